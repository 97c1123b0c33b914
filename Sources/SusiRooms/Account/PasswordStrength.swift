// Susi. SPDX-License-Identifier: Apache-2.0

/// How hard a password seems to be to guess; what the server thinks of it counts.
enum PasswordStrength: UInt8, CaseIterable {
    case weak, fair, strong

    /// Looks at a password that is long enough.
    ///
    /// Rows of equal or neighbouring signs count as two, what stands in the address as one.
    init(_ password: String, email: String) {
        var pieces = 0
        var kinds: UInt8 = 0
        var last: (sign: Int, step: Int)?
        for scalar in password.unicodeScalars {
            let sign = Int(scalar.value)
            kinds |= PasswordStrength.kind(sign)
            let step = last.map { sign - $0.sign } ?? 1000
            if (-1...1).contains(step), step == last?.step {} else { pieces += 1 }
            last = (sign, step)
        }
        let name = EmailFormat.plain(email).utf8.prefix { $0 != UInt8(ascii: "@") }
        if name.count >= 3, PasswordStrength.contains(EmailFormat.plain(password), name) {
            pieces -= name.count - 1
        }
        let score = pieces + 2 * (kinds.nonzeroBitCount - 1)
        let isNumber = kinds == PasswordStrength.kind(0x30)
        self = isNumber && pieces < 12 || score < 10 ? .weak : score < 15 ? .fair : .strong
    }

    private static func kind(_ sign: Int) -> UInt8 {
        switch sign {
        case 0x30...0x39: 1
        case 0x41...0x5A: 2
        case 0x61...0x7A: 4
        default: 8
        }
    }

    private static func contains(_ text: String, _ part: Substring.UTF8View.SubSequence) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count >= part.count else { return false }
        return (0...bytes.count - part.count).contains { bytes[$0...].starts(with: part) }
    }
}

extension PasswordStrength {
    var wording: AccountWording {
        switch self {
        case .weak: .weak
        case .fair: .fair
        case .strong: .strong
        }
    }

    /// What style sheets call it.
    var style: String {
        switch self {
        case .weak: "weak"
        case .fair: "fair"
        case .strong: "strong"
        }
    }
}

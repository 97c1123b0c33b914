// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads the pieces that dates are made of, one after the other.
struct DateScanner {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The byte ahead, or nothing at the end.
    var next: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    var isAtEnd: Bool {
        position >= bytes.count
    }

    /// Whether the byte ahead is a letter of the English alphabet.
    var isAtLetter: Bool {
        guard let next else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20)
    }

    /// Takes the byte ahead if it is this one.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func skipBlanks() {
        while take(" ") {}
    }

    mutating func expect(_ character: Unicode.Scalar, _ expected: String) throws(DateError) {
        guard take(character) else { throw error(expected) }
    }

    mutating func expectEnd() throws(DateError) {
        guard isAtEnd else { throw error("the end of the date") }
    }

    /// Takes one to `most` digits, at least `least` of them, whose number lies in a range.
    mutating func number(
        _ name: String,
        digits least: Int,
        atMost most: Int? = nil,
        in range: ClosedRange<Int>
    ) throws(DateError) -> Int {
        let start = position
        var value = 0
        while position - start < most ?? least, let digit = takeDigit() {
            value = value * 10 + digit
        }
        guard position - start >= least else {
            throw error("\(least == 1 ? "a digit" : "\(least) digits") of the \(name)")
        }
        guard range.contains(value) else {
            throw error("\(range.lowerBound) to \(range.upperBound) for the \(name)", at: start)
        }
        return value
    }

    /// Takes a fraction of a second of any length, cut down to milliseconds.
    mutating func milliseconds(digits exact: Int? = nil) throws(DateError) -> Int {
        let start = position
        var value = 0
        var unit = 100
        while let digit = takeDigit() {
            value += digit * unit
            unit /= 10
        }
        guard position > start, exact == nil || position - start == exact else {
            throw error("digits of the second's fraction", at: start)
        }
        return value
    }

    /// Takes letters and finds the name they begin, or the whole name where `isWhole`.
    mutating func name(
        among names: [String],
        _ expected: String,
        isWhole: Bool = false
    ) throws(DateError) -> Int {
        let start = position
        while isAtLetter { position += 1 }
        let length = position - start
        for (index, name) in names.enumerated() where isWhole ? length > 3 : length == 3 {
            let known = name.utf8.prefix(isWhole ? name.utf8.count : 3)
            guard known.count == length else { continue }
            if zip(known, bytes[start..<position]).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
                return index
            }
        }
        throw error(expected, at: start)
    }

    /// Takes the letters ahead as a zone's name.
    mutating func zoneName() throws(DateError) -> TimeZoneOffset {
        let start = position
        while isAtLetter { position += 1 }
        for zone in DateNames.zones where zone.name.utf8.elementsEqual(bytes[start..<position]) {
            return TimeZoneOffset(clamping: zone.minutes)
        }
        throw error("the name of a time zone", at: start)
    }

    func error(_ expected: String, at start: Int? = nil) -> DateError {
        let start = start ?? position
        let found = String(decoding: bytes[start...].prefix(12), as: UTF8.self)
        return DateError(position: start, found: found, expected: expected)
    }

    private mutating func takeDigit() -> Int? {
        guard let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) else { return nil }
        position += 1
        return Int(next - UInt8(ascii: "0"))
    }
}

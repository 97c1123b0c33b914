// Susi. SPDX-License-Identifier: Apache-2.0

/// An e-mail address, in small letters: whoever writes it otherwise means the same person.
struct EmailAddress: Sendable, Hashable, CustomStringConvertible {
    /// What stands in front of the @.
    let name: String
    /// What stands behind it.
    let domain: String

    /// Reads an address as people have them; nil where it is none.
    ///
    /// Neither blanks nor control characters get through, so an address can stand in a header, in
    /// a message's last word (Q6) and in a line of the log's neighbours.
    init?(_ text: String) {
        let parts = text.lowercased().split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, text.utf8.count <= 254, parts[0].utf8.count <= 64 else {
            return nil
        }
        let words = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard words.allSatisfy({ EmailAddress.isWord($0) }), labels.count >= 2,
            labels.allSatisfy({ EmailAddress.isLabel($0) })
        else { return nil }
        name = String(parts[0])
        domain = String(parts[1])
    }

    var description: String {
        "\(name)@\(domain)"
    }

    /// A word of RFC 5322, section 3.2.3.
    private static func isWord(_ word: Substring) -> Bool {
        !word.isEmpty
            && word.utf8.allSatisfy {
                isLetterOrDigit($0) || "!#$%&'*+-/=?^_`{|}~".utf8.contains($0)
            }
    }

    /// A part of the name of a host.
    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.utf8.count <= 63 && !label.hasPrefix("-") && !label.hasSuffix("-")
            && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// Text of any language in lines of ASCII that every mail server lets through (RFC 2045, 6.7).
enum QuotedPrintable {
    private static let longestLine = 76

    /// The lines of a text, none longer than allowed.
    static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            encoded(Array(line.utf8))
        }
    }

    static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "=0\(digits)" : "=\(digits)"
    }

    private static func encoded(_ bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        var line = ""
        for (index, byte) in bytes.enumerated() {
            let isLast = index == bytes.count - 1
            let sign =
                switch byte {
                // A blank at the end of a line gets lost on the way.
                case 0x20, 0x09: isLast ? escape(byte) : String(Unicode.Scalar(byte))
                case UInt8(ascii: "="): escape(byte)
                case 0x21...0x7E: String(Unicode.Scalar(byte))
                default: escape(byte)
                }
            // One place is kept for the mark that says the line goes on.
            if line.utf8.count + sign.utf8.count > longestLine - 1 {
                lines.append(line + "=")
                line = ""
            }
            line += sign
        }
        return lines + [line]
    }
}

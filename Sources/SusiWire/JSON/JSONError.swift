// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a text is no JSON: what was expected, what stood there instead, and where.
public struct JSONError: Error, Sendable, Equatable {
    /// The kinds of fault.
    public enum Kind: UInt8, Sendable {
        case unexpectedByte
        case unexpectedEnd
        case invalidEscape
        case invalidUTF8
        case invalidNumber
        case duplicateMember
        case tooDeep
        case tooLong
    }

    /// What kind of fault it is.
    public let kind: Kind
    /// What would have been right at that place.
    public let expected: String
    /// What stood there, quoted for people.
    public let found: String
    /// The fault's distance from the beginning, in bytes.
    public let offset: Int
    /// The fault's line, counted from 1.
    public let line: Int
    /// The fault's column in characters, counted from 1.
    public let column: Int
}

extension JSONError: CustomStringConvertible {
    /// One sentence for people: where, what was expected, what was found.
    public var description: String {
        "line \(line), column \(column): expected \(expected), found \(found)"
    }
}

extension JSONError {
    /// Finds line and column by reading the text up to the fault once more.
    init(_ kind: Kind, at offset: Int, expected: String, in bytes: Span<UInt8>) {
        self.kind = kind
        self.expected = expected
        self.offset = offset
        found = JSONError.quoted(at: offset, in: bytes)
        var line = 1
        var column = 1
        for index in 0..<min(offset, bytes.count) {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if bytes[index] & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.line = line
        self.column = column
    }

    private static func quoted(at offset: Int, in bytes: Span<UInt8>) -> String {
        guard offset < bytes.count else { return "the end of the text" }
        let byte = bytes[offset]
        if byte > 0x20, byte < 0x7F { return "‘\(Character(Unicode.Scalar(byte)))’" }
        return switch byte {
        case UInt8(ascii: "\n"): "a line break"
        case UInt8(ascii: " "), UInt8(ascii: "\t"): "a blank"
        default: "the byte \(byte)"
        }
    }
}

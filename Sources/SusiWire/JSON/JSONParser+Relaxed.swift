// Susi. SPDX-License-Identifier: Apache-2.0

/// What skill authors wrote and old engines read: `;` for `,`, a trailing comma, single quotes,
/// names and values without quotes, remarks behind the end. Duplicate names stay an error, since
/// in a skill they are a slip, and so do line breaks inside strings.
extension JSONParser {
    /// A value in single quotes or none: a word, a number, or a text such as `$1$`.
    mutating func parseRelaxedScalar() throws(JSONError) -> JSON {
        if current == UInt8(ascii: "'") {
            position += 1
            return .string(try parseString(until: UInt8(ascii: "'")))
        }
        let text = try parseUnquoted("a value")
        if text.utf8.count <= 5 {
            let lower = text.utf8.map { $0 | 0x20 }
            if lower.elementsEqual("true".utf8) { return .bool(true) }
            if lower.elementsEqual("false".utf8) { return .bool(false) }
            if lower.elementsEqual("null".utf8) { return .null }
        }
        if let number = JSONNumber(text) { return .number(number) }
        return .string(text)
    }

    /// A member's name in single quotes or none.
    mutating func parseRelaxedName() throws(JSONError) -> String {
        if current == UInt8(ascii: "'") {
            position += 1
            return try parseString(until: UInt8(ascii: "'"))
        }
        return try parseUnquoted("a member name")
    }

    private mutating func parseUnquoted(_ expected: String) throws(JSONError) -> String {
        let start = position
        while position < bytes.count, !endsUnquoted(bytes[position]) {
            position += 1
        }
        var end = position
        while end > start, bytes[end - 1] <= 0x20 {
            end -= 1
        }
        guard end > start else { throw error(.unexpectedByte, at: position, expected) }
        let source = bytes[start..<end]
        guard let text = String(validating: source, as: UTF8.self) else {
            throw error(.invalidUTF8, at: start, "UTF-8")
        }
        return text
    }

    private func endsUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "["),
            UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "#"):
            true
        default:
            byte < 0x20
        }
    }
}

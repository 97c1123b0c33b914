// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads one JSON text from bytes, as RFC 8259 has it, or in the relaxed form of skill bodies.
///
/// What RFC 8259 leaves open is decided so: a byte-order mark at the beginning is skipped; numbers
/// of any size are kept as they are written; where a name is given twice the last value counts, at
/// the first one's place; half a surrogate pair becomes U+FFFD; bytes that are no UTF-8 are
/// refused, as are other encodings.
///
/// The relaxed form differs only where the strict one would have failed, so reading strict text
/// costs nothing for it: see `JSONParser+Relaxed.swift`.
struct JSONParser: ~Copyable {
    let bytes: UnsafeBufferPointer<UInt8>
    let limits: JSONLimits
    let relaxed: Bool
    var position = 0
    private var depth = 0
    private var elements = PendingElements<JSON>()
    private var members = PendingElements<JSONObject.Member>()
    var unescaped: [UInt8] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits, relaxed: Bool) {
        self.bytes = bytes
        self.limits = limits
        self.relaxed = relaxed
    }

    mutating func parse() throws(JSONError) -> JSON {
        guard bytes.count <= limits.bytes else {
            throw error(.tooLong, at: limits.bytes, "at most \(limits.bytes) bytes")
        }
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
        skipBlanks()
        let value = try parseValue()
        skipBlanks()
        // Skill bodies carry remarks after the closing brace.
        guard position == bytes.count || relaxed else {
            throw error(.unexpectedByte, at: position, "the end of the text")
        }
        return value
    }

    func error(_ kind: JSONError.Kind, at offset: Int, _ expected: String) -> JSONError {
        let kind = offset >= bytes.count && kind == .unexpectedByte ? .unexpectedEnd : kind
        return JSONError(kind, at: offset, expected: expected, in: bytes.span)
    }

    /// The byte at the current position; 0 at the end, which no token begins with.
    @inline(__always)
    var current: UInt8 {
        position < bytes.count ? bytes[position] : 0
    }

    @inline(__always)
    mutating func skipBlanks() {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }
}

extension JSONParser {
    mutating func parseValue() throws(JSONError) -> JSON {
        switch current {
        case UInt8(ascii: "\""):
            position += 1
            return .string(try parseString(until: UInt8(ascii: "\"")))
        case UInt8(ascii: "{"):
            return try parseObject()
        case UInt8(ascii: "["):
            return try parseArray()
        case _ where relaxed:
            return try parseRelaxedScalar()
        case UInt8(ascii: "t"):
            try expect("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try expect("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try expect("null")
            return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard let end = JSONNumber.end(in: bytes.span, from: position) else {
                throw error(.invalidNumber, at: position, "a number such as -1.5e3")
            }
            let text = String(decoding: bytes[position..<end], as: UTF8.self)
            position = end
            return .number(JSONNumber(checked: text))
        default:
            throw error(.unexpectedByte, at: position, "a value")
        }
    }

    private mutating func expect(_ word: StaticString) throws(JSONError) {
        let count = word.utf8CodeUnitCount
        for index in 0..<count {
            guard position + index < bytes.count,
                bytes[position + index] == word.utf8Start[index]
            else { throw error(.unexpectedByte, at: position + index, "the word \(word)") }
        }
        position += count
    }

    private mutating func enter() throws(JSONError) {
        depth += 1
        guard depth <= limits.depth else {
            throw error(.tooDeep, at: position, "at most \(limits.depth) levels of nesting")
        }
        position += 1
        skipBlanks()
    }

    private mutating func parseArray() throws(JSONError) -> JSON {
        try enter()
        let start = elements.count
        if current != UInt8(ascii: "]") {
            repeat {
                let element = try parseValue()
                elements.push(element)
            } while try goesOn(until: UInt8(ascii: "]"), "a comma or ] after the array element")
        }
        position += 1
        depth -= 1
        return .array(elements.pop(from: start))
    }

    private mutating func parseObject() throws(JSONError) -> JSON {
        try enter()
        let start = members.count
        var names = MemberNames()
        if current != UInt8(ascii: "}") {
            repeat {
                let nameOffset = position
                let name = try parseName()
                skipBlanks()
                guard current == UInt8(ascii: ":") else {
                    throw error(.unexpectedByte, at: position, "a colon after the member name")
                }
                position += 1
                skipBlanks()
                let value = try parseValue()
                if let earlier = names.insert(name, following: start, in: members) {
                    guard !relaxed else {
                        throw error(.duplicateMember, at: nameOffset, "a member name not yet used")
                    }
                    members[earlier].value = value
                } else {
                    members.push(JSONObject.Member(name, value))
                }
            } while try goesOn(until: UInt8(ascii: "}"), "a comma or } after the member")
        }
        position += 1
        depth -= 1
        return .object(JSONObject(distinct: members.pop(from: start)))
    }

    /// Steps over a comma to the next element, or stops before the closing bracket.
    @inline(__always)
    private mutating func goesOn(
        until close: UInt8,
        _ expected: StaticString
    ) throws(JSONError) -> Bool {
        skipBlanks()
        let byte = current
        if byte == close { return false }
        guard byte == UInt8(ascii: ",") || relaxed && byte == UInt8(ascii: ";") else {
            throw error(.unexpectedByte, at: position, "\(expected)")
        }
        position += 1
        skipBlanks()
        return !(relaxed && current == close)
    }

    @inline(__always)
    private mutating func parseName() throws(JSONError) -> String {
        if current == UInt8(ascii: "\"") {
            position += 1
            return try parseString(until: UInt8(ascii: "\""))
        }
        guard relaxed else {
            throw error(.unexpectedByte, at: position, "a member name in double quotes")
        }
        return try parseRelaxedName()
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

extension JSONParser {
    /// Reads a string whose opening quote is behind us, and steps over the closing one.
    @inline(__always)
    mutating func parseString(until quote: UInt8) throws(JSONError) -> String {
        let start = position
        var isASCII = true
        skipPlainText(isASCII: &isASCII)
        if current == quote, position < bytes.count, isASCII {
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            position += 1
            return text
        }
        return try parseLongWay(from: start, until: quote, isASCII: isASCII)
    }

    /// Goes on to the next quote, backslash, control character or the end.
    @inline(__always)
    private mutating func skipPlainText(isASCII: inout Bool) {
        var index = position
        while index + 8 <= bytes.count {
            let word = UInt64(
                littleEndian: UnsafeRawBufferPointer(bytes)
                    .loadUnaligned(fromByteOffset: index, as: UInt64.self)
            )
            let special = JSONText.special(word)
            let high = JSONText.notASCII(word)
            if special == 0 {
                if high != 0 { isASCII = false }
                index += 8
                continue
            }
            let distance = special.trailingZeroBitCount >> 3
            if high & ((1 << UInt64(distance * 8)) &- 1) != 0 { isASCII = false }
            position = index + distance
            return
        }
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            if byte >= 0x80 { isASCII = false }
            index += 1
        }
        position = index
    }

    /// Strings with escapes, with letters beyond ASCII, or with something wrong.
    private mutating func parseLongWay(
        from start: Int,
        until quote: UInt8,
        isASCII: Bool
    ) throws(JSONError) -> String {
        unescaped.removeAll(keepingCapacity: true)
        var copied = start
        var isASCII = isASCII
        // Single-quoted strings stop at double quotes and, being rare, are read byte by byte.
        if quote != UInt8(ascii: "\"") { position = start }
        while true {
            guard position < bytes.count else {
                throw error(.unexpectedEnd, at: position, "the closing quote of the string")
            }
            let byte = bytes[position]
            if byte == quote {
                unescaped.append(contentsOf: bytes[copied..<position])
                let text = try validated(from: start)
                position += 1
                return text
            }
            if byte == UInt8(ascii: "\\") {
                unescaped.append(contentsOf: bytes[copied..<position])
                try parseEscape()
                copied = position
            } else if byte < 0x20, !relaxed || byte == 0x0A || byte == 0x0D {
                throw error(.unexpectedByte, at: position, "a closing quote before the line ends")
            } else {
                position += 1
            }
            if quote == UInt8(ascii: "\"") { skipPlainText(isASCII: &isASCII) }
        }
    }

    /// The unescaped bytes as a string, once they are known to be UTF-8.
    private func validated(from start: Int) throws(JSONError) -> String {
        if let text = String(validating: unescaped, as: UTF8.self) { return text }
        // Escapes only ever write valid UTF-8, so the fault is to be found in the source.
        var offset = start
        while offset < position {
            let length = UTF8Sequence.length(in: bytes.span, at: offset)
            if length == 0 { break }
            offset += length
        }
        throw error(.invalidUTF8, at: offset, "UTF-8")
    }

    private mutating func parseEscape() throws(JSONError) {
        let start = position
        position += 1
        let byte = current
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
        case UInt8(ascii: "'") where relaxed: unescaped.append(byte)
        case UInt8(ascii: "n"): unescaped.append(0x0A)
        case UInt8(ascii: "t"): unescaped.append(0x09)
        case UInt8(ascii: "r"): unescaped.append(0x0D)
        case UInt8(ascii: "b"): unescaped.append(0x08)
        case UInt8(ascii: "f"): unescaped.append(0x0C)
        case UInt8(ascii: "u"): try parseUnicodeEscape()
        default:
            throw error(
                .invalidEscape,
                at: start + 1,
                #"one of " \ / b f n r t u after a backslash"#
            )
        }
    }

    /// Reads the digits of `\uXXXX` and, after the first half of a pair, a second such escape.
    private mutating func parseUnicodeEscape() throws(JSONError) {
        let unit = try parseHexDigits()
        var scalar = unit
        if unit & 0xFC00 == 0xD800, current == UInt8(ascii: "\\"), position + 1 < bytes.count,
            bytes[position + 1] == UInt8(ascii: "u")
        {
            let afterFirst = position
            position += 2
            let second = try parseHexDigits()
            if second & 0xFC00 == 0xDC00 {
                scalar = 0x10000 + (unit & 0x3FF) << 10 + (second & 0x3FF)
            } else {
                position = afterFirst
            }
        }
        UTF8Sequence.append(Unicode.Scalar(scalar) ?? "\u{FFFD}", to: &unescaped)
    }

    private mutating func parseHexDigits() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = hexDigit(current) else {
                throw error(.invalidEscape, at: position, #"four hexadecimal digits after \u"#)
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}

/// The value of a hexadecimal digit in ASCII, or nil where it is none.
@inline(__always)
func hexDigit(_ byte: UInt8) -> UInt8? {
    let decimal = byte &- UInt8(ascii: "0")
    if decimal < 10 { return decimal }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
}

// Susi. SPDX-License-Identifier: Apache-2.0

extension SelectionParser {
    /// Reads a text in quotes.
    ///
    /// A quote ends the text only where the expression can go on after it, because people's words
    /// are put in without escapes: `query='what's up'` asks for `what's up`.
    mutating func parseText() throws(SelectionError) -> String {
        skipBlanks()
        let quote = current
        guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
            throw fault("a text in quotes")
        }
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == UInt8(ascii: "\\"), let next = current, next == quote || next == byte {
                text.append(next)
                position += 1
            } else if byte != quote {
                text.append(byte)
            } else if textCanEndHere {
                return String(decoding: text, as: UTF8.self)
            } else {
                text.append(byte)
                // A doubled quote is one quote, as in SQL.
                if current == quote { position += 1 }
            }
        }
        position = start
        throw fault("a text with a quote at its end")
    }

    private var textCanEndHere: Bool {
        var rest = self
        rest.skipBlanks()
        switch rest.current {
        case nil, UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: ","): return true
        default: return rest.skip(keyword: "and")
        }
    }

    // MARK: Reading and failing

    /// The byte at the current position, nil at the end.
    var current: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    mutating func skipBlanks() {
        while let byte = current, byte <= 0x20 { position += 1 }
    }

    /// Steps over blanks and a sign, and over the blanks behind it.
    mutating func skip(_ sign: StaticString) -> Bool {
        let start = position
        skipBlanks()
        guard skip(bytes: sign) else {
            position = start
            return false
        }
        skipBlanks()
        return true
    }

    /// Steps over exactly these bytes.
    mutating func skip(bytes text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] {
            return false
        }
        position += count
        return true
    }

    /// Steps over blanks and a whole word, given in lower case and read in any.
    mutating func skip(keyword: StaticString) -> Bool {
        let start = position
        skipBlanks()
        let count = keyword.utf8CodeUnitCount
        var matches = position + count <= bytes.count
        for index in 0..<(matches ? count : 0) {
            matches = matches && bytes[position + index] | 0x20 == keyword.utf8Start[index]
        }
        if matches, position + count == bytes.count || !isNameByte(bytes[position + count]) {
            position += count
            return true
        }
        position = start
        return false
    }

    /// What was read since then, without the blanks behind it.
    func written(from start: Int) -> String {
        let end = bytes[start..<position].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    mutating func readName() -> String? {
        let start = position
        while let byte = current, isNameByte(byte) { position += 1 }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    mutating func readIndex() -> Int? {
        skipBlanks()
        let start = position
        var index = 0
        while let byte = current, byte &- 0x30 < 10, position - start < 9 {
            index = index * 10 + Int(byte - 0x30)
            position += 1
        }
        return position > start ? index : nil
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "$"), UInt8(ascii: "!"), UInt8(ascii: "@"), UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    func fault(_ expected: String) -> SelectionError {
        var rest = self
        rest.skipBlanks()
        let column = bytes[..<rest.position].count { $0 & 0xC0 != 0x80 } + 1
        let start = rest.position
        let found: String
        if let name = rest.readName() {
            found = "‘\(name)’"
        } else if start < bytes.count {
            found = "‘\(String(decoding: [bytes[start]], as: UTF8.self))’"
        } else {
            found = "the end of the expression"
        }
        return SelectionError(column: column, expected: expected, found: found)
    }
}

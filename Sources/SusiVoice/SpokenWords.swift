// Susi. SPDX-License-Identifier: Apache-2.0

/// Takes out of a line what is for eyes: marks, addresses, emoji, entities.
struct SpokenWords {
    private let bytes: [UInt8]
    private var at = 0
    private var plain: [UInt8] = []
    /// Where in what is said the brackets stand that nothing has closed so far.
    private var brackets: [Int] = []

    /// What is said of a line; empty where nothing in it can be said.
    static func of(_ line: ArraySlice<UInt8>) -> [UInt8] {
        var words = SpokenWords(bytes: Array(Byte.trimmed(line)))
        words.read()
        return words.finished()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private func byte(_ distance: Int) -> UInt8 {
        let index = at + distance
        return index >= 0 && index < bytes.count ? bytes[index] : 0
    }

    private mutating func read() {
        while at < bytes.count {
            let byte = bytes[at]
            switch byte {
            case 0..<0x21, 0x7F: skip(1, leavingBlank: true)
            case UInt8(ascii: "`"): at += 1
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readMark(byte)
            case UInt8(ascii: "\\") where !Byte.isWord(self.byte(1)) && self.byte(1) > 0x20:
                at += 1
                take()
            case UInt8(ascii: "!") where self.byte(1) == UInt8(ascii: "["): at += 1
            case UInt8(ascii: "["): readBracket()
            case UInt8(ascii: "]"): readEndOfBracket()
            case UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "w"), UInt8(ascii: "W"):
                if !readAddress() { take() }
            case UInt8(ascii: "<") where startsAddress(at + 1): at += 1
            case UInt8(ascii: "&"): readEntity()
            case 0x80...: readScalar()
            default: take()
            }
        }
    }

    private mutating func take() {
        guard at < bytes.count else { return }
        plain.append(bytes[at])
        at += 1
    }

    private mutating func skip(_ count: Int, leavingBlank: Bool = false) {
        at += count
        if leavingBlank, let last = plain.last, last != 0x20 { plain.append(0x20) }
    }

    /// Leaves out a row of stars, lines or waves that makes a text bold; keeps one that reckons.
    private mutating func readMark(_ mark: UInt8) {
        var count = 1
        while byte(count) == mark { count += 1 }
        let before = byte(-1)
        let after = byte(count)
        let isFree = before == 0x20 && (after == 0x20 || after == 0)
        let isWithin = Byte.isWord(before) && Byte.isWord(after)
        let isWave = mark == UInt8(ascii: "~")
        if count == 1, isFree || isWithin || isWave { plain.append(mark) }
        at += count
    }

    /// Leaves out the box of a task.
    private mutating func readBracket() {
        let isBox = byte(2) == UInt8(ascii: "]") && byte(3) == 0x20
        let isTask = byte(1) == 0x20 || byte(1) | 0x20 == UInt8(ascii: "x")
        if isBox, isTask, plain.isEmpty { return skip(4) }
        // The bracket of a link is left out, which is known where it ends.
        brackets.append(plain.count)
        plain.append(bytes[at])
        at += 1
    }

    /// Reads `](address)`: what stands in the brackets is said, the address is not.
    private mutating func readEndOfBracket() {
        guard let open = brackets.popLast(), byte(1) == UInt8(ascii: "(") else { return take() }
        var end = at + 2
        var depth = 0
        while end < bytes.count, end - at < 2100 {
            if bytes[end] == UInt8(ascii: "(") { depth += 1 }
            if bytes[end] == UInt8(ascii: ")") {
                if depth == 0 { break }
                depth -= 1
            }
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return take() }
        plain.remove(at: open)
        at = end + 1
    }

    private func startsAddress(_ place: Int) -> Bool {
        Byte.stands("http://", at: place, in: bytes)
            || Byte.stands("https://", at: place, in: bytes)
            || Byte.stands("www.", at: place, in: bytes)
    }

    /// Says of an address only whose it is.
    private mutating func readAddress() -> Bool {
        guard !Byte.isWord(byte(-1)), startsAddress(at) else { return false }
        var start = at
        while bytes[start] | 0x20 != UInt8(ascii: "w"), bytes[start] != UInt8(ascii: "/") {
            start += 1
        }
        while start < bytes.count, bytes[start] == UInt8(ascii: "/") { start += 1 }
        if Byte.stands("www.", at: start, in: bytes) { start += 4 }
        var host = start
        while host < bytes.count, Byte.isWord(bytes[host]) || ".-".utf8.contains(bytes[host]) {
            host += 1
        }
        var end = host
        while end < bytes.count, bytes[end] > 0x20, !"<>\"`{}|^[]\\".utf8.contains(bytes[end]) {
            end += 1
        }
        // A bracket behind the address may be one of its own.
        let isOpen = bytes[start..<end].contains(UInt8(ascii: "("))
        while end > start,
            ".,;:!?'*_~-".utf8.contains(bytes[end - 1])
                || !isOpen && bytes[end - 1] == UInt8(ascii: ")")
        {
            end -= 1
        }
        host = min(host, end)
        plain.append(contentsOf: bytes[start..<host])
        at = max(end, start)
        if byte(0) == UInt8(ascii: ">") { at += 1 }
        return true
    }

    private mutating func readEntity() {
        guard let (value, count) = SpokenEntity.read(bytes[at...]) else { return take() }
        at += count
        append(value)
    }

    private mutating func readScalar() {
        let count = bytes[at] < 0xE0 ? 2 : bytes[at] < 0xF0 ? 3 : 4
        var value = UInt32(bytes[at]) & (0xFF >> UInt32(count + 1))
        for distance in 1..<count { value = value << 6 | UInt32(byte(distance) & 0x3F) }
        at = min(bytes.count, at + count)
        append(value)
    }

    private mutating func append(_ value: UInt32) {
        guard !Self.isForEyes(value), let scalar = Unicode.Scalar(value) else { return }
        // All kinds of blanks are one.
        guard value > 0x20, value != 0xA0, value != 0x202F, !(0x2000...0x200A).contains(value)
        else { return skip(0, leavingBlank: true) }
        plain.append(contentsOf: String(scalar).utf8)
    }

    /// Emoji, arrows, frames, stars, and what joins or colours them.
    private static func isForEyes(_ value: UInt32) -> Bool {
        switch value {
        case 0x1F000...0x1FAFF, 0x2600...0x27BF, 0x2B00...0x2BFF, 0x2190...0x21FF,
            0x2300...0x23FF, 0x2500...0x25FF, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2064,
            0xFE00...0xFE0F, 0xFEFF, 0x20E3, 0x2022, 0x3030, 0x303D, 0x3297, 0x3299, 0xFFFD,
            0xE0000...0xE01EF, 0x7F...0x9F:
            true
        default: false
        }
    }

    /// The words without blanks that what was left out left behind; none where no word is in them.
    private func finished() -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(plain.count)
        var hasWord = false
        for (index, byte) in plain.enumerated() {
            if byte == 0x20 {
                if let last = text.last, last != 0x20 { text.append(byte) }
                continue
            }
            if ".,;:!?)".utf8.contains(byte), text.last == 0x20 { text.removeLast() }
            text.append(byte)
            // Dashes, quotes and dots of typesetters are no words.
            let isMark = byte == 0xE2 && index + 1 < plain.count && plain[index + 1] == 0x80
            if Byte.isWord(byte), byte & 0xC0 != 0x80, !isMark { hasWord = true }
        }
        if text.last == 0x20 { text.removeLast() }
        return hasWord ? text : []
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// Takes HTML out of a text: tags that end lines become ends of lines, pictures become what they show.
struct SpokenTags {
    private let bytes: [UInt8]
    private var at = 0
    private var plain: [UInt8] = []

    /// The text without the tags that mean something in answers; all else stays what it is.
    static func removed(from bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "<")) else { return bytes }
        var tags = SpokenTags(bytes: bytes)
        tags.read()
        return tags.plain
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        plain.reserveCapacity(bytes.count)
    }

    private mutating func read() {
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "<"), readTag() { continue }
            plain.append(bytes[at])
            at += 1
        }
    }

    private mutating func readTag() -> Bool {
        var start = at + 1
        let isEnd = start < bytes.count && bytes[start] == UInt8(ascii: "/")
        if isEnd { start += 1 }
        var end = start
        while end < bytes.count, end - start < 12, bytes[end] < 0x80, Byte.isWord(bytes[end]) {
            end += 1
        }
        guard end > start, let kind = Self.kind(bytes[start..<end]), let close = endOfTag(end)
        else { return false }
        switch kind {
        case .look: break
        case .item: plain.append(contentsOf: isEnd ? [0x0A] : [0x0A, 0x2D, 0x20])
        case .block: plain.append(0x0A)
        case .picture: plain.append(contentsOf: shown(end..<close))
        case .code: plain.append(contentsOf: "\n```\n".utf8)
        }
        at = close + 1
        return true
    }

    /// Where the `>` of a tag stands; another tag, or too much, ends the search.
    private func endOfTag(_ start: Int) -> Int? {
        guard start < bytes.count, !Byte.isWord(bytes[start]) else { return nil }
        var quote: UInt8 = 0
        for index in start..<min(bytes.count, start + 4096) {
            let byte = bytes[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: ">") {
                return index
            } else if byte == UInt8(ascii: "<") {
                return nil
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
        return nil
    }

    /// What `alt` says of a picture.
    private func shown(_ attributes: Range<Int>) -> ArraySlice<UInt8> {
        for index in attributes where Byte.stands("alt=", at: index, in: bytes) {
            let start = index + 5
            guard start < attributes.upperBound, Byte.isBlank(bytes[index - 1]) else { continue }
            let quote = bytes[index + 4]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            return bytes[start..<attributes.upperBound].prefix { $0 != quote }
        }
        return []
    }

    private enum Kind { case look, block, item, picture, code }

    /// Names with blanks around them, by what they do to what is read.
    private static let names: [(StaticString, Kind)] = [
        (" b strong i em u s del strike code tt kbd a span small big sup sub font mark ", .look),
        (" br p div h1 h2 h3 h4 h5 h6 ul ol tr table hr blockquote ", .block),
        (" li ", .item), (" img ", .picture), (" pre ", .code),
    ]

    private static func kind(_ name: ArraySlice<UInt8>) -> Kind? {
        let word = [0x20] + name.map { Byte.lower($0) } + [0x20]
        for (names, kind) in names {
            let count = names.utf8CodeUnitCount - word.count
            guard count >= 0 else { continue }
            for start in 0...count {
                var isSame = true
                for index in word.indices where names.utf8Start[start + index] != word[index] {
                    isSame = false
                    break
                }
                if isSame { return kind }
            }
        }
        return nil
    }
}

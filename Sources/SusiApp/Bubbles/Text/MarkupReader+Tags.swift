// Susi. SPDX-License-Identifier: Apache-2.0

// The HTML that is found in skills.
extension MarkupReader {
    /// Reads a tag; false where it is none that means something here.
    mutating func readTag() -> Bool {
        let isEnd = next(1) == UInt8(ascii: "/")
        let start = at + (isEnd ? 2 : 1)
        var index = start
        while index < bytes.count, index - start < 8, bytes[index] < 0x80, Self.isWord(bytes[index])
        {
            index += 1
        }
        let small = bytes[start..<index].map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        guard let tag = MarkupTag(small), let end = endOfTag(from: index) else { return false }
        let attributes = index..<end
        at = end + 1
        if isEnd { close(tag) } else { open(tag, attributes) }
        return true
    }

    /// Where the `>` of a tag stands; another tag, or too much, ends the search.
    private func endOfTag(from start: Int) -> Int? {
        var index = start
        var quote: UInt8 = 0
        guard index < bytes.count, !Self.isWord(bytes[index]) else { return nil }
        while index < bytes.count, index - start < 4096 {
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
            index += 1
        }
        return nil
    }

    private mutating func open(_ tag: MarkupTag, _ attributes: Range<Int>) {
        switch tag {
        case .look(let look): builder.switchLook(look, isOn: true)
        case .lineBreak: builder.append([0x0A])
        case .paragraph: builder.endBlock()
        case .heading: builder.begin(.paragraph, isHeading: true)
        case .link: builder.openLink(value(of: "href", attributes))
        case .picture:
            builder.addPicture(value(of: "src", attributes), shows: value(of: "alt", attributes))
        case .bullets: if lists.count < 8 { lists.append(nil) }
        case .numbers: if lists.count < 8 { lists.append(0) }
        case .item:
            var marker = "•"
            if let last = lists.last, let number = last, number < 1_000_000 {
                marker = "\(number + 1)."
                lists[lists.count - 1] = number + 1
            }
            builder.begin(.item(marker: marker, depth: min(max(lists.count - 1, 0), 4)))
        case .code:
            // Up to its end nothing is special but entities.
            var end = at
            while end < bytes.count, !isEndOfCode(end) { end += 1 }
            builder.addCode(MarkupEntity.decoded(bytes[at..<end])[...])
            at = end
        }
    }

    private func isEndOfCode(_ index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "<") else { return false }
        return bytes[index...].prefix(6).map { $0 | 0x20 }.elementsEqual("</pre>".utf8)
    }

    private mutating func close(_ tag: MarkupTag) {
        switch tag {
        case .look(let look): builder.switchLook(look, isOn: false)
        case .link: builder.closeLink()
        case .bullets, .numbers:
            _ = lists.popLast()
            builder.endBlock()
        case .paragraph, .heading, .item: builder.endBlock()
        case .lineBreak, .picture, .code: break
        }
    }

    /// The value of an attribute of a tag; empty where it has none.
    private func value(of name: String, _ attributes: Range<Int>) -> String {
        var index = attributes.lowerBound
        while index < attributes.upperBound {
            // A name, then perhaps a value, in quotes or not.
            while index < attributes.upperBound, !Self.isWord(bytes[index]) { index += 1 }
            let start = index
            while index < attributes.upperBound,
                Self.isWord(bytes[index]) || bytes[index] == UInt8(ascii: "-")
            {
                index += 1
            }
            let found = bytes[start..<index].map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
            while index < attributes.upperBound, Self.isBlank(bytes[index]) { index += 1 }
            guard index < attributes.upperBound, bytes[index] == UInt8(ascii: "=") else { continue }
            index += 1
            while index < attributes.upperBound, Self.isBlank(bytes[index]) { index += 1 }
            guard index < attributes.upperBound else { break }
            let quote = bytes[index]
            let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            let valueStart = isQuoted ? index + 1 : index
            index = valueStart
            while index < attributes.upperBound,
                isQuoted ? bytes[index] != quote : !Self.isBlank(bytes[index])
            {
                index += 1
            }
            let value = bytes[valueStart..<index]
            if isQuoted, index < attributes.upperBound { index += 1 }
            if found.elementsEqual(name.utf8) {
                return String(decoding: MarkupEntity.decoded(value), as: UTF8.self)
            }
        }
        return ""
    }

    /// Reads `&name;` or `&#number;`; false where it is none that is known.
    mutating func readEntity() -> Bool {
        guard let (scalar, count) = MarkupEntity.read(bytes, at: at, end: bytes.count) else {
            return false
        }
        builder.append(Array(String(scalar).utf8)[...])
        at += count
        return true
    }
}

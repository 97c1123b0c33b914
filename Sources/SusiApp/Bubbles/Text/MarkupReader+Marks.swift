// Susi. SPDX-License-Identifier: Apache-2.0

// What stands within a line: marks, code, brackets, addresses.
extension MarkupReader {
    /// Reads a row of stars, lines or waves, which begins or ends a look or is just there.
    mutating func readMark(_ byte: UInt8) {
        var count = 1
        while next(count) == byte { count += 1 }
        let before = next(-1)
        let after = next(count)
        let opens = after != 0 && !Self.isBlank(after) && !Self.isWord(before)
        let closes = before != 0 && !Self.isBlank(before) && !Self.isWord(after)
        let look: TextLook? =
            switch (byte, count) {
            case (UInt8(ascii: "~"), 2): .struck
            case (UInt8(ascii: "~"), _): nil
            case (_, 1): .italic
            case (_, 2): .bold
            case (_, 3): [.bold, .italic]
            default: nil
            }
        guard let look, opens || closes else { return take(count) }
        let isStar = byte == UInt8(ascii: "*")
        let mark = BlockBuilder.Mark(
            bytes: bytes[at..<(at + count)],
            look: look,
            kind: (isStar ? 0 : 3) + (look == .struck ? 6 : count - 1),
            opens: opens,
            closes: closes
        )
        builder.add(mark)
        at += count
    }

    /// Reads code between backquotes; false where nothing ends it.
    mutating func readCode() -> Bool {
        var count = 1
        while next(count) == UInt8(ascii: "`") { count += 1 }
        guard count < noCodeBehind.count, at < noCodeBehind[count] else {
            take(count)
            return true
        }
        var end = at + count
        while end < bytes.count {
            guard bytes[end] == UInt8(ascii: "`") else {
                end += 1
                continue
            }
            var row = 1
            while end + row < bytes.count, bytes[end + row] == UInt8(ascii: "`") { row += 1 }
            if row == count {
                builder.addLooked(bytes[(at + count)..<end], .code)
                at = end + count
                return true
            }
            end += row
        }
        noCodeBehind[count] = at
        take(count)
        return true
    }

    mutating func openBracket(isPicture: Bool) {
        let count = isPicture ? 2 : 1
        builder.openBracket(bytes[at..<(at + count)], isPicture: isPicture)
        at += count
    }

    /// Reads `](address)`; false where that is not what stands here.
    mutating func closeBracket() -> Bool {
        guard builder.hasOpenBracket, next(1) == UInt8(ascii: "(") else { return false }
        var end = at + 2
        var depth = 0
        scan: while end < bytes.count, end - at < 2100 {
            switch bytes[end] {
            case UInt8(ascii: ")") where depth == 0: break scan
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: "["), UInt8(ascii: "]"), 0...0x1F: return false
            default: break
            }
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return false }
        // A title may stand behind the address.
        let address = bytes[(at + 2)..<end].prefix { $0 != 0x20 }
        guard builder.closeBracket(String(decoding: address, as: UTF8.self)) else { return false }
        at = end + 1
        return true
    }

    /// Reads an address of the web that stands in a text.
    mutating func readAddress() -> Bool {
        guard !Self.isWord(next(-1)) || at == 0 else { return false }
        let isBare = bytes[at] == UInt8(ascii: "w")
        guard isBare || WebAddress.endOfScheme(bytes, from: at) != nil else { return false }
        if isBare {
            guard bytes[at...].starts(with: "www.".utf8), Self.isWord(next(4)) else { return false }
        }
        var end = at
        var depth = 0
        while end < bytes.count, end - at < 2048, !endsAddress(end) {
            if bytes[end] == UInt8(ascii: "(") { depth += 1 }
            if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
            end += 1
        }
        while end > at {
            let last = bytes[end - 1]
            if last == UInt8(ascii: ")") {
                guard depth < 0 else { break }
                depth += 1
            } else if !".,;:!?'*_~".utf8.contains(last) {
                break
            }
            end -= 1
        }
        // A character is not cut in two.
        while end < bytes.count, end > at, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        let text = String(decoding: bytes[at..<end], as: UTF8.self)
        guard let address = WebAddress(isBare ? "https://" + text : text) else { return false }
        builder.addLink(bytes[at..<end], address.text)
        at = end
        return true
    }

    private func endsAddress(_ index: Int) -> Bool {
        let byte = bytes[index]
        if byte <= 0x20 || byte == 0x7F { return true }
        if "<>\"`{}|^[]\\".utf8.contains(byte) { return true }
        // Quotes and dashes of typesetters, and the points of Chinese and Japanese.
        guard byte == 0xE2 || byte == 0xE3, index + 1 < bytes.count else { return false }
        return bytes[index + 1] == 0x80
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim

/// Mends what XML forbids and feeds do all the same.
enum FeedText {
    /// The text with every entity as a number, every other `&` as one that means itself, and
    /// without signs that XML has no place for.
    ///
    /// Behind its first fault the parser leaves named entities out, but never numbers.
    static func mended(_ bytes: [UInt8]) -> [UInt8] {
        let start = bytes.firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count - start + bytes.count / 16)
        var place = start
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "&") {
                mend(bytes, &place, into: &text)
            } else if byte == UInt8(ascii: "<"), let end = verbatimEnd(bytes, place) {
                append(bytes[place..<end], to: &text)
                place = end
            } else {
                // As far as nothing has to be looked at, in one piece.
                var end = place + 1
                while end < bytes.count, bytes[end] != UInt8(ascii: "&"),
                    bytes[end] != UInt8(ascii: "<"), isAllowed(bytes[end])
                {
                    end += 1
                }
                text.append(isAllowed(byte) ? byte : 0x20)
                text += bytes[(place + 1)..<end]
                place = end
            }
        }
        return text
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func append(_ part: ArraySlice<UInt8>, to text: inout [UInt8]) {
        for byte in part { text.append(isAllowed(byte) ? byte : 0x20) }
    }

    /// Where a part ends in which `&` means itself: `<![CDATA[…]]>` and `<!--…-->`.
    private static func verbatimEnd(_ bytes: [UInt8], _ place: Int) -> Int? {
        let rest = bytes[place...]
        let end: [UInt8]
        if rest.starts(with: "<![CDATA[".utf8) {
            end = Array("]]>".utf8)
        } else if rest.starts(with: "<!--".utf8) {
            end = Array("-->".utf8)
        } else {
            return nil
        }
        var index = place
        while index + end.count <= bytes.count {
            if bytes[index] == end[0], bytes[index + 1] == end[1], bytes[index + 2] == end[2] {
                return index + end.count
            }
            index += 1
        }
        return bytes.count
    }

    /// Takes one `&` and what belongs to it.
    private static func mend(_ bytes: [UInt8], _ place: inout Int, into text: inout [UInt8]) {
        let limit = min(place + 40, bytes.count)
        guard let end = bytes[(place + 1)..<limit].firstIndex(of: UInt8(ascii: ";")) else {
            text += "&#38;".utf8
            place += 1
            return
        }
        let name = bytes[(place + 1)..<end]
        if name.first == UInt8(ascii: "#") {
            if isNumber(name.dropFirst()) {
                text += bytes[place...end]
                place = end + 1
            } else {
                text += "&#38;#".utf8
                place += 2
            }
            return
        }
        let number = number(of: name)
        if number > 0 {
            append(number, to: &text)
            place = end + 1
        } else {
            text += "&#38;".utf8
            place += 1
        }
    }

    /// The character that an entity stands for; 0 for none.
    ///
    /// Those that feeds are full of are known here.
    private static func number(of name: ArraySlice<UInt8>) -> UInt32 {
        let start = name.startIndex
        switch (name.count, name.first) {
        case (2, UInt8(ascii: "l")) where name[start + 1] == UInt8(ascii: "t"): return 0x3C
        case (2, UInt8(ascii: "g")) where name[start + 1] == UInt8(ascii: "t"): return 0x3E
        case (3, UInt8(ascii: "a")) where name.elementsEqual("amp".utf8): return 0x26
        case (4, UInt8(ascii: "q")) where name.elementsEqual("quot".utf8): return 0x22
        case (4, UInt8(ascii: "a")) where name.elementsEqual("apos".utf8): return 0x27
        default: break
        }
        return Array(name + [0]).withUnsafeBufferPointer { name in
            name.withMemoryRebound(to: CChar.self) { name in
                name.baseAddress.map { susi_html_entity($0) } ?? 0
            }
        }
    }

    /// Appends a character that means itself; as a number only where it would mean something else,
    /// because the parser tells of each number by itself.
    private static func append(_ number: UInt32, to text: inout [UInt8]) {
        switch number {
        case 0x3C: text += "&#60;".utf8
        case 0x26: text += "&#38;".utf8
        case 0x22: text += "&#34;".utf8
        case 0x27: text += "&#39;".utf8
        case 0x3E:
            // Behind two brackets it would end what never began.
            if text.last == UInt8(ascii: "]") {
                text += "&#62;".utf8
            } else {
                text.append(UInt8(ascii: ">"))
            }
        default:
            if let scalar = Unicode.Scalar(number) { text += UTF8.encode(scalar) ?? .init() }
        }
    }

    /// Whether digits are the number of a character that XML has.
    private static func isNumber(_ digits: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: digits, as: UTF8.self)
        let isHex = text.first == "x" || text.first == "X"
        let number = isHex ? UInt32(text.dropFirst(), radix: 16) : UInt32(text)
        guard let number, !text.contains("+") else { return false }
        return number == 9 || number == 10 || number == 13
            || Unicode.Scalar(number) != nil && number >= 32 && number < 0xFFFE
            || (0x10000...0x10FFFF).contains(number)
    }
}

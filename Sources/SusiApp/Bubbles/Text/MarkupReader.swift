// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads texts of skills: a safe part of Markdown and of HTML becomes blocks and looks, addresses
/// become links, and all else stays the text it is.
///
/// It never fails and takes time in proportion to the text: no place is looked at more often than a
/// fixed number of times.
struct MarkupReader {
    let bytes: [UInt8]
    /// Whether nothing but addresses is special.
    let onlyAddresses: Bool
    var at = 0
    var isAtLineStart = true
    var builder = BlockBuilder()
    /// The lists of HTML that are open: the number of the last item, or nil for bullets.
    var lists: [Int?] = []
    /// Behind which place no row of so many backquotes ends a piece of code.
    var noCodeBehind = [Int](repeating: .max, count: 4)

    /// The blocks of a text; none where it is blank.
    static func blocks(of text: String, onlyAddresses: Bool = false) -> [TextBlock] {
        var reader = MarkupReader(bytes: Array(text.utf8), onlyAddresses: onlyAddresses)
        reader.read()
        return reader.builder.finished()
    }

    private init(bytes: [UInt8], onlyAddresses: Bool) {
        self.bytes = bytes
        self.onlyAddresses = onlyAddresses
    }

    private mutating func read() {
        while at < bytes.count {
            if isAtLineStart, !onlyAddresses {
                isAtLineStart = false
                if readLineStart() { continue }
            }
            let byte = bytes[at]
            switch byte {
            case 0x0A: readLineEnd()
            case 0x0D: at += 1
            case UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "w"):
                if !readAddress() { takePlain() }
            case _ where onlyAddresses: takePlain()
            case UInt8(ascii: "\\"): readBackslash()
            case UInt8(ascii: "&"):
                if !readEntity() { take(1) }
            case UInt8(ascii: "<"):
                if !readTag() { take(1) }
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readMark(byte)
            case UInt8(ascii: "`"):
                if !readCode() { take(1) }
            case UInt8(ascii: "["): openBracket(isPicture: false)
            case UInt8(ascii: "!") where next(1) == UInt8(ascii: "["): openBracket(isPicture: true)
            case UInt8(ascii: "]"):
                if !closeBracket() { take(1) }
            default: takePlain()
            }
        }
    }

    /// Takes a byte as text, and what follows up to where something might be special.
    private mutating func takePlain() {
        var end = at + 1
        while end < bytes.count {
            let byte = bytes[end]
            guard byte == 0x20 || byte == 0x2C || byte == 0x2E || Self.isWord(byte) else { break }
            if byte | 0x20 == UInt8(ascii: "h") || byte == UInt8(ascii: "w") {
                guard Self.isWord(bytes[end - 1]) else { break }
            }
            end += 1
        }
        take(end - at)
    }

    /// The byte so many places further; 0 where there is none.
    func next(_ distance: Int) -> UInt8 {
        let index = at + distance
        return index >= 0 && index < bytes.count ? bytes[index] : 0
    }

    /// Takes bytes as text.
    mutating func take(_ count: Int) {
        let end = min(bytes.count, at + count)
        builder.append(bytes[at..<end])
        at = end
    }

    private mutating func readLineEnd() {
        at += 1
        isAtLineStart = true
        guard !onlyAddresses else { return builder.append([0x0A]) }
        // A blank line ends a block; so does the end of a heading or an item's line.
        var end = at
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D {
            end += 1
        }
        if end < bytes.count, bytes[end] == 0x0A {
            at = end
            builder.endBlock()
        } else if builder.isItem, end - at >= 2, end < bytes.count, !startsItem(at: end) {
            // What is indented goes on with the item above.
            at = end
            isAtLineStart = false
            builder.append([0x0A])
        } else if builder.endsWithLine {
            builder.endBlock()
        } else {
            builder.append([0x0A])
        }
    }

    private mutating func readBackslash() {
        let escaped: StaticString = "*`[]<~#&"
        for index in 0..<escaped.utf8CodeUnitCount where escaped.utf8Start[index] == next(1) {
            at += 1
            return take(1)
        }
        // What stands behind it means nothing special, as in a shrug.
        take(next(1) == UInt8(ascii: "_") ? 2 : 1)
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

    /// Letters, digits and all that is not of ASCII.
    static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
    }
}

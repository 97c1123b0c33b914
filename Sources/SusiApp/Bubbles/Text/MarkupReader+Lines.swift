// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What the beginning of a line can say: headings, items of lists, blocks of code.
extension MarkupReader {
    /// Reads what a line begins with, if it means anything.
    mutating func readLineStart() -> Bool {
        var start = at
        while start < bytes.count, bytes[start] == 0x20, start - at < 12 { start += 1 }
        let indent = start - at
        guard start < bytes.count else { return false }
        if readFence(start) { return true }
        if indent < 4, let end = endOfHeading(start) {
            builder.begin(.paragraph, isHeading: true)
            at = end
            return true
        }
        guard let (marker, end) = item(at: start) else { return false }
        // A number other than one is no list, unless it goes on with one.
        let isNumber = marker.utf8.last == UInt8(ascii: ".")
        if isNumber, !sameBytes(marker, "1."), !builder.lastIsNumbered {
            return false
        }
        builder.begin(.item(marker: marker, depth: min(indent / 2, 4)))
        at = end
        return true
    }

    /// Whether an item of a list begins at a place.
    func startsItem(at place: Int) -> Bool { item(at: place) != nil }

    /// The marker of the item that begins at a place, and where its text begins.
    private func item(at place: Int) -> (marker: String, end: Int)? {
        let first = bytes[place]
        func isBlank(_ index: Int) -> Bool {
            index < bytes.count && (bytes[index] == 0x20 || bytes[index] == 0x09)
        }
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "*"), isBlank(place + 1) {
            return ("•", place + 2)
        }
        if bytes[place...].starts(with: "• ".utf8) { return ("•", place + 4) }
        var end = place
        while end < bytes.count, end - place < 3, bytes[end] &- 0x30 < 10 { end += 1 }
        guard end > place, end < bytes.count,
            bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")"), isBlank(end + 1)
        else { return nil }
        return (String(decoding: bytes[place..<end], as: UTF8.self) + ".", end + 2)
    }

    private func endOfHeading(_ start: Int) -> Int? {
        var end = start
        while end < bytes.count, end - start < 7, bytes[end] == UInt8(ascii: "#") { end += 1 }
        guard (1...6).contains(end - start), end < bytes.count, bytes[end] == 0x20 else {
            return nil
        }
        return end + 1
    }

    /// Reads a block between two lines of three backquotes; the last one may be missing.
    private mutating func readFence(_ start: Int) -> Bool {
        let fence = "```".utf8
        guard bytes[start...].starts(with: fence) else { return false }
        var line = start
        while line < bytes.count, bytes[line] != 0x0A { line += 1 }
        // Backquotes on the same line are a piece of code within a text.
        guard !bytes[(start + 3)..<line].contains(UInt8(ascii: "`")) else { return false }
        let code = min(bytes.count, line + 1)
        var end = code
        while end < bytes.count {
            if bytes[end...].starts(with: fence) { break }
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            end = min(bytes.count, end + 1)
        }
        builder.addCode(bytes[code..<end])
        at = end
        while at < bytes.count, bytes[at] != 0x0A { at += 1 }
        at = min(bytes.count, at + 1)
        isAtLineStart = true
        return true
    }
}

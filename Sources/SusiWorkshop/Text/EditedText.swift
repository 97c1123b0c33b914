// Susi. SPDX-License-Identifier: Apache-2.0

/// The text of a skill while it is written, in lines.
///
/// A line that is not touched keeps its number, by which the page knows it: so what stands there
/// already is not drawn again.
struct EditedText: Equatable, Sendable {
    /// A line of the text.
    struct Line: Equatable, Sendable {
        /// What the page knows it by.
        let id: UInt64
        /// Its bytes, without the line's end.
        let range: Range<Int>
        /// What the lines above make of it.
        let setting: LineSetting
    }

    /// What the person sees.
    private(set) var text = ""
    private(set) var bytes: [UInt8] = []
    private(set) var lines: [Line] = [Line(id: 1, range: 0..<0, setting: .outside)]
    /// The longest line, by its number.
    private(set) var widest = 0
    private var lastID: UInt64 = 1

    init(_ text: String = "") { replace(with: text) }

    /// Takes over another text.
    mutating func replace(with text: String) {
        let new = Array(text.utf8)
        let ranges = EditedText.ranges(of: new)
        let front = same(ranges, new) { number, _ in number }
        let most = min(ranges.count, lines.count) - front
        let back = same(ranges, new, atMost: most) { $1 - 1 - $0 }
        var result: [Line] = []
        result.reserveCapacity(ranges.count)
        var setting = LineSetting.outside
        widest = 0
        for (index, range) in ranges.enumerated() {
            let id: UInt64
            if index < front {
                id = lines[index].id
            } else if index >= ranges.count - back {
                id = lines[lines.count - (ranges.count - index)].id
            } else {
                lastID += 1
                id = lastID
            }
            result.append(Line(id: id, range: range, setting: setting))
            setting = setting.after(new[range])
            if range.count > ranges[widest].count { widest = index }
        }
        self.text = text
        bytes = new
        lines = result
    }

    /// The bytes of a line; none where there is no such line.
    func line(_ index: Int) -> ArraySlice<UInt8> {
        lines.indices.contains(index) ? bytes[lines[index].range] : []
    }

    /// The line that a byte belongs to.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Where a byte lies as the browser counts, in UTF-16.
    func units(before offset: Int) -> Int {
        var units = 0
        for byte in bytes.prefix(offset) where byte & 0xC0 != 0x80 {
            units += byte >= 0xF0 ? 2 : 1
        }
        return units
    }

    /// The byte at a place as the browser counts, in UTF-16.
    func offset(ofUnit unit: Int) -> Int {
        var units = 0
        for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
            if units >= unit { return index }
            units += byte >= 0xF0 ? 2 : 1
        }
        return bytes.count
    }

    /// How many lines are the same as before, counted from an end.
    private func same(
        _ ranges: [Range<Int>],
        _ new: [UInt8],
        atMost limit: Int = .max,
        _ place: (_ number: Int, _ count: Int) -> Int
    ) -> Int {
        var count = 0
        while count < min(ranges.count, lines.count, limit) {
            let range = ranges[place(count, ranges.count)]
            let old = lines[place(count, lines.count)].range
            guard range.count == old.count, new[range].elementsEqual(bytes[old]) else { break }
            count += 1
        }
        return count
    }

    /// The lines of a text; browsers end them with LF alone, in what is typed.
    private static func ranges(of bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            ranges.append(start..<index)
            start = index + 1
        }
        ranges.append(start..<bytes.count)
        return ranges
    }
}

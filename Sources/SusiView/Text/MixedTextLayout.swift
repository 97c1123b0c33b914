// Susi. SPDX-License-Identifier: Apache-2.0

/// Breaks texts whose parts are set in several fonts into lines, by the rules of `TextLayout`.
///
/// Fonts may change within a word: lines are broken as if it were set in one.
public struct MixedTextLayout {
    /// A part of a text in one style.
    public struct Run: Equatable, Sendable {
        /// Behind which byte of the text it ends.
        public let end: Int
        /// Its style, as an index into the missing widths, which name the styles.
        public let style: Int

        /// A part that ends behind so many bytes.
        public init(end: Int, style: Int) {
            self.end = end
            self.style = style
        }
    }

    /// What a width may be larger than the line's: browsers count in 64ths of a pixel.
    private static var slack: Double { 1.0 / 64 }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let runs: [Run]
    private let measures: TextMeasures
    private let limit: Double
    private var lines = TextLines()
    private var lineStart = 0
    /// The run that the next byte belongs to.
    private var current = 0
    /// How much of the line is used, hanging blanks included.
    private var used = 0.0

    /// The lines of a text in a width of CSS pixels; what no run covers is set as the last one.
    public static func lines(
        of text: String,
        _ runs: [Run],
        width: Double,
        _ measures: TextMeasures,
        missing: inout [MissingWidths]
    ) -> TextLines {
        let runs = runs.filter { missing.indices.contains($0.style) }
        guard !runs.isEmpty else { return TextLines() }
        var text = text
        return text.withUTF8 { bytes in
            var layout = MixedTextLayout(
                bytes: bytes,
                runs: runs,
                measures: measures,
                limit: width + slack
            )
            layout.fill(&missing)
            return layout.lines
        }
    }

    private init(
        bytes: UnsafeBufferPointer<UInt8>,
        runs: [Run],
        measures: TextMeasures,
        limit: Double
    ) {
        self.bytes = bytes
        self.runs = runs
        self.measures = measures
        self.limit = limit
    }

    private mutating func fill(_ missing: inout [MissingWidths]) {
        var reader = SegmentReader(bytes)
        while let segment = reader.next() {
            if segment.blanks > segment.start { place(segment.start..<segment.blanks, &missing) }
            for index in segment.blanks..<segment.end {
                switch bytes[index] {
                case 0x20: used += space(at: index, &missing)
                case 0x09:
                    let stop = 8 * space(at: index, &missing)
                    used = (used / stop + 1e-6).rounded(.down) * stop + stop
                default: break
                }
            }
            if segment.endsLine { end(before: segment.end) }
        }
        if lineStart < bytes.count { end(before: bytes.count) }
    }

    /// Puts a piece on the line, or on the next ones.
    private mutating func place(_ piece: Range<Int>, _ missing: inout [MissingWidths]) {
        let width = width(of: piece, &missing)
        if used > 0, used + width > limit { end(before: piece.lowerBound) }
        if used == 0, width > limit { return split(piece, &missing) }
        used += width
        lines.widest = max(lines.widest, used)
    }

    /// Breaks a piece that is wider than a line between characters.
    private mutating func split(_ piece: Range<Int>, _ missing: inout [MissingWidths]) {
        var start = piece.lowerBound
        for character in String(decoding: bytes[piece], as: UTF8.self) {
            let end = start + character.utf8.count
            let width = width(of: start..<end, &missing)
            if used > 0, used + width > limit { self.end(before: start) }
            used += width
            lines.widest = max(lines.widest, used)
            start = end
        }
    }

    private mutating func end(before next: Int) {
        lines.starts.append(lineStart)
        lineStart = next
        used = 0
    }

    /// The style of a byte; the next one asked for is mostly near.
    private mutating func style(at index: Int) -> Int {
        while current > 0, runs[current - 1].end > index { current -= 1 }
        while current < runs.count - 1, runs[current].end <= index { current += 1 }
        return runs[current].style
    }

    private mutating func space(at index: Int, _ missing: inout [MissingWidths]) -> Double {
        width(of: UnsafeBufferPointer(rebasing: Self.blank[...]), style(at: index), &missing)
    }

    private static var blank: UnsafeBufferPointer<UInt8> {
        let blank: StaticString = " "
        return UnsafeBufferPointer(start: blank.utf8Start, count: blank.utf8CodeUnitCount)
    }

    /// The width of a piece, of which each part is measured in its font.
    private mutating func width(of piece: Range<Int>, _ missing: inout [MissingWidths]) -> Double {
        var width = 0.0
        var start = piece.lowerBound
        while start < piece.upperBound {
            let style = style(at: start)
            let isLast = current == runs.count - 1
            let end = isLast ? piece.upperBound : min(runs[current].end, piece.upperBound)
            let part = UnsafeBufferPointer(rebasing: bytes[start..<max(end, start + 1)])
            width += self.width(of: part, style, &missing)
            start = max(end, start + 1)
        }
        return width
    }

    private mutating func width(
        of part: UnsafeBufferPointer<UInt8>,
        _ style: Int,
        _ missing: inout [MissingWidths]
    ) -> Double {
        let key = TextMeasures.key(part, missing[style].style)
        if let width = measures.width(key) { return width }
        missing[style].add(part, key)
        lines.isExact = false
        return TextLayout.guess(part, missing[style].style)
    }
}

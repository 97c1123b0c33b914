// Susi. SPDX-License-Identifier: Apache-2.0

/// Breaks texts into lines as a browser does with `white-space: pre-wrap; overflow-wrap: anywhere`.
///
/// As much as fits stands on a line; blanks at its end hang over; a piece that is wider than a whole
/// line begins a new one and is broken between characters. Pieces are measured by themselves, so
/// kerning across blanks is not seen, and Thai, which needs a dictionary, is broken only at blanks.
public struct TextLayout {
    /// What a width may be larger than the line's: browsers count in 64ths of a pixel.
    private static var slack: Double { 1.0 / 64 }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let style: TextStyle
    private let measures: TextMeasures
    private let limit: Double
    private var lines = TextLines()
    private var lineStart = 0
    /// How much of the line is used, hanging blanks included.
    private var used = 0.0

    private init(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ style: TextStyle,
        _ measures: TextMeasures,
        _ limit: Double
    ) {
        self.bytes = bytes
        self.style = style
        self.measures = measures
        self.limit = limit
    }

    /// The lines of a text in a width of CSS pixels.
    ///
    /// What is not known is guessed, and noted as missing.
    public static func lines(
        of text: String,
        width: Double,
        style: TextStyle,
        _ measures: TextMeasures,
        missing: inout MissingWidths
    ) -> TextLines {
        var text = text
        return text.withUTF8 { bytes in
            var layout = TextLayout(bytes, style, measures, width + slack)
            layout.fill(&missing)
            return layout.lines
        }
    }

    private mutating func fill(_ missing: inout MissingWidths) {
        let space = width(of: " ", &missing)
        var reader = SegmentReader(bytes)
        while let segment = reader.next() {
            if segment.blanks > segment.start { place(segment.start..<segment.blanks, &missing) }
            for index in segment.blanks..<segment.end {
                switch bytes[index] {
                case 0x20: used += space
                case 0x09: used = (used / (8 * space) + 1e-6).rounded(.down) * 8 * space + 8 * space
                default: break
                }
            }
            if segment.endsLine {
                end(before: segment.end)
            }
        }
        if lineStart < bytes.count { end(before: bytes.count) }
    }

    /// Puts a piece on the line, or on the next ones.
    private mutating func place(_ piece: Range<Int>, _ missing: inout MissingWidths) {
        let width = width(of: piece, &missing)
        if used > 0, used + width > limit { end(before: piece.lowerBound) }
        if used == 0, width > limit { return split(piece, &missing) }
        used += width
        lines.widest = max(lines.widest, used)
    }

    /// Breaks a piece that is wider than a line between characters.
    private mutating func split(_ piece: Range<Int>, _ missing: inout MissingWidths) {
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

    @inline(__always)
    private mutating func width(of piece: Range<Int>, _ missing: inout MissingWidths) -> Double {
        let piece = UnsafeBufferPointer(rebasing: bytes[piece])
        let key = TextMeasures.key(piece, style)
        return measures.width(key) ?? guess(piece, key, &missing)
    }

    private mutating func width(of text: StaticString, _ missing: inout MissingWidths) -> Double {
        let piece = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        let key = TextMeasures.key(piece, style)
        return measures.width(key) ?? guess(piece, key, &missing)
    }

    private mutating func guess(
        _ piece: UnsafeBufferPointer<UInt8>,
        _ key: UInt64,
        _ missing: inout MissingWidths
    ) -> Double {
        missing.add(piece, key)
        lines.isExact = false
        return TextLayout.guess(piece, style)
    }

    /// About half the size for a letter, the whole for ideographs and emoji.
    static func guess(_ piece: UnsafeBufferPointer<UInt8>, _ style: TextStyle) -> Double {
        var halves = 0
        for byte in piece where byte & 0xC0 != 0x80 { halves += byte < 0xE3 ? 1 : 2 }
        return Double(halves) * style.size * 0.52
    }
}

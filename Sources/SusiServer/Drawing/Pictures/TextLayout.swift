// Susi. SPDX-License-Identifier: Apache-2.0

/// Breaks the blocks of a text into lines that have room.
struct TextLayout {
    typealias Line = TextPicture.Line
    typealias Piece = TextPicture.Piece

    private static let text = 16.0
    private static let lineHeight = 24.0
    private static let headlines = [28.0, 24, 20, 18, 16, 16]

    private let colours: TextPicture.Colours
    private let room: Double

    init(_ colours: TextPicture.Colours, room: Double) {
        self.colours = colours
        self.room = room
    }

    /// The lines of a block, with what lies below it.
    func lines(of block: MarkedText.Block) -> [Line] {
        switch block {
        case .headline(let level, let runs):
            let size = TextLayout.headlines[min(max(level, 1), 6) - 1]
            let style = Style(
                size: size,
                height: size * 1.4,
                isBold: true,
                colour: colours.headline
            )
            return flow(runs, style, indent: 0) + [Line(height: 6)]
        case .paragraph(let runs):
            return flow(runs, usual, indent: 0) + [Line(height: 8)]
        case .quote(let runs):
            let lines = flow(runs, usual, indent: 16).map { line in
                var line = line
                line.ground = .quote
                return line
            }
            return lines + [Line(height: 8)]
        case .item(let mark, let depth, let runs):
            let left = Double(depth) * 22
            var lines = flow(runs, usual, indent: left + 24)
            if lines.isEmpty { lines = [Line(height: TextLayout.lineHeight)] }
            let lettering = Lettering(TextLayout.text)
            let width = lettering.width(of: mark)
            let place = max(left + 18 - width, left)
            lines[0].pieces.insert(
                Piece(text: mark, lettering: lettering, colour: colours.text, left: place),
                at: 0
            )
            return lines + [Line(height: 3)]
        case .code(let texts):
            let lettering = Lettering(15, isEven: true)
            let edge = Line(height: 6, ground: .code)
            return [edge] + texts.flatMap { codeLines($0, lettering) } + [edge, Line(height: 8)]
        case .rule: return [Line(height: 17, ground: .rule)]
        }
    }

    private struct Style {
        let size: Double
        let height: Double
        var isBold = false
        let colour: Colour
    }

    private var usual: Style {
        Style(size: TextLayout.text, height: TextLayout.lineHeight, colour: colours.text)
    }

    /// A line of a program, cut where it has no room: its blanks mean something.
    private func codeLines(_ text: String, _ lettering: Lettering) -> [Line] {
        let count = max(Int((room - 20) / lettering.advance(of: "m")), 1)
        var rest = text.replacing("\t", with: "    ")[...]
        var lines: [Line] = []
        repeat {
            let part = String(rest.prefix(count))
            rest = rest.dropFirst(count)
            let piece = Piece(text: part, lettering: lettering, colour: colours.code, left: 10)
            lines.append(Line(pieces: [piece], height: 21, foot: 6, ground: .code))
        } while !rest.isEmpty
        return lines
    }

    /// Words one after another, as many on a line as have room.
    private func flow(_ runs: [MarkedText.Run], _ style: Style, indent: Double) -> [Line] {
        var lines: [Line] = []
        var line = Line(height: style.height, foot: style.height * 0.3, left: 0)
        var left = indent
        var needsBlank = false
        func end() {
            if !line.pieces.isEmpty { lines.append(line) }
            line.pieces = []
            left = indent
            needsBlank = false
        }
        for run in runs {
            let weight: Lettering.Weight = run.isBold || style.isBold ? .bold : .regular
            let lettering = Lettering(
                run.isCode ? style.size - 1 : style.size,
                weight,
                isEven: run.isCode
            )
            let blank = lettering.isEven ? style.size * 0.38 : lettering.advance(of: " ")
            if run.text.first?.isWhitespace == true { needsBlank = true }
            // Code stays together where it has room.
            let isWhole = run.isCode && lettering.width(of: run.text) <= room - indent
            let words = run.text.split(whereSeparator: { $0.isWhitespace && !isWhole })
            for (index, word) in words.enumerated() {
                if index > 0 { needsBlank = true }
                for part in parts(of: word, lettering, room - indent) {
                    let width = lettering.width(of: part)
                    let gap = needsBlank && left > indent ? blank : 0
                    if left + gap + width > room, left > indent { end() }
                    if left > indent { left += gap }
                    line.pieces.append(
                        Piece(
                            text: part,
                            lettering: lettering,
                            colour: run.isCode ? colours.code : style.colour,
                            left: left,
                            shade: run.isCode ? width : 0
                        )
                    )
                    left += width
                    needsBlank = false
                }
            }
            if run.text.last?.isWhitespace == true { needsBlank = true }
        }
        end()
        return lines
    }

    /// A word in parts that have room on a line.
    private func parts(of word: Substring, _ lettering: Lettering, _ room: Double) -> [String] {
        guard lettering.width(of: word) > room else { return [String(word)] }
        var parts: [String] = [""]
        var left = room
        for letter in word {
            let advance = lettering.advance(of: letter)
            if advance > left {
                parts.append("")
                left = room
            }
            parts[parts.count - 1].append(letter)
            left -= advance
        }
        return parts.filter { !$0.isEmpty }
    }
}

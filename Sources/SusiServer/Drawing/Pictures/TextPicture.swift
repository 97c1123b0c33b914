// Susi. SPDX-License-Identifier: Apache-2.0

/// A text with headlines, lists and code as a picture.
struct TextPicture {
    struct Colours {
        var background = Colour.white
        var text = Colour(0x202124)
        var code = Colour(0x0B57A4)
        var headline = Colour(0x1A56C4)
    }

    /// Some words of a line, and how they are written.
    struct Piece {
        var text: String
        let lettering: Lettering
        let colour: Colour
        let left: Double
        /// How wide what stands behind it is; 0 for nothing.
        var shade = 0.0
    }

    /// A line, or what lies between lines.
    struct Line {
        var pieces: [Piece] = []
        var height: Double
        /// How far the letters stand above its end.
        var foot = 7.0
        var ground = Ground.none
        var left = 0.0
    }

    enum Ground {
        case none
        case code
        case quote
        case rule
    }

    private static let room = 620.0
    private static let leastRoom = 40.0
    private let colours: Colours
    private let padding: Double
    private var lines: [Line] = []

    init(_ text: MarkedText, _ colours: Colours, padding: Int) {
        self.colours = colours
        self.padding = Double(padding)
        let most = Double(Canvas.lengths.upperBound)
        var height = 2 * self.padding
        for block in text.blocks {
            for line in TextLayout(colours, room: TextPicture.room).lines(of: block) {
                // A picture ends somewhere; that there was more should be seen.
                guard height + line.height + 24 < most else {
                    let dots = Piece(
                        text: "…",
                        lettering: Lettering(16),
                        colour: colours.text,
                        left: 0
                    )
                    lines.append(Line(pieces: [dots], height: 24))
                    return
                }
                height += line.height
                lines.append(line)
            }
        }
        while let last = lines.last, last.pieces.isEmpty, last.ground == .none {
            lines.removeLast()
        }
    }

    func draw() -> Canvas {
        let widest = lines.compactMap { $0.pieces.last }.map {
            $0.left + max($0.shade, $0.lettering.width(of: $0.text))
        }
        let hasGround = lines.contains { $0.ground != .none }
        let room = min(
            max(widest.max() ?? 0, TextPicture.leastRoom) + (hasGround ? 10 : 1),
            TextPicture.room + 12
        )
        let height = lines.reduce(0) { $0 + $1.height }
        var canvas = Canvas(
            width: Int((room + 2 * padding).rounded(.up)),
            height: Int((max(height, 24) + 2 * padding).rounded(.up)),
            colours.background
        )
        var top = padding
        for line in lines {
            drawGround(of: line, top, room, on: &canvas)
            let foot = (top + line.height - line.foot).rounded() + 0.5
            for piece in line.pieces {
                let left = padding + piece.left
                if piece.shade > 0 {
                    let size = piece.lettering.size
                    let shade = Outline.rectangle(
                        Point(left - 2, foot - size * 0.95),
                        width: piece.shade + 4,
                        height: size * 1.3,
                        round: 4
                    )
                    canvas.fill(shade, codeGround)
                }
                canvas.write(piece.text, at: Point(left, foot), piece.lettering, piece.colour)
            }
            top += line.height
        }
        return canvas
    }

    private var codeGround: Colour {
        colours.background.mixed(with: colours.code, 0.09)
    }

    private func drawGround(
        of line: Line,
        _ top: Double,
        _ room: Double,
        on canvas: inout Canvas
    ) {
        let pale = colours.background.mixed(with: colours.text, 0.2)
        let left = padding + line.left
        switch line.ground {
        case .none: break
        case .code:
            let corner = Point(left, top)
            canvas.fill(
                .rectangle(corner, width: room - line.left, height: line.height),
                codeGround
            )
        case .quote:
            canvas.fill(.rectangle(Point(left, top), width: 3, height: line.height), pale)
        case .rule:
            let middle = (top + line.height / 2).rounded()
            canvas.fill(.rectangle(Point(left, middle), width: room, height: 1), pale)
        }
    }
}

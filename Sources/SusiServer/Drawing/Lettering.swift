// Susi. SPDX-License-Identifier: Apache-2.0

/// How a text is written: how large, and how thick.
struct Lettering: Equatable, Sendable {
    enum Weight: Sendable {
        case regular
        case bold

        /// The width of the pen, in hundredths of the size.
        fileprivate var pen: Double {
            switch self {
            case .regular: 8.2
            case .bold: 13.5
            }
        }
    }

    /// Dots from one line to the next, without any room between them.
    let size: Double
    var weight = Weight.regular
    /// Whether every letter takes the same room, as in programs.
    var isEven = false

    init(_ size: Double, _ weight: Weight = .regular, isEven: Bool = false) {
        self.size = size
        self.weight = weight
        self.isEven = isEven
    }

    private var scale: Double { size / 100 }

    /// The width of the pen, in dots.
    var pen: Double { weight.pen * scale }

    /// How high capital letters are, in dots, the pen included.
    var capitalHeight: Double { 70 * scale + pen }

    /// How much room a text takes from left to right, in dots.
    func width(of text: some StringProtocol) -> Double {
        text.reduce(0) { $0 + advance(of: $1) }
    }

    /// How far the letter after this one is, in dots.
    func advance(of letter: Character) -> Double {
        guard let shape = Alphabet.shape(of: letter) else { return 0 }
        return isEven ? 60 * scale : (shape.width + gap) * scale
    }

    /// What lies between the strokes of two letters, in hundredths of the size.
    private var gap: Double { weight.pen + 10 }

    /// As much of a text as has room, with dots where something is left away.
    func shortened(_ text: String, to room: Double) -> String {
        guard width(of: text) > room else { return text }
        var left = room - width(of: "…")
        let kept = text.prefix { letter in
            left -= advance(of: letter)
            return left >= 0
        }
        return kept + "…"
    }
}

extension Canvas {
    /// Writes a line of text, which begins there; the place's `y` is the line it stands on.
    mutating func write(
        _ text: some StringProtocol,
        at place: Point,
        _ lettering: Lettering,
        _ colour: Colour
    ) {
        let scale = lettering.size / 100
        let room = (lettering.advance(of: "n") - 42 * scale) / 2
        var left = place.x
        for letter in text {
            guard let shape = Alphabet.shape(of: letter) else { continue }
            let advance = lettering.advance(of: letter)
            // Wide letters are squeezed where all have the same room.
            let stretch = lettering.isEven ? min(1, 46 / max(shape.width, 1)) : 1
            let width = shape.width * scale * stretch
            let indent = lettering.isEven ? (advance - width) / 2 : room
            let start = Point(left + indent, place.y)
            stroke(
                shape.strokes(at: start, scale: scale, stretched: stretch),
                pen: lettering.pen,
                colour
            )
            for dot in shape.dots(at: start, scale: scale) {
                stroke(.line([dot]), pen: lettering.pen * 1.35, colour)
            }
            left += advance
            // Whatever follows cannot be seen either.
            guard left < Double(self.width) else { break }
        }
    }
}

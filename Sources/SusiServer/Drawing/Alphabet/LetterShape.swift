// Susi. SPDX-License-Identifier: Apache-2.0

/// A letter as a pen writes it: its strokes, and how much room they take.
///
/// Letters are written down in steps, one sign and then numbers: `M` x y begins a stroke, `L` x y
/// goes on straight, `Q` x y x y in a curve that its first point draws to itself, `a` x y rx ry
/// from to along an ellipse; `A` begins a stroke with that, `O` x y rx ry is a whole ellipse, and
/// `D` x y a dot. Units are hundredths of the letter's size; 0 is the line that letters stand on,
/// 50 the height of an x and 70 that of an H; angles are degrees, 0 at the right, 90 above.
struct LetterShape: Sendable {
    private enum Step: Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, Point)
        case arc(Point, Point, from: Double, to: Double, isNew: Bool)
        case dot(Point)
    }

    /// How wide the strokes are together, without any room beside them.
    let width: Double
    private var steps: [Step] = []

    /// Reads a letter; what is no step is left away.
    init(width: Double, _ text: String) {
        self.width = width
        var sign: Character?
        var numbers: [Double] = []
        for word in text.split(separator: " ") {
            var word = word
            if let first = word.first, first.isLetter {
                append(sign, numbers)
                (sign, numbers) = (first, [])
                word = word.dropFirst()
            }
            if let number = Double(word) { numbers.append(number) }
        }
        append(sign, numbers)
    }

    /// A letter with a mark over it, or under it.
    init(_ letter: LetterShape, _ mark: LetterShape, raised: Double, by shift: Double = 0) {
        width = letter.width
        steps = letter.steps + mark.moved(by: Point(letter.width / 2 + shift, raised))
    }

    private mutating func append(_ sign: Character?, _ numbers: [Double]) {
        guard let sign else { return }
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
            Point(numbers[$0], numbers[$0 + 1])
        }
        switch (sign, points.count) {
        case ("M", 1...): steps.append(.move(points[0]))
        case ("L", 1...): steps += points.map { .line($0) }
        case ("D", 1...): steps += points.map { .dot($0) }
        case ("Q", 2...):
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                steps.append(.curve(points[index], points[index + 1]))
            }
        case ("O", 2...):
            steps.append(.arc(points[0], points[1], from: 0, to: 360, isNew: true))
        case ("A", 3...), ("a", 3...):
            let (from, to) = (points[2].x, points[2].y)
            steps.append(.arc(points[0], points[1], from: from, to: to, isNew: sign == "A"))
        default: break
        }
    }

    private func moved(by shift: Point) -> [Step] {
        steps.map { step in
            switch step {
            case .move(let point): .move(point + shift)
            case .line(let point): .line(point + shift)
            case .curve(let control, let end): .curve(control + shift, end + shift)
            case .arc(let centre, let radius, let from, let to, let isNew):
                .arc(centre + shift, radius, from: from, to: to, isNew: isNew)
            case .dot(let point): .dot(point + shift)
            }
        }
    }
}

extension LetterShape {
    /// Its strokes, the left end of the line that it stands on there, so many dots a unit; as much
    /// wider or narrower as is said.
    func strokes(at origin: Point, scale: Double, stretched: Double = 1) -> Outline {
        var outline = Outline()
        func place(_ point: Point) -> Point {
            Point(origin.x + point.x * scale * stretched, origin.y - point.y * scale)
        }
        for step in steps {
            switch step {
            case .move(let point): outline.move(to: place(point))
            case .line(let point): outline.line(to: place(point))
            case .curve(let control, let end): outline.curve(by: place(control), to: place(end))
            case .arc(let centre, let radius, let from, let to, let isNew):
                if isNew { outline.begin() }
                let radius = Point(radius.x * scale * stretched, radius.y * scale)
                outline.arc(place(centre), radius, from: -from, to: -to)
            case .dot: break
            }
        }
        return outline
    }

    /// The middles of its dots, which are thicker than its strokes.
    func dots(at origin: Point, scale: Double) -> [Point] {
        steps.compactMap { step in
            guard case .dot(let point) = step else { return nil }
            return Point(origin.x + point.x * scale, origin.y - point.y * scale)
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// A map with a pin in its middle.
struct MapPicture {
    private var canvas: Canvas
    private let window: MapWindow
    private var hasMap = false

    /// A map of which nothing is known yet: lines, and nothing between them.
    init(_ window: MapWindow) {
        self.window = window
        canvas = Canvas(width: window.width, height: window.height, PlainPicture.gridGround)
        for square in window.squares where square.tile != nil {
            canvas.drawGrid(Point(Double(square.left), Double(square.top)))
        }
    }

    /// Puts a square of the map in its place; false where the file is none.
    mutating func put(_ file: [UInt8], at square: MapWindow.Square) -> Bool {
        // Some servers draw squares for screens with finer dots.
        let length = MapWindow.squareLength
        guard let dots = PNGFile.read(file, upTo: 4 * length), dots.width == dots.height,
            dots.width >= length, dots.width.isMultiple(of: length)
        else { return false }
        let bytes = MapPicture.shrunk(dots, by: dots.width / length)
        canvas.put(bytes, width: length, atX: square.left, y: square.top)
        hasMap = true
        return true
    }

    /// The picture with pin, caption and what the map's makers ask for.
    consuming func finished(caption: String) -> Canvas {
        let centre = Point(Double(window.width / 2), Double(window.height / 2))
        if hasMap { writeCredit() }
        drawPin(at: centre)
        write(caption, below: centre)
        return canvas
    }

    /// The means of so many dots in both directions.
    private static func shrunk(_ dots: PNGFile.Dots, by factor: Int) -> [UInt8] {
        guard factor > 1 else { return dots.bytes }
        let length = dots.width / factor
        var bytes: [UInt8] = []
        bytes.reserveCapacity(length * length * 3)
        for place in 0..<(length * length * 3) {
            let (y, x, part) = (place / 3 / length, place / 3 % length, place % 3)
            var sum = 0
            for row in (y * factor)..<((y + 1) * factor) {
                for column in (x * factor)..<((x + 1) * factor) {
                    sum += Int(dots.bytes[(row * dots.width + column) * 3 + part])
                }
            }
            bytes.append(UInt8(sum / (factor * factor)))
        }
        return bytes
    }
}

extension MapPicture {
    /// A pin that points there.
    private mutating func drawPin(at tip: Point) {
        let radius = 13.0
        let head = tip - Point(0, 31)
        for (grown, opacity) in [(4.0, 0.08), (2.5, 0.10), (1.0, 0.14)] {
            var shadow = Outline()
            shadow.arc(tip, Point(6 + grown, 2.2 + grown / 2), from: 0, to: 360)
            canvas.fill(shadow, .black, opacity: opacity)
        }
        canvas.fill(MapPicture.drop(head, tip + Point(0, 1.5), radius + 1.8), .white)
        canvas.fill(MapPicture.drop(head, tip, radius), Colour(0xD93025))
        canvas.fill(.circle(head, 5), .white)
    }

    /// A circle that runs out into a tip below it.
    private static func drop(_ centre: Point, _ tip: Point, _ radius: Double) -> Outline {
        var outline = Outline()
        outline.move(to: tip)
        let side = Point(radius * 0.9, radius * 0.44)
        outline.curve(
            by: Point(tip.x - radius * 0.25, tip.y - radius * 0.9),
            to: centre + Point(-side.x, side.y)
        )
        outline.arc(centre, Point(radius, radius), from: 154, to: 386)
        outline.curve(by: Point(tip.x + radius * 0.25, tip.y - radius * 0.9), to: tip)
        return outline
    }

    /// A caption on a card, below the pin as far as there is room.
    private mutating func write(_ caption: String, below tip: Point) {
        let lettering = Lettering(16)
        let room = Double(min(window.width - 40, 360))
        guard room > 40 else { return }
        let lines = Paragraph.lines(of: caption, lettering, room: room, atMost: 3)
        guard !lines.isEmpty else { return }
        let widest = lines.map { lettering.width(of: $0) }.max() ?? 0
        let size = Point(widest.rounded(.up) + 20, Double(lines.count) * 22 + 12)
        let top = min(tip.y + 14, Double(window.height) - size.y - 24)
        let corner = Point((tip.x - size.x / 2).rounded(), max(top, 4).rounded())
        drawCard(corner, size, round: 8)
        for (index, line) in lines.enumerated() {
            let left = corner.x + (size.x - lettering.width(of: line)) / 2
            let foot = corner.y + 22.5 + Double(index) * 22
            canvas.write(line, at: Point(left, foot), lettering, Colour(0x202124))
        }
    }

    /// Whose map it is, as its licence asks.
    private mutating func writeCredit() {
        let lettering = Lettering(12)
        let credit = lettering.shortened(
            "© OpenStreetMap contributors",
            to: Double(window.width) - 12
        )
        let size = Point(lettering.width(of: credit).rounded(.up) + 10, 18)
        let corner = Point(Double(window.width), Double(window.height)) - size
        canvas.fill(.rectangle(corner, width: size.x, height: size.y), .white, opacity: 0.8)
        canvas.write(credit, at: corner + Point(5, 13.5), lettering, Colour(0x333333))
    }

    private mutating func drawCard(_ corner: Point, _ size: Point, round: Double) {
        for (grown, opacity) in [(3.0, 0.05), (2.0, 0.06), (1.0, 0.08)] {
            let place = corner + Point(-grown, 1 - grown)
            canvas.fill(
                .rectangle(
                    place,
                    width: size.x + 2 * grown,
                    height: size.y + 2 * grown,
                    round: round + grown
                ),
                .black,
                opacity: opacity
            )
        }
        canvas.fill(.rectangle(corner, width: size.x, height: size.y, round: round), .white)
    }
}

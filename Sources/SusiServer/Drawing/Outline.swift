// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// Lines through a picture, curves already broken into short straight ones.
struct Outline {
    /// What a line runs through, from point to point.
    private(set) var contours: [[Point]] = []

    init() {}

    /// Begins a new line.
    mutating func move(to point: Point) {
        contours.append([point])
    }

    /// Begins a new line wherever the next step is.
    mutating func begin() {
        contours.append([])
    }

    /// Goes straight on.
    mutating func line(to point: Point) {
        if contours.isEmpty { begin() }
        contours[contours.count - 1].append(point)
    }

    /// Goes on in a curve that a third point draws to itself.
    mutating func curve(by control: Point, to end: Point) {
        guard let start = contours.last?.last else { return move(to: end) }
        let length = (control - start).length + (end - control).length
        let steps = Outline.steps(length)
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            let first = start + (control - start) * part
            let second = control + (end - control) * part
            line(to: first + (second - first) * part)
        }
    }

    /// Goes on along an ellipse, from one angle to another, in degrees; 0 is at the right, 90 below.
    mutating func arc(_ centre: Point, _ radius: Point, from: Double, to: Double) {
        let length = abs(to - from) / 180 * .pi * max(abs(radius.x), abs(radius.y))
        let steps = max(Outline.steps(length), Int(abs(to - from) / 30) + 1)
        for step in 0...steps {
            let angle = (from + (to - from) * Double(step) / Double(steps)) / 180 * .pi
            line(to: centre + Point(cos(angle) * radius.x, sin(angle) * radius.y))
        }
    }

    /// Goes back to where the last line began.
    mutating func close() {
        if let first = contours.last?.first { line(to: first) }
    }

    /// How many straight lines stand for a curve of that length.
    private static func steps(_ length: Double) -> Int {
        guard length.isFinite else { return 1 }
        return min(max(Int(length.squareRoot() * 3.5), 4), 360)
    }
}

extension Outline {
    static func circle(_ centre: Point, _ radius: Double) -> Outline {
        var outline = Outline()
        outline.move(to: centre + Point(radius, 0))
        outline.arc(centre, Point(radius, radius), from: 0, to: 360)
        return outline
    }

    /// A rectangle with round corners.
    static func rectangle(
        _ corner: Point,
        width: Double,
        height: Double,
        round radius: Double = 0
    ) -> Outline {
        var outline = Outline()
        let far = corner + Point(width, height)
        let size = Point(min(radius, width / 2, height / 2), min(radius, width / 2, height / 2))
        outline.move(to: corner + Point(0, size.y))
        outline.arc(corner + size, size, from: 180, to: 270)
        outline.arc(Point(far.x - size.x, corner.y + size.y), size, from: 270, to: 360)
        outline.arc(far - size, size, from: 0, to: 90)
        outline.arc(Point(corner.x + size.x, far.y - size.y), size, from: 90, to: 180)
        return outline
    }

    /// A slice of a cake, its angles clockwise from the top in degrees.
    static func slice(_ centre: Point, _ radius: Double, from: Double, to: Double) -> Outline {
        var outline = Outline()
        outline.move(to: centre)
        outline.arc(centre, Point(radius, radius), from: from - 90, to: to - 90)
        return outline
    }

    /// A line through points.
    static func line(_ points: [Point]) -> Outline {
        var outline = Outline()
        outline.contours = [points]
        return outline
    }
}

extension Outline {
    /// The rectangle that all of it lies in.
    struct Bounds {
        var left: Double
        var top: Double
        var right: Double
        var bottom: Double

        var isFinite: Bool {
            left.isFinite && top.isFinite && right.isFinite && bottom.isFinite
        }

        func grown(by length: Double) -> Bounds {
            Bounds(
                left: left - length,
                top: top - length,
                right: right + length,
                bottom: bottom + length
            )
        }
    }

    var bounds: Bounds? {
        var bounds: Bounds?
        for point in contours.joined() {
            let known =
                bounds ?? Bounds(left: point.x, top: point.y, right: point.x, bottom: point.y)
            bounds = Bounds(
                left: min(known.left, point.x),
                top: min(known.top, point.y),
                right: max(known.right, point.x),
                bottom: max(known.bottom, point.y)
            )
        }
        return bounds
    }
}

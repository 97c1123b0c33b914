// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// A place in a picture: dots from its left edge and from its upper edge.
struct Point: Equatable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    static func + (left: Point, right: Point) -> Point {
        Point(left.x + right.x, left.y + right.y)
    }

    static func - (left: Point, right: Point) -> Point {
        Point(left.x - right.x, left.y - right.y)
    }

    static func * (point: Point, factor: Double) -> Point {
        Point(point.x * factor, point.y * factor)
    }

    /// How far it is from the origin.
    var length: Double { (x * x + y * y).squareRoot() }
}

extension Point {
    /// The point in a direction, clockwise from the top in degrees, that far away.
    init(clockwise angle: Double, _ distance: Double) {
        let radians = angle / 180 * .pi
        self.init(sin(radians) * distance, -cos(radians) * distance)
    }
}

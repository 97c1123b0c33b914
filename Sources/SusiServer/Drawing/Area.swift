// Susi. SPDX-License-Identifier: Apache-2.0

/// A rectangle of a picture.
struct Area: Equatable {
    var left: Double
    var top: Double
    var width: Double
    var height: Double

    var centre: Point { Point(left + width / 2, top + height / 2) }
    var right: Double { left + width }
    var bottom: Double { top + height }
    var shorter: Double { min(width, height) }
}

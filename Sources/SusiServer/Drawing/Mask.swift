// Susi. SPDX-License-Identifier: Apache-2.0

/// How much of each dot of a rectangle is covered, from 0 to 255.
struct Mask {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    var cover: [UInt8]

    /// What an outline covers within a canvas of that size.
    ///
    /// Each edge adds, row by row, how much area lies to the right of it, so that the sum along a
    /// row says what is inside: exact for every dot, and one step for each dot that an edge meets.
    init(filling outline: Outline, width limitX: Int, height limitY: Int) {
        self.init(around: outline.bounds, limitX, limitY)
        guard width > 0, height > 0 else { return }
        var sums = [Float](repeating: 0, count: width * height + 2)
        let corner = Point(Double(left), Double(top))
        for contour in outline.contours where contour.count > 1 {
            var last = contour[contour.count - 1] - corner
            for point in contour {
                let next = point - corner
                add(last, next, to: &sums)
                last = next
            }
        }
        for row in 0..<height {
            var sum: Float = 0
            for place in (row * width)..<((row + 1) * width) {
                sum += sums[place]
                cover[place] = UInt8(min(abs(sum), 1) * 255 + 0.5)
            }
        }
    }

    /// What a pen of that width covers that follows an outline: round at all ends and corners.
    init(stroking outline: Outline, pen: Double, width limitX: Int, height limitY: Int) {
        let radius = pen / 2
        self.init(around: outline.bounds?.grown(by: radius), limitX, limitY)
        guard width > 0, height > 0 else { return }
        for contour in outline.contours {
            for index in contour.indices {
                let next = index + 1
                guard next < contour.count || contour.count == 1 else { break }
                draw(contour[index], contour[contour.count == 1 ? index : next], radius)
            }
        }
    }

    /// An empty mask of what of a rectangle can be seen.
    private init(around bounds: Outline.Bounds?, _ limitX: Int, _ limitY: Int) {
        guard let bounds, bounds.isFinite else {
            (left, top, width, height, cover) = (0, 0, 0, 0, [])
            return
        }
        func whole(_ value: Double, _ limit: Int) -> Int {
            Int(min(max(value, 0), Double(limit)))
        }
        left = whole((bounds.left - 1).rounded(.down), limitX)
        top = whole((bounds.top - 1).rounded(.down), limitY)
        width = whole((bounds.right + 2).rounded(.up), limitX) - left
        height = whole((bounds.bottom + 2).rounded(.up), limitY) - top
        cover = [UInt8](repeating: 0, count: width * height)
    }
}

extension Mask {
    /// Adds what one edge has to its right.
    private func add(_ start: Point, _ end: Point, to sums: inout [Float]) {
        guard start.y != end.y else { return }
        let (upper, lower, sign) = start.y < end.y ? (start, end, 1.0) : (end, start, -1.0)
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        let first = max(upper.y, 0)
        let last = min(lower.y, Double(height))
        guard first < last else { return }
        var y = first
        for row in Int(first)..<min(height, Int(last.rounded(.up))) {
            let next = min(Double(row + 1), last)
            let from = upper.x + (y - upper.y) * slope
            let to = upper.x + (next - upper.y) * slope
            addPart(row, min(from, to), max(from, to), (next - y) * sign, to: &sums)
            y = next
        }
    }

    /// Adds an edge within one row: from one column to another, so much of the row high.
    private func addPart(
        _ row: Int,
        _ from: Double,
        _ to: Double,
        _ height: Double,
        to sums: inout [Float]
    ) {
        let limit = Double(width)
        let place = row * width
        // What lies beyond the last column covers nothing here, what lies before the first all.
        guard from < limit else { return }
        guard to > 0 else {
            sums[place] += Float(height)
            return
        }
        var (from, to, height) = (from, to, height)
        let steepness = to > from ? height / (to - from) : 0
        if from < 0 {
            sums[place] += Float(-from * steepness)
            height += from * steepness
            from = 0
        }
        if to > limit {
            height -= (to - limit) * steepness
            to = limit
        }
        let first = Int(from)
        let last = min(Int(to), width - 1)
        if first == last {
            let share = 1 - ((from + to) / 2 - Double(first))
            sums[place + first] += Float(height * share)
            if first + 1 < width { sums[place + first + 1] += Float(height * (1 - share)) }
            return
        }
        // The edge crosses several dots: each gets the area that it has not yet.
        var known = 0.0
        for column in first...last {
            let begin = max(from, Double(column))
            let end = min(to, Double(column + 1))
            let above = (begin - from) * steepness
            let part = (end - begin) * steepness
            let area = above + part * (1 - ((begin + end) / 2 - Double(column)))
            sums[place + column] += Float(area - known)
            known = area
        }
        if last + 1 < width { sums[place + last + 1] += Float(height - known) }
    }

    /// Follows a line.
    private mutating func draw(_ start: Point, _ end: Point, _ radius: Double) {
        // Piece by piece: around a long slope lies much that is not near it.
        let line = end - start
        let count = max(Int(min(line.length / 32, 200)), 1)
        for piece in 0..<count {
            let from = start + line * (Double(piece) / Double(count))
            drawPiece(from, start + line * (Double(piece + 1) / Double(count)), radius)
        }
    }

    /// Covers what is near a line; what is covered already stays so.
    private mutating func drawPiece(_ start: Point, _ end: Point, _ radius: Double) {
        let reach = radius + 1
        let columns = Mask.range(start.x, end.x, reach, from: left, count: width)
        let rows = Mask.range(start.y, end.y, reach, from: top, count: height)
        let line = end - start
        let square = line.x * line.x + line.y * line.y
        for row in rows {
            for column in columns {
                let dot = Point(Double(column + left) + 0.5, Double(row + top) + 0.5) - start
                let part = square > 0 ? (dot.x * line.x + dot.y * line.y) / square : 0
                let distance = (dot - line * min(max(part, 0), 1)).length
                let covered = min(max(radius + 0.5 - distance, 0), 1, 2 * radius)
                let place = row * width + column
                cover[place] = max(cover[place], UInt8(covered * 255 + 0.5))
            }
        }
    }

    private static func range(
        _ one: Double,
        _ other: Double,
        _ reach: Double,
        from start: Int,
        count: Int
    ) -> Range<Int> {
        let first = min(max(min(one, other) - reach - Double(start), 0), Double(count))
        let last = min(max(max(one, other) + reach - Double(start), 0), Double(count))
        return Int(first)..<max(Int(first), Int(last.rounded(.up)))
    }
}

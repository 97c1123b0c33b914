// Susi. SPDX-License-Identifier: Apache-2.0

/// The names of a chart's slices around it, each with a line to its slice.
struct PieNames {
    /// A name in its column.
    private struct Name {
        let share: PieChart.Share
        var y: Double
    }

    /// How large the chart can be beside them.
    let radius: Double
    private let lettering: Lettering
    private let centre: Point
    private let columns: (left: [Name], right: [Name])
    private let room: Double

    init(_ shares: [PieChart.Share], _ lettering: Lettering, around area: Area) {
        self.lettering = lettering
        centre = area.centre
        let widest = shares.map { lettering.width(of: $0.label) }.max() ?? 0
        let edge = lettering.size
        room = min(widest, area.width * 0.21)
        let across = area.width / 2 - room - edge * 1.8
        radius = max(min(across, area.height / 2 - edge * 1.6), area.shorter * 0.1)
        let rim = radius + edge * 0.9
        let line = lettering.size * 1.35
        let centre = centre
        func column(_ isRight: Bool) -> [Name] {
            let names = shares.filter { $0.part > 0 && ($0.middle < 180) == isRight }
                .map { Name(share: $0, y: (centre + Point(clockwise: $0.middle, rim)).y) }
                .sorted { $0.y < $1.y }
            return PieNames.spread(
                names,
                line,
                around: centre.y,
                within: edge...max(edge, area.height - edge)
            )
        }
        columns = (column(false), column(true))
    }

    func draw(on canvas: inout Canvas) {
        for (names, side) in [(columns.left, -1.0), (columns.right, 1.0)] {
            for name in names {
                let share = name.share
                let rim = centre + Point(clockwise: share.middle, radius + 1)
                let end = centre.x + (radius + lettering.size * 1.1) * side
                let knee = Point(end - lettering.size * 0.5 * side, name.y)
                let line = Outline.line([rim, knee, Point(end, name.y)])
                canvas.stroke(line, pen: 1.2, share.colour.mixed(with: PieChart.ink, 0.25))
                let label = lettering.shortened(share.label, to: room)
                let width = lettering.width(of: label)
                let start =
                    side > 0 ? end + lettering.size * 0.3 : end - lettering.size * 0.3 - width
                let foot = (name.y + lettering.size * 0.35).rounded() + 0.5
                canvas.write(label, at: Point(start, foot), lettering, PieChart.ink)
            }
        }
    }

    /// Pushes names apart that would lie over each other; leaves away the least where there are
    /// more than have room.
    private static func spread(
        _ names: [Name],
        _ line: Double,
        around middle: Double,
        within bounds: ClosedRange<Double>
    ) -> [Name] {
        let count = max(Int((bounds.upperBound - bounds.lowerBound) / line), 1)
        var names = names
        if names.count > count {
            let least = names.map { $0.share.part }.sorted(by: >)[count - 1]
            names = Array(names.filter { $0.share.part >= least }.prefix(count))
        }
        /// Keeps each at least a line below the one before it.
        func down(from start: Int, _ top: Double) {
            var free = top
            for index in names.indices.dropFirst(start) {
                names[index].y = max(names[index].y, free)
                free = names[index].y + line
            }
        }
        /// Keeps each at least a line above the one behind it.
        func up(from end: Int, _ bottom: Double) {
            var free = bottom
            for index in names.indices.prefix(end).reversed() {
                names[index].y = min(names[index].y, free)
                free = names[index].y - line
            }
        }
        // Away from the middle first, where there is more room.
        let half = names.firstIndex { $0.y >= middle } ?? names.count
        down(from: half, bounds.lowerBound)
        up(from: half, half < names.count ? names[half].y - line : bounds.upperBound)
        up(from: names.count, bounds.upperBound)
        down(from: 0, bounds.lowerBound)
        return names
    }
}

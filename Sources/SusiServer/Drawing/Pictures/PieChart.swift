// Susi. SPDX-License-Identifier: Apache-2.0

/// A round chart: what is how much of the whole.
struct PieChart: Sendable {
    /// One part of the whole.
    struct Slice: Sendable, Equatable {
        let label: String
        /// How much it is; never less than nothing.
        let value: Double
    }

    /// A slice with what is drawn of it.
    struct Share {
        let label: String
        /// Its part of the whole, from 0 to 1.
        let part: Double
        let colour: Colour
        /// Where it begins and ends, clockwise from the top in degrees.
        let from: Double
        let to: Double

        var middle: Double { (from + to) / 2 }

        /// Its part as people read it.
        var percent: String {
            let tenths = Int((part * 1000).rounded())
            if tenths == 0, part > 0 { return "< 0.1 %" }
            return tenths.isMultiple(of: 10)
                ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
        }
    }

    /// Colours that people tell apart who do not see all of them: those that Okabe and Ito chose,
    /// the most different ones first.
    private static let colours: [Colour] = [
        0x0072B2, 0xE69F00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xD55E00, 0xF0E442, 0x555555,
    ].map { Colour($0) }
    static let ink = Colour(0x202124)

    let slices: [Slice]
    /// Whether the names stand in a list beside the chart instead of around it.
    var hasLegend = false
    /// Whether every slice says how much of the whole it is.
    var tellsShares = false

    /// Draws the chart.
    func draw(width: Int, height: Int) -> Canvas {
        var canvas = Canvas(width: width, height: height, .white)
        let shares = PieChart.shares(of: slices)
        let size = min(max(Double(min(width, height)) / 30, 11), 22)
        let lettering = Lettering(size)
        var area = Area(left: 0, top: 0, width: Double(width), height: Double(height))
        if hasLegend {
            let legend = PieLegend(shares, lettering, in: area)
            legend.draw(on: &canvas)
            area = legend.rest
        }
        let names = hasLegend ? nil : PieNames(shares, lettering, around: area)
        let centre = area.centre
        let radius = max(names?.radius ?? area.shorter / 2 * 0.88, 1)
        for share in shares where share.part > 0 {
            canvas.fill(.slice(centre, radius, from: share.from, to: share.to), share.colour)
        }
        drawGaps(shares, centre, radius, on: &canvas)
        names?.draw(on: &canvas)
        if tellsShares { writeShares(shares, centre, radius, lettering, on: &canvas) }
        return canvas
    }

    /// What each slice is of the whole, and how it looks.
    static func shares(of slices: [Slice]) -> [Share] {
        let sum = slices.reduce(0) { $0 + $1.value }
        var begin = 0.0
        return slices.enumerated().map { index, slice in
            let part = sum > 0 ? slice.value / sum : 0
            let round = index / colours.count
            // Where the last slice meets the first, both must not be of the first colour.
            let isLast = index == slices.count - 1 && index % colours.count == 0 && index > 0
            // Later rounds are paler, so that no neighbours look alike.
            let colour = colours[(index + (isLast ? 4 : 0)) % colours.count]
                .mixed(with: .white, Double(round % 3) * 0.3)
            let share = Share(
                label: slice.label,
                part: part,
                colour: colour,
                from: begin * 360,
                to: min(begin + part, 1) * 360
            )
            begin += part
            return share
        }
    }

    /// White lines between slices.
    private func drawGaps(
        _ shares: [Share],
        _ centre: Point,
        _ radius: Double,
        on canvas: inout Canvas
    ) {
        let seen = shares.filter { $0.part > 0 }
        guard seen.count > 1 else { return }
        let pen = min(max(radius / 90, 0.8), 3)
        for share in seen {
            let rim = centre + Point(clockwise: share.from, radius + 1)
            canvas.stroke(.line([centre, rim]), pen: pen, .white)
        }
    }

    private func writeShares(
        _ shares: [Share],
        _ centre: Point,
        _ radius: Double,
        _ lettering: Lettering,
        on canvas: inout Canvas
    ) {
        let lettering = Lettering(lettering.size, .bold)
        for share in shares {
            let width = lettering.width(of: share.percent)
            // Only where it has room: between the slice's sides, where it is written.
            let distance = radius * (share.part > 0.999 ? 0 : 0.68)
            let arc = share.part >= 0.5 ? 2 * radius : share.part * 2 * .pi * distance
            guard width < arc * 0.85, width < radius * 0.9 else { continue }
            let middle = centre + Point(clockwise: share.middle, distance)
            let start = middle + Point(-width / 2, lettering.size * 0.35)
            canvas.write(share.percent, at: start, lettering, share.colour.ink)
        }
    }
}

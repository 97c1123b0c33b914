// Susi. SPDX-License-Identifier: Apache-2.0

/// The names of a chart's slices in a list: below it, or beside it where the picture is wide.
struct PieLegend {
    private let shares: ArraySlice<PieChart.Share>
    private let leftOut: Int
    private let lettering: Lettering
    private let area: Area
    /// What is left for the chart.
    let rest: Area

    init(_ shares: [PieChart.Share], _ lettering: Lettering, in whole: Area) {
        self.lettering = lettering
        let line = PieLegend.line(lettering)
        let edge = lettering.size
        let isBeside = whole.width > whole.height * 1.25
        var area = whole
        let most: Double
        if isBeside {
            most = whole.height - 2 * edge
            let widest = shares.map { PieLegend.width(of: $0, lettering) }.max() ?? 0
            area.width = min(widest, whole.width * 0.5) + edge
            area.left = whole.right - area.width
        } else {
            most = whole.height * 0.5
        }
        let count = min(shares.count, max(Int(most / line), 1))
        // One line says how many there are beyond.
        let shown = count < shares.count ? count - 1 : count
        self.shares = shares.prefix(shown)
        leftOut = shares.count - shown
        let needed = Double(count) * line
        if isBeside {
            area.top = (whole.height - needed) / 2
            area.height = needed
            rest = Area(left: 0, top: 0, width: area.left, height: whole.height)
        } else {
            area.top = whole.height - needed - edge * 0.7
            area.height = needed
            let widest = shares.map { PieLegend.width(of: $0, lettering) }.max() ?? 0
            area.width = min(widest, whole.width - 2 * edge)
            area.left = (whole.width - area.width) / 2
            rest = Area(left: 0, top: 0, width: whole.width, height: area.top)
        }
        self.area = area
    }

    func draw(on canvas: inout Canvas) {
        let line = PieLegend.line(lettering)
        let size = lettering.size
        let right = area.right - (area.right == Double(canvas.width) ? size : 0)
        for (index, share) in shares.enumerated() {
            let foot = (area.top + line * (Double(index) + 0.5) + size * 0.32).rounded() + 0.5
            let square = Outline.rectangle(
                Point(area.left, foot - size * 0.72),
                width: size * 0.8,
                height: size * 0.8,
                round: size * 0.2
            )
            canvas.fill(square, share.colour)
            let percent = share.percent
            let column = right - lettering.width(of: percent)
            let room = column - size - area.left - size * 1.4
            let label = lettering.shortened(share.label, to: room)
            canvas.write(label, at: Point(area.left + size * 1.4, foot), lettering, PieChart.ink)
            canvas.write(percent, at: Point(column, foot), lettering, PieLegend.quiet)
        }
        guard leftOut > 0 else { return }
        let foot = (area.top + line * (Double(shares.count) + 0.5) + size * 0.32).rounded() + 0.5
        canvas.write(
            "+ \(leftOut)",
            at: Point(area.left + size * 1.4, foot),
            lettering,
            PieLegend.quiet
        )
    }

    private static let quiet = Colour(0x5F6368)

    private static func line(_ lettering: Lettering) -> Double {
        lettering.size * 1.7
    }

    private static func width(of share: PieChart.Share, _ lettering: Lettering) -> Double {
        lettering.width(of: share.label) + lettering.width(of: share.percent) + lettering.size * 2.6
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct PieChartTests {
    private static func chart(_ values: [Double], legend: Bool = false) -> PieChart {
        var chart = PieChart(
            slices: values.enumerated().map { .init(label: "part \($0.offset)", value: $0.element) }
        )
        chart.hasLegend = legend
        return chart
    }

    /// The colours around the middle of a chart, clockwise from the top.
    private static func colours(of canvas: Canvas, at angles: [Double]) -> [Colour?] {
        angles.map { angle in
            let place = Point(150, 150) + Point(clockwise: angle, 35)
            return canvas[Int(place.x), Int(place.y)]
        }
    }

    @Test func `slices go clockwise from the top, as large as they say`() {
        let canvas = Self.chart([2, 1, 1]).draw(width: 300, height: 300)
        let seen = Self.colours(of: canvas, at: [10, 90, 170, 190, 260, 280, 350])
        #expect(Set(seen).count == 3)
        #expect(seen[0] == seen[1] && seen[1] == seen[2])
        #expect(seen[3] == seen[4] && seen[5] == seen[6])
        #expect(seen[3] != seen[5])
        #expect(canvas[2, 2] == .white)
    }

    @Test func `one that is all is a whole circle, and nothing is no slice`() {
        let canvas = Self.chart([0, 5, 0]).draw(width: 300, height: 300)
        let seen = Self.colours(of: canvas, at: [0, 1, 90, 180, 359])
        #expect(Set(seen).count == 1)
        #expect(seen[0] != .white)
    }

    @Test func `neighbours never look alike`() {
        for count in 2...60 {
            let canvas = Self.chart(Array(repeating: 1, count: count), legend: true)
                .draw(width: 60, height: 60)
            #expect(canvas.width == 60)
        }
        let shares = PieChart.shares(of: Self.chart(Array(repeating: 1, count: 60)).slices)
        for (one, next) in zip(shares, shares.dropFirst()) { #expect(one.colour != next.colour) }
        #expect(shares.first?.colour != shares.last?.colour)
    }

    @Test func `shares are told in tenths of a per cent`() {
        let shares = PieChart.shares(
            of: Self.chart([50, 33.32, 16.6, 0.02]).slices
        )
        #expect(shares.map { $0.percent } == ["50 %", "33.3 %", "16.6 %", "< 0.1 %"])
    }

    @Test(arguments: [(1, 1), (2, 2560), (40, 30), (300, 20)])
    func `any size will do`(width: Int, height: Int) {
        for hasLegend in [true, false] {
            var chart = Self.chart([3, 1, 4, 1, 5, 9, 2, 6], legend: hasLegend)
            chart.tellsShares = true
            let canvas = chart.draw(width: width, height: height)
            #expect((canvas.width, canvas.height) == (width, height))
        }
    }

    @Test func `a legend names what it shows`() {
        let with = Self.chart([2, 1], legend: true).draw(width: 400, height: 300)
        let without = Self.chart([2, 1]).draw(width: 400, height: 300)
        #expect(with.bytes != without.bytes)
        // Beside a wide chart: the right third has the squares of both slices.
        let right = (250..<400).flatMap { x in (0..<300).compactMap { with[x, $0] } }
        let colours = PieChart.shares(of: Self.chart([2, 1]).slices).map { $0.colour }
        #expect(colours.allSatisfy { right.contains($0) })
    }
}

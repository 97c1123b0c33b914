// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct CanvasTests {
    private let red = Colour(0xFF0000)

    @Test func `a rectangle covers its dots, and half dots by half`() {
        var canvas = Canvas(width: 10, height: 10, .white)
        canvas.fill(.rectangle(Point(2, 3), width: 4.5, height: 2), .black)
        #expect(canvas[1, 3] == .white)
        #expect(canvas[2, 2] == .white)
        #expect(canvas[2, 3] == .black)
        #expect(canvas[5, 4] == .black)
        #expect(canvas[6, 4] == Colour(0x7F7F7F))
        #expect(canvas[7, 4] == .white)
        #expect(canvas[2, 5] == .white)
    }

    @Test func `what is drawn covers as much as it is large`() {
        var canvas = Canvas(width: 100, height: 100, .black)
        canvas.fill(.circle(Point(50.3, 49.6), 30), .white)
        let light = canvas.bytes.reduce(0) { $0 + Int($1) }
        let area = Double(light) / 3 / 255
        #expect(abs(area - 2827.4) < 12)
    }

    @Test func `slices of a whole leave nothing between them`() {
        var canvas = Canvas(width: 100, height: 100, .black)
        for angle in stride(from: 0.0, to: 360, by: 40) {
            canvas.fill(.slice(Point(50, 50), 40, from: angle, to: angle + 40), .white)
        }
        for x in 30..<70 {
            for y in 30..<70 {
                // Two edges in a dot let a little of the ground through.
                #expect((canvas[x, y]?.luminance ?? 0) > 0.3)
            }
        }
    }

    @Test func `a pen is as wide as it is said to be`() {
        var canvas = Canvas(width: 40, height: 40, .white)
        canvas.stroke(.line([Point(5, 20), Point(35, 20)]), pen: 4, red)
        #expect((0..<40).filter { canvas[20, $0] == red } == [18, 19, 20, 21])
        #expect(canvas[2, 20] == .white)
        #expect(canvas[37, 20] == .white)
    }

    @Test(arguments: [
        Point(-50, -50), Point(500, 500), Point(1e300, 3), Point(.infinity, 0), Point(.nan, .nan),
        Point(-1e9, 20),
    ])
    func `what lies outside is left away`(place: Point) {
        var canvas = Canvas(width: 30, height: 20, .white)
        canvas.fill(.circle(place, 10), red)
        canvas.stroke(.line([place, place + Point(3, 4)]), pen: 3, red)
        canvas.write("far", at: place, Lettering(16), red)
        #expect(canvas.bytes == Canvas(width: 30, height: 20, .white).bytes)
        canvas.fill(
            .line([Point(-1e6, -1e6), Point(1e6, -1e6), Point(1e6, 1e6), Point(-1e6, 1e6)]),
            red
        )
        #expect(canvas[0, 0] == red)
        #expect(canvas[29, 19] == red)
    }

    @Test func `a slope that begins far outside covers what it should`() {
        var canvas = Canvas(width: 20, height: 20, .white)
        let slope = Outline.line([Point(-980, 0), Point(1020, 20), Point(-980, 20)])
        canvas.fill(slope, .black)
        // The slope passes through the middle of the picture at half its height.
        #expect(canvas[0, 8] == .white)
        #expect(canvas[0, 11] == .black)
        #expect(canvas[19, 11] == .black)
        #expect(canvas[10, 8] == .white)
    }

    @Test func `other pictures are laid in, cut at the edges`() {
        let other = Canvas(width: 8, height: 8, red)
        var canvas = Canvas(width: 10, height: 10, .white)
        canvas.put(other.bytes, width: 8, atX: -4, y: -4)
        canvas.put(other.bytes, width: 8, atX: 7, y: 8)
        canvas.put(other.bytes, width: 8, atX: 70, y: -80)
        #expect(canvas[3, 3] == red)
        #expect(canvas[4, 4] == .white)
        #expect(canvas[7, 8] == red)
        #expect(canvas[6, 8] == .white)
        #expect(canvas[10, 0] == nil)
    }

    @Test func `colours are read as people write them`() {
        #expect(Colour(hex: "1a56c4") == Colour(0x1A56C4))
        #expect(Colour(hex: "#FFF") == .white)
        #expect(Colour(hex: "0x102030") == Colour(0x102030))
        for text in ["", "#", "12345", "zzzzzz", "-12345", "+12345", "1234567", "##1234"] {
            #expect(Colour(hex: text) == nil, "\(text)")
        }
        #expect(Colour(0x0000AA).ink == .white)
        #expect(Colour(0xFFEE99).ink != .white)
    }
}

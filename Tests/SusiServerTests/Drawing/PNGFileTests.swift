// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct PNGFileTests {
    /// A small picture whose dots all differ.
    private static let canvas: Canvas = {
        var canvas = Canvas(width: 30, height: 20, .white)
        for x in 0..<30 {
            for y in 0..<20 {
                let dot = [UInt8(x * 8), UInt8(y * 12), UInt8(x + y)]
                canvas.put(dot, width: 1, atX: x, y: y)
            }
        }
        return canvas
    }()

    @Test func `what is written is read again`() throws {
        let file = PNGFile.bytes(of: Self.canvas)
        #expect(PictureFormat(of: file)?.kind == .png)
        let dots = try #require(PNGFile.read(file, upTo: 256))
        #expect((dots.width, dots.height) == (30, 20))
        #expect(dots.bytes == Self.canvas.bytes)
    }

    @Test func `the largest picture has room, also one that cannot be packed`() throws {
        var dice = SystemRandomNumberGenerator()
        var canvas = Canvas(width: 2560, height: 64, .white)
        let noise = (0..<(2560 * 64 * 3)).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
        canvas.put(noise, width: 2560, atX: 0, y: 0)
        let file = PNGFile.bytes(of: canvas)
        #expect(PNGFile.read(file, upTo: 2560)?.bytes == noise)
    }

    @Test func `larger pictures than asked for are not read`() {
        let file = PNGFile.bytes(of: Self.canvas)
        #expect(PNGFile.read(file, upTo: 29) == nil)
        // What says it is huge takes no memory.
        #expect(PNGFile.read(PictureTests.png(255, 255), upTo: 256) == nil)
    }

    @Test func `what is broken is no picture`() {
        let file = PNGFile.bytes(of: Self.canvas)
        #expect(PNGFile.read([], upTo: 256) == nil)
        #expect(PNGFile.read(Array("<svg/>".utf8), upTo: 256) == nil)
        for end in stride(from: 0, to: file.count - 12, by: 7) {
            #expect(PNGFile.read(Array(file[..<end]), upTo: 256) == nil)
        }
        for place in stride(from: 8, to: file.count, by: 5) {
            var broken = file
            broken[place] ^= 0x55
            _ = PNGFile.read(broken, upTo: 256)
        }
    }
}

extension PNGFile.Dots {
    /// A dot; white outside.
    func at(_ x: Int, _ y: Int) -> Colour {
        let place = (y * width + x) * 3
        guard bytes.indices.contains(place), bytes.indices.contains(place + 2) else {
            return .white
        }
        return Colour(red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2])
    }
}

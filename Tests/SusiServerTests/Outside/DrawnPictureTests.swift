// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer
import SusiStore

@Suite struct DrawnPictureTests {
    private let elsewhere: Elsewhere
    private let house: Household
    private let blue = Colour(0x3050C0)

    init() throws {
        elsewhere = try Elsewhere()
        house = try Household(outside: elsewhere.outside())
    }

    private func dots(_ response: HTTPResponse) throws -> PNGFile.Dots {
        #expect(response.status == 200)
        #expect(response.fields["Content-Type"] == "image/png")
        #expect(response.fields["X-Content-Type-Options"] == "nosniff")
        return try #require(PNGFile.read(response.bytes, upTo: 2560))
    }

    private func draw(_ endpoint: Endpoint, _ values: [Parameter: String]) throws -> HTTPResponse {
        var call = Call(endpoint)
        for (parameter, value) in values { call.set(parameter, value) }
        return try house.response(.get, call.target)
    }

    // MARK: Maps

    /// Puts squares of one colour for a zoom at which there are few.
    private func putSquares(length: Int = 256) {
        let file = PNGFile.bytes(of: Canvas(width: length, height: length, blue))
        for x in 0..<4 {
            for y in 0..<4 { elsewhere.put(file, at: "/map/2/\(x)/\(y)") }
        }
    }

    private func map(_ more: [Parameter: String] = [:]) throws -> HTTPResponse {
        let place: [Parameter: String] = [
            .mapLatitude: "10", .mapLongitude: "20", .zoom: "2", .width: "300", .height: "200",
        ]
        return try draw(.mapPicture, place.merging(more) { $1 })
    }

    @Test func `a map is put together of squares, its pin in the middle`() throws {
        putSquares()
        let response = try map()
        let dots = try dots(response)
        #expect((dots.width, dots.height) == (300, 200))
        #expect(dots.at(5, 5) == blue)
        #expect(dots.at(290, 100) == blue)
        #expect(dots.at(150, 100 - 31) == .white)
        #expect(dots.at(150, 100 - 31 - 9) == Colour(0xD93025))
        #expect(dots.at(298, 198) != blue, "whose map it is stands in the corner")
        #expect(response.fields["Cache-Control"] == "private, max-age=86400")
    }

    @Test func `squares for fine screens are shrunk, and others are no squares`() throws {
        putSquares(length: 512)
        #expect(try dots(map()).at(5, 5) == blue)
        putSquares(length: 300)
        let other = try Household(outside: elsewhere.outside())
        let target = "/vis/map.png?mlat=10&mlon=20&zoom=2&width=300&height=200"
        let response = try other.response(.get, target)
        #expect(try dots(response).at(5, 5) != blue)
        #expect(response.fields["Cache-Control"] == "no-store")
    }

    @Test func `without squares there is a grid with the pin`() throws {
        let offline = try Household()
        let target = "/vis/map.png?mlat=52.52&mlon=13.4&text=Berlin"
        for house in [house, offline] {
            let response = try house.response(.get, target)
            let dots = try dots(response)
            #expect((dots.width, dots.height) == (512, 256))
            #expect(dots.at(256, 128 - 31) == .white)
            #expect(dots.at(256, 128 - 31 - 9) == Colour(0xD93025))
            #expect(response.fields["Cache-Control"] == "no-store")
        }
        // Every square of the map was asked for once.
        #expect(Set(elsewhere.asked.map { $0.path }).count == elsewhere.asked.count)
        #expect((2...6).contains(elsewhere.asked.count))
    }

    @Test func `a caption stands below the pin`() throws {
        putSquares()
        let dots = try dots(map([.text: "Here"]))
        #expect(dots.at(150, 100 + 17) == .white)
        #expect(try self.dots(map()).at(150, 100 + 17) == blue)
    }

    @Test func `the world goes round, and ends in the north`() throws {
        let window = try #require(
            MapWindow(latitude: 90, longitude: 180, zoom: 1, width: 600, height: 600)
        )
        #expect(window.squares.contains { $0.tile == nil })
        let columns = Set(window.squares.compactMap { $0.tile?.x })
        #expect(columns == [0, 1])
        let whole = try #require(
            MapWindow(latitude: 0, longitude: 0, zoom: 0, width: 256, height: 256)
        )
        #expect(whole.squares.map { [$0.left, $0.top] } == [[0, 0]])
    }

    @Test(arguments: [
        ["zoom": "20"], ["zoom": "-1"], ["width": "2561"], ["width": "0"], ["height": "-5"],
        ["mlat": "90.1"], ["mlon": "-181"],
    ])
    func `what is out of range is refused with the original's status`(
        wrong: [String: String]
    ) throws {
        var query = ["mlat": "1", "mlon": "2"].merging(wrong) { $1 }
        query["text"] = "x"
        let form = query.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
        #expect(try house.response(.get, "/vis/map.png?\(form)").status == 503)
    }

    // MARK: All of them

    @Test func `a picture is PNG under each of its names, and says so`() throws {
        for name in ["png", "gif", "jpg"] {
            let response = try house.response(.get, "/vis/markdown.\(name)?text=hello")
            let dots = try dots(response)
            #expect(dots.width > 20)
            let text = try house.response(.get, "/vis/markdown.\(name).base64?text=hello")
            #expect(text.fields["Content-Type"] == "text/plain;charset=utf-8")
            #expect(text.text == Base64.encoded(response.bytes))
        }
        let chart = "/vis/piechart.png.base64?data=%7B%22a%22:1%7D"
        #expect(try house.response(.get, chart).text.hasPrefix("iVBORw0KGgo"))
    }

    @Test(arguments: [
        "/vis/map.png", "/vis/map.png?mlat=1", "/vis/markdown.png", "/vis/markdown.png?text=",
        "/vis/piechart.png",
    ])
    func `what is missing is told`(target: String) throws {
        #expect(try house.response(.get, target).status == 400)
    }

    @Test func `too many at a time are refused`() throws {
        let studio = Studio()
        let held = try (0..<64).map { _ in
            try studio.draw(of: { .later { _ in } }, { (_: Int) in HTTPResponse() })
        }
        #expect(held.count == 64)
        #expect(throws: Refusal.self) { try studio.draw { HTTPResponse() } }
    }

    // MARK: Texts and charts

    @Test func `a text is drawn in capitals unless told otherwise, in the colours asked for`()
        throws
    {
        func draw(_ more: [Parameter: String]) throws -> PNGFile.Dots {
            let text: [Parameter: String] = [.text: "hello", .colorBackground: "203040"]
            return try dots(self.draw(.markdownPicture, text.merging(more) { $1 }))
        }
        let small = try draw([.uppercase: "false", .padding: "20"])
        #expect(small.at(2, 2) == Colour(0x203040))
        let large = try draw([.padding: "20"])
        #expect(large.bytes != small.bytes)
        #expect(
            try draw([.text: "HELLO", .uppercase: "false", .padding: "20"]).bytes == large.bytes
        )
        #expect(try draw([:]).width == large.width - 34)
        let white = try draw([.text: "# H", .colorHeadline: "#fff", .padding: "0"])
        #expect(white.bytes.contains(0xFF))
        for wrong in ["red", "12"] {
            let response = try self.draw(.markdownPicture, [.text: "x", .colorText: wrong])
            #expect(response.status == 422)
        }
        let long = String(repeating: "x", count: 10_001)
        #expect(try self.draw(.markdownPicture, [.text: long]).status == 422)
    }

    @Test func `a chart shows numbers and texts that are numbers`() throws {
        let dots = try dots(draw(.pieChartPicture, [.data: #"{"a":"3","b":1,"c":"0"}"#]))
        #expect((dots.width, dots.height) == (500, 500))
        #expect(dots.at(270, 230) != .white)
        #expect(dots.at(270, 230) == dots.at(230, 270))
        #expect(dots.at(270, 230) != dots.at(230, 230))
    }

    @Test(arguments: [
        "[]", "{}", "x", "{\"a\":\"b\"}", "{\"a\":-1}", "{\"a\":0}", "{\"a\":\"nan\"}",
        "{\"a\":1e400}",
        "{\"a\":null}", "{\"a\":[1]}", "\"\"",
    ])
    func `what is no data is refused`(data: String) throws {
        #expect(try draw(.pieChartPicture, [.data: data]).status == 422)
    }
}

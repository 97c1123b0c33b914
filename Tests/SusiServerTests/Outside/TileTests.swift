// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer
import SusiStore

@Suite struct TileTests {
    private let elsewhere: Elsewhere
    private let house: Household

    init() throws {
        elsewhere = try Elsewhere()
        house = try Household(outside: elsewhere.outside())
    }

    @Test func `a square of the map comes from the server of maps`() throws {
        elsewhere.put(PictureTests.png(9), ["Cache-Control": "max-age=60"], at: "/map/3/4/5")
        let response = try house.response(.get, "/tile/3/4/5.png")
        #expect(response.status == 200)
        #expect(response.bytes == PictureTests.png(9))
        #expect(response.fields["Cache-Control"] == "private, max-age=604800, immutable")
        #expect(response.fields["X-Susi-Tile"] == nil)
        let agent = try #require(elsewhere.asked.first?.fields["User-Agent"])
        #expect(agent == "Susi/\(Release.version) (self-hosted assistant; +https://susi.test)")
    }

    @Test func `a square that cannot be had is a grid`() throws {
        elsewhere.put("<html>too many requests</html>", at: "/map/1/1/1")
        let offline = try Household()
        for response in [
            try house.response(.get, "/tile/1/1/1.png"),
            try house.response(.get, "/tile/1/0/1.png"),
            try offline.response(.get, "/tile/1/1/1.png"),
        ] {
            #expect(response.status == 200)
            #expect(response.fields["Cache-Control"] == "no-store")
            #expect(response.fields["X-Susi-Tile"] == "none")
            let format = PictureFormat(of: response.bytes)
            #expect(format?.kind == .png)
            #expect(format?.width == 256)
            #expect(format?.height == 256)
        }
    }

    @Test(arguments: [
        "/tile/", "/tile/1", "/tile/1/1", "/tile/20/1/1.png", "/tile/1/2/0.png",
        "/tile/1/0/2.png", "/tile/-1/0/0.png", "/tile/1/00/0.png", "/tile/1/0/0.jpg",
        "/tile/1/0/.png", "/tile/a/0/0.png", "/tile/1/0/0/0.png", "/tile/1/+0/0.png",
        "/tile/9223372036854775808/0/0.png", "/tile/19/524288/0.png",
    ])
    func `the map has no other squares`(path: String) throws {
        #expect(try house.response(.get, path).status == 404)
        #expect(TilePath(path) == nil)
        #expect(elsewhere.asked.isEmpty)
    }

    @Test func `squares are only looked at`() throws {
        let response = try house.response(.post, "/tile/1/1/1.png")
        #expect(response.status == 405)
        #expect(response.fields["Allow"] == "GET, HEAD")
    }

    @Test func `a square has one path`() throws {
        let tile = try #require(TilePath(zoom: 19, x: 524_287, y: 0))
        #expect(tile.text == "/tile/19/524287/0.png")
        #expect(TilePath(tile.text) == tile)
    }

    @Test func `a server of maps is told all three numbers`() {
        #expect(TileSource("https://a.test/{z}/{y}/{x}") != nil)
        for address in ["https://a.test/{z}/{x}", "ftp://a.test/{z}/{y}/{x}", "", "{z}{x}{y}"] {
            #expect(TileSource(address) == nil)
        }
    }

    @Test func `no more than two connections are open to it`() throws {
        let limits = FetchLimits(connections: 2)
        let house = try Household(outside: elsewhere.outside(limits: limits))
        let source = try #require(TileSource(elsewhere.url("/held/{z}/{x}/{y}")))
        for x in 0..<5 {
            let url = try source.url(of: #require(TilePath(zoom: 3, x: x, y: 1)))
            elsewhere.put(PictureTests.png(), at: "/held/3/\(x)/1")
            house.service.outside.tiles.find(url, at: .earliest).whenDone { _ in }
        }
        #expect([2, 2, 1].map { elsewhere.release($0) } == [2, 2, 1])
        #expect(elsewhere.asked.count == 5)
    }
}

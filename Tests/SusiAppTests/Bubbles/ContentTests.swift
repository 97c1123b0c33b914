// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiApp

@Suite struct ContentTests {
    private func table(_ action: JSON, _ rows: [JSON] = Examples.planets) -> TableContent? {
        TableContent(action, rows: rows)
    }

    @Test func columnsAreObjectsArraysOrMissing() {
        #expect(table(["columns": ["name": "Planet", "mass": 7]])?.titles == ["Planet", "7"])
        #expect(table(["columns": ["name", "moons", nil]])?.titles == ["name", "moons"])
        #expect(table([:])?.titles == ["name", "moons", "mass", "page"])
        #expect(table([:], []) == nil)
        #expect(table(["columns": ["nowhere"]])?.rows.first == [""])
    }

    @Test(arguments: [
        ("-1", 5), ("0", 0), ("2", 2), ("\"3\"", 3), ("99", 5), ("null", 5), ("1e99", 5),
        ("\"x\"", 5),
    ])
    func countsAreClamped(_ count: String, _ rows: Int) throws {
        let action = try JSON(parsing: #"{"columns":["name"],"count":\#(count)}"#)
        #expect(table(action)?.rows.count == rows)
    }

    @Test func columnsAreSortedByNumberOrText() throws {
        let rows: [JSON] = [
            ["v": "10"], ["v": "9"], ["v": ""], ["v": "b"], ["v": "1,000"], ["v": "A"], nil,
        ]
        let table = try #require(self.table(["columns": ["v"]], rows))
        #expect(table.order(by: 0, ascending: true) == [1, 0, 4, 5, 3, 2, 6])
        #expect(table.order(by: 0, ascending: false).suffix(2) == [2, 6])
        #expect(table.order(by: 0, ascending: false).first == 3)
        #expect(table.order(by: 7, ascending: true) == Array(0..<7))
        #expect(table.isNumeric == [false])
    }

    @Test(
        arguments: [
            ("1,234.5", 1234.5), ("12 %", 12), ("-3", -3), (".5", 0.5), ("3,14", nil),
            ("1e3", 1000), ("x", nil), ("", nil), ("1.2.3", nil), ("--", nil), ("nan", nil),
            ("0x10", nil),
        ] as [(String, Double?)]
    )
    func numbersInTextsAreRead(_ text: String, _ number: Double?) {
        #expect(LenientNumber.read(text) == number)
    }

    @Test func pieIsOfWhatIsAboveZero() {
        let pie = PieContent(
            ["key": "president", "value": "percent", "unit": "%"],
            rows: Examples.presidents
        )
        #expect(pie.slices.count == 5)
        #expect(pie.leftOut == 1)
        #expect(abs(pie.slices.reduce(0) { $0 + $1.share } - 1) < 1e-9)
        #expect(pie.spelled(pie.slices[0]) == "34.5%")
        #expect(PieContent.percent(pie.slices[4]) == "< 0.1 %")
        #expect(PieContent([:], rows: []).slices.isEmpty)
        #expect(PieContent(["value": "v"], rows: [["v": 0], ["v": "x"], nil]).leftOut == 3)
    }

    @Test func smallSlicesBecomeOne() {
        let rows = (1...40).map { JSON.object(["n": .string("s\($0)"), "v": .number($0)]) }
        let pie = PieContent(["key": "n", "value": "v"], rows: rows)
        #expect(pie.slices.count == PieContent.mostSlices)
        #expect(pie.slices.last?.name == nil)
        #expect(pie.slices.last?.value == Double((1...29).reduce(0, +)))
    }

    @Test func cardsNeedSomethingToShow() {
        let action: JSON = ["title": "t", "description": "d", "link": "l"]
        #expect(CardContent(["t": "T", "l": "https://www.a.b/c"], action, nil)?.host == "a.b")
        #expect(CardContent(["l": "https://a.b"], action, nil)?.title == "a.b")
        #expect(CardContent(["l": "javascript:x"], action, nil) == nil)
        #expect(CardContent([:], action, nil) == nil)
        #expect(CardContent(["title": "<b>A</b> &amp; B"], [:], nil)?.title == "A & B")
        #expect(
            CardContent(found: ["title": "T", "link": "https://a.b", "picture": "https://tracker"])?
                .picture == nil
        )
        #expect(
            CardContent(found: ["title": "T", "link": "https://a.b", "picture": "/picture?x"])?
                .picture?.path == "/picture?x"
        )
    }

    @Test func picturesAreOnlyLoadedFromHere() {
        let pictures: JSON = [
            "https://a.b/c.png": "/picture?u=1", "https://a.b/bad.png": "https://tracker/x",
            "https://a.b/worse.png": "//tracker/x",
        ]
        #expect(PictureSource("https://a.b/c.png", pictures).source("") == "/picture?u=1")
        for address in ["https://a.b/bad.png", "https://a.b/worse.png", "https://a.b/other.png"] {
            #expect(PictureSource(address, pictures).source("https://susi.example") == nil)
        }
        #expect(PictureSource("/images/x.png", nil).source("") == "/images/x.png")
        #expect(
            PictureSource("https://susi.example/x.png", nil).source("https://susi.example")
                == "https://susi.example/x.png"
        )
        #expect(
            PictureSource("https://susi.example.evil/x.png", nil).source("https://susi.example")
                == nil
        )
    }

    @Test(arguments: [
        ("https://www.Example.org:80/a", "example.org"),
        ("https://good.example@evil.example/", "evil.example"),
        ("http://[::1]:80/", "[::1]"), ("https://a.b\\@c.d/", "a.b"),
    ]) func hostsAreWhereOneGoes(_ address: String, _ host: String) {
        #expect(WebAddress(address)?.host == host)
    }

    @Test(arguments: [
        "", "a.b", "ftp://a.b", "https://", "https:///x", "https://a b", "javascript:alert(1)",
        "//a.b", "https://a.b/\u{7F}",
    ])
    func otherAddressesAreNone(_ address: String) {
        #expect(WebAddress(address) == nil)
    }

    @Test(
        arguments: [
            ("1795276800", 1_795_276_800_000), ("1795276800123", 1_795_276_800_123),
            ("\"1795276800\"", 1_795_276_800_000), ("-1", nil), ("\"soon\"", nil),
        ] as [(String, Int64?)]
    )
    func timersRingInSecondsOrMilliseconds(_ time: String, _ rings: Int64?) throws {
        let action = try JSON(parsing: #"{"type":"timer_set","time":\#(time)}"#)
        #expect(Examples.bubble(action).rings == rings)
    }

    @Test func alarmsRingWhenTheyAreDue() {
        #expect(
            Examples.bubble(["type": "answer", "expression": "ALARM", "plan_delay": 5000]).rings
                == Examples.now + 5000
        )
    }

    @Test(
        arguments: [
            (0, "0:00"), (1, "0:01"), (59_000, "0:59"), (61_500, "1:02"), (3_600_000, "1:00:00"),
            (90_061_000, "1 d 1:01:01"),
        ] as [(Int64, String)]
    )
    func timeIsCountedDown(_ milliseconds: Int64, _ text: String) {
        #expect(ClockText.countdown(milliseconds) == text)
    }

    @Test func timesNameTheDayWhereItIsAnother() {
        var space = BubbleSpace(width: 390, now: 1_795_276_800_000)
        space.minutesFromUTC = -330
        #expect(ClockText.time(1_795_276_800_000, space) == "10:30")
        #expect(ClockText.time(1_795_276_800_000 + 86_400_000, space) == "2026-11-22, 10:30")
        #expect(ClockText.time(-86_400_000 * 366, space) == "1968-12-30, 18:30")
    }

    @Test(arguments: [
        (0.0, 0, "0"), (1.5, 2, "1.5"), (-0.004, 2, "0"), (-1.25, 2, "-1.25"), (1e300, 2, "1e+300"),
        (2.0 / 3, 4, "0.6667"), (1.05, 2, "1.05"),
    ])
    func decimalsHaveNoMorePlaces(_ number: Double, _ places: Int, _ text: String) {
        #expect(Decimal.text(number, places: places) == text)
    }

    @Test func curvesAreThoseOfSchool() {
        for degrees in stride(from: -720.0, through: 720, by: 15) {
            let angle = degrees * Curves.pi / 180
            let sine = Curves.sin(angle)
            let cosine = Curves.cos(angle)
            #expect(abs(sine * sine + cosine * cosine - 1) < 1e-9)
        }
        #expect(abs(Curves.sin(Curves.pi / 6) - 0.5) < 1e-12)
        #expect(abs(Curves.ln(10) - 2.302585092994046) < 1e-12)
        #expect(abs(Curves.ln(0.001) + 6.907755278982137) < 1e-12)
    }

    @Test func mapsShowTheTilesAroundAPlace() throws {
        let berlin = try #require(MapContent(latitude: 52.52, longitude: 13.405, zoom: 13))
        let tiles = MapTiles(berlin, zoom: 13, width: 320, height: 220).tiles
        // The tile of the middle, as all maps of this kind have it.
        #expect(tiles.contains { $0.path == "/tile/13/4401/2686.png" })
        #expect(
            tiles.allSatisfy { $0.left > -256 && $0.left < 320 && $0.top > -256 && $0.top < 220 }
        )
        #expect(tiles.count <= 6)
        let edge = try #require(MapContent(latitude: 90, longitude: 180, zoom: 99))
        #expect(edge.zoom == 19)
        for zoom in [1, 2, 19] {
            for tile in MapTiles(edge, zoom: zoom, width: 480, height: 220).tiles {
                let parts = tile.path.split(separator: "/")
                #expect((0..<(1 << zoom)).contains(Int(parts[2]) ?? -1))
            }
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct KeepingRulesTests {
    /// Sun, 04 Jun 2017 12:00:00 GMT.
    private let asked: Instant

    init() throws {
        asked = try Instant("Sun, 04 Jun 2017 12:00:00 GMT", .http)
    }

    @Test(
        arguments: [
            ("", 0), ("max-age=60", 60), ("public, MAX-AGE = 60", 60), ("max-age=\"60\"", 60),
            ("max-age=60, max-age=10", 10), ("max-age=-5", 0), ("max-age=soon", 0),
            ("max-age=99999999999999999999", 0), ("max-age=31536000", 86_400),
            ("s-maxage=60", 0), ("private, max-age=60", 60), ("no-cache, max-age=60", 0),
            ("no-cache=\"Set-Cookie\", max-age=60", 0), ("must-revalidate, max-age=60", 60),
            ("immutable", 0),
        ]
    )
    func `a response is good as long as it says`(_ field: String, _ seconds: Int64) {
        #expect(KeepingRules(["Cache-Control": field], asked: asked).seconds == seconds)
    }

    @Test func `several fields count as one`() {
        let fields: HTTPFields = ["Cache-Control": "max-age=60", "cache-control": "no-store"]
        #expect(!KeepingRules(fields, asked: asked).allowsKeeping)
    }

    @Test(
        arguments: [
            ("Sun, 04 Jun 2017 12:01:00 GMT", 60), ("Sunday, 04-Jun-17 12:01:00 GMT", 60),
            ("Sun, 04 Jun 2017 11:59:00 GMT", 0), ("0", 0), ("-1", 0),
            ("Fri, 01 Jan 2100 00:00:00 GMT", 86_400),
        ]
    )
    func `an older way to say it is understood`(_ end: String, _ seconds: Int64) {
        #expect(KeepingRules(["Expires": end], asked: asked).seconds == seconds)
        let both: HTTPFields = ["Expires": end, "Cache-Control": "max-age=5"]
        #expect(KeepingRules(both, asked: asked).seconds == 5)
    }

    @Test(
        arguments: [
            (["Age": "20"], 40), (["Age": "99"], 0), (["Age": "old"], 60), (["Age": "-9"], 60),
            (["Age": "9223372036854775807"], 0),
            (["Date": "Sun, 04 Jun 2017 11:59:30 GMT"], 30),
            (["Date": "Sun, 04 Jun 2017 12:59:30 GMT"], 60),
            (["Age": "40", "Date": "Sun, 04 Jun 2017 11:59:30 GMT"], 20),
            (["Date": "yesterday"], 60),
        ] as [(HTTPFields, Int64)]
    )
    func `time spent on the way is taken off`(_ fields: HTTPFields, _ seconds: Int64) {
        var fields = fields
        fields["Cache-Control"] = "max-age=60"
        #expect(KeepingRules(fields, asked: asked).seconds == seconds)
    }

    @Test func `an end is counted from the sender's own clock`() {
        let fields: HTTPFields = [
            "Date": "Sun, 04 Jun 2017 15:00:00 GMT", "Expires": "Sun, 04 Jun 2017 15:00:10 GMT",
        ]
        #expect(KeepingRules(fields, asked: asked).seconds == 10)
    }

    @Test(
        arguments: [
            (["Vary": "*"], false), (["Vary": "Accept, *"], false),
            (["Vary": "Accept-Language, Cookie"], true), (["Cache-Control": "no-store"], false),
            (["Cache-Control": "private"], true), ([:], true),
        ] as [(HTTPFields, Bool)]
    )
    func `what may not be kept says so`(_ fields: HTTPFields, _ allows: Bool) {
        #expect(KeepingRules(fields, asked: asked).allowsKeeping == allows)
    }
}

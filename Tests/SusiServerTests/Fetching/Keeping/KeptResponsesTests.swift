// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct KeptResponsesTests {
    private func response(_ count: Int = 100) throws -> KeptResponse {
        let response = FetchResponse(
            status: 200,
            url: "http://a.test/",
            fields: ["Cache-Control": "max-age=60"],
            body: [UInt8](repeating: 65, count: count)
        )
        return try #require(KeptResponse(response, asked: .earliest))
    }

    @Test func `those not asked for the longest time make room`() throws {
        let kept = KeptResponses(bytes: 1 << 20, entries: 3)
        for name in ["a", "b", "c"] { try kept.keep(response(), as: name) }
        #expect(kept.find("a") != nil)
        try kept.keep(response(), as: "d")
        #expect(["a", "b", "c", "d"].filter { kept.find($0) != nil } == ["a", "c", "d"])
    }

    @Test func `bytes are counted too`() throws {
        let kept = KeptResponses(bytes: 100_000, entries: 1000)
        for number in 0..<50 { try kept.keep(response(10_000), as: "\(number)") }
        let left = (0..<50).filter { kept.find("\($0)") != nil }
        #expect(left == Array(41..<50))
    }

    @Test func `one that is large for all is not kept, and takes the place of none`() throws {
        let kept = KeptResponses(bytes: 80_000, entries: 10)
        try kept.keep(response(), as: "small")
        try kept.keep(response(20_000), as: "large")
        #expect(kept.find("large") == nil)
        #expect(kept.find("small") != nil)
    }

    @Test func `a newer response replaces the older, also by nothing`() throws {
        let kept = KeptResponses(bytes: 20_000, entries: 10)
        for _ in 0..<100 { try kept.keep(response(1500), as: "a") }
        try kept.keep(response(1500), as: "b")
        #expect(kept.find("a") != nil)
        kept.keep(nil, as: "a")
        #expect(kept.find("a") == nil)
        #expect(kept.find("b") != nil)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct RateLimitsTests {
    private let noon = Instant(clamping: 1_792_568_096_123)
    private let person: EmailAddress
    private let home: IPAddress
    private let elsewhere: [IPAddress]

    init() throws {
        person = try #require(EmailAddress("jane@example.com"))
        home = try #require(IPAddress("192.0.2.7"))
        elsewhere = try (1...60).map { try #require(IPAddress("203.0.113.\($0)")) }
    }

    @Test func `so many at once, and then one in each pause`() {
        var table = RateTable(RateLimit(burst: 3, thenOneIn: .seconds(10)))
        let steps: [(seconds: Int64, wait: Int64?)] = [
            (0, nil), (0, nil), (0, nil), (0, 10_000), (4, 6000), (10, nil), (10, 10_000),
            (20, nil), (21, 9000), (60, nil), (60, nil), (60, nil), (60, 10_000),
        ]
        for (seconds, wait) in steps {
            #expect(table.take(1, at: after(seconds)) == wait, "after \(seconds) seconds")
        }
        #expect(table.take(2, at: noon) == nil, "others are not held up")
    }

    @Test func `a clock that is set back makes nobody wait for longer`() {
        var table = RateTable(RateLimit(burst: 1, thenOneIn: .seconds(10)))
        #expect(table.take(1, at: after(100_000)) == nil)
        #expect(table.take(1, at: noon) == 10_000)
        #expect(table.take(1, at: after(10)) == nil)
    }

    @Test func `a table never grows beyond its capacity`() {
        var table = RateTable(RateLimit(burst: 1, thenOneIn: .seconds(10)), capacity: 100)
        for key in 0..<100_000 { #expect(table.take(UInt64(key), at: noon) == nil) }
        #expect(table.take(99_999, at: noon) != nil, "the latest are remembered")
        #expect(table.take(0, at: noon) == nil, "the first are not")
    }

    @Test func `Q34: an old app may ask for all lists and pictures at once`() {
        var limits = RateLimits()
        for list in 0..<20 {
            let time = noon.advanced(byMilliseconds: Int64(list) * 300)
            #expect(limits.take(.request, from: home, at: time) == nil)
            for _ in 0..<25 { #expect(limits.take(.request, from: home, at: time) == nil) }
        }
    }

    @Test func `a flood is told when to come back`() throws {
        var limits = RateLimits()
        var waits: [Int64] = []
        for _ in 0..<1000 {
            if let wait = limits.take(.request, from: home, at: noon) { waits.append(wait) }
        }
        #expect(waits.count == 400)
        #expect(waits.allSatisfy { $0 > 0 && $0 <= 20 })
        #expect(limits.take(.request, from: elsewhere[0], at: noon) == nil)
    }

    @Test func `all addresses of an IPv6 household count as one`() throws {
        var limits = RateLimits()
        let limit = RateLimits.Deed.allCases.count
        #expect(limit == 5)
        var refused = 0
        for host in 1...100 {
            let address = try #require(IPAddress("2001:db8:1:2::\(String(host, radix: 16))"))
            if limits.take(.signup, from: address, at: noon) != nil { refused += 1 }
        }
        #expect(refused == 80)
        let neighbour = try #require(IPAddress("2001:db8:1:3::1"))
        #expect(limits.take(.signup, from: neighbour, at: noon) == nil)
    }

    @Test func `right passwords never count`() throws {
        var limits = RateLimits()
        for _ in 0..<500 {
            let attempt = try #require(begin(&limits, from: elsewhere[0]))
            limits.forgive(attempt, at: noon)
        }
    }

    @Test func `wrong passwords are slowed down wherever they come from`() {
        var limits = RateLimits()
        let tried = elsewhere.filter { begin(&limits, from: $0) != nil }
        #expect(tried.count == 10)
        #expect(begin(&limits, from: elsewhere[30], at: after(59)) == nil)
        #expect(begin(&limits, from: elsewhere[30], at: after(60)) != nil)
        #expect(begin(&limits, from: elsewhere[31], at: after(60)) == nil)
    }

    @Test func `nobody from elsewhere locks the owner out`() throws {
        var limits = RateLimits()
        limits.recognise(person, at: home)
        for minute in 0..<60 {
            for address in elsewhere {
                _ = begin(&limits, from: address, at: after(Int64(minute) * 60))
            }
            let attempt = try #require(begin(&limits, from: home, at: after(Int64(minute) * 60)))
            limits.forgive(attempt, at: after(Int64(minute) * 60))
        }
    }

    @Test func `the store too knows where the owner was`() {
        var limits = RateLimits()
        for address in elsewhere { _ = begin(&limits, from: address) }
        #expect(begin(&limits, from: home) == nil)
        #expect(begin(&limits, from: home, lastSeenAt: home) != nil)
    }

    @Test func `at home too guessing is slowed down`() throws {
        var limits = RateLimits()
        limits.recognise(person, at: home)
        let tried = (0..<50).filter { _ in begin(&limits, from: home) != nil }
        #expect(tried.count == 10)
        #expect(begin(&limits, from: home, at: after(10)) != nil, "for seconds only")
        let joe = try #require(EmailAddress("joe@example.com"))
        let other = limits.beginLogin(of: joe, from: home, lastSeenAt: nil, at: noon)
        guard case .attempt = other else {
            Issue.record("another account is not held up")
            return
        }
    }

    @Test func `one address cannot try many accounts`() throws {
        var limits = RateLimits()
        var tried = 0
        for number in 0..<100 {
            let person = try #require(EmailAddress("person\(number)@example.com"))
            let admission = limits.beginLogin(
                of: person,
                from: elsewhere[0],
                lastSeenAt: nil,
                at: noon
            )
            if case .attempt = admission { tried += 1 }
        }
        #expect(tried == 20)
    }

    @Test func `a person gets few mails however many ask for them`() {
        var limits = RateLimits()
        #expect((0..<20).filter { _ in limits.takeMail(to: person, at: noon) == nil }.count == 3)
    }

    @Test func `places are remembered within bounds`() {
        var keys = RecentKeys(capacity: 10)
        for key in 0..<100 as Range<UInt64> { keys.insert(key) }
        #expect(keys.contains(99))
        #expect(keys.contains(96))
        #expect(!keys.contains(80))
    }

    private func after(_ seconds: Int64) -> Instant {
        noon.advanced(byMilliseconds: seconds * 1000)
    }

    private func begin(
        _ limits: inout RateLimits,
        from address: IPAddress,
        lastSeenAt home: IPAddress? = nil,
        at time: Instant? = nil
    ) -> RateLimits.Attempt? {
        let admission = limits.beginLogin(
            of: person,
            from: address,
            lastSeenAt: home,
            at: time ?? noon
        )
        guard case .attempt(let attempt) = admission else { return nil }
        return attempt
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import Testing

/// Files of time zones and what they say.
@Suite struct ZoneTests {
    @Test func `changes hold until the rule takes over`() throws {
        let zone = try #require(
            Zone(
                parsing: TimeZoneFile.bytes(
                    periods: [(3208, false, "LMT"), (3600, false, "CET"), (7200, true, "CEST")],
                    changes: [(-2_422_054_408, 1), (1_143_334_800, 2), (1_162_083_600, 1)],
                    rule: "CET-1CEST,M3.5.0,M10.5.0/3"
                )
            )
        )
        #expect(zone.period(at: -3_000_000_000).abbreviation == "LMT")
        #expect(zone.period(at: -2_422_054_408).abbreviation == "CET")
        #expect(zone.period(at: 1_143_334_799).offset == 3600)
        #expect(zone.period(at: 1_143_334_800).offset == 7200)
        // 2026, by the rule.
        #expect(zone.period(at: 1_774_746_000).abbreviation == "CEST")
        #expect(zone.change(after: 1_162_083_600)?.time == 1_174_784_400)
        #expect(zone.change(after: 1_143_000_000)?.after.isDaylight == true)
    }

    @Test(arguments: [
        // South of the equator; the day of the year, with and without leap days; hours beyond a day.
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_767_225_600, 39_600),
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_782_864_000, 36_000),
        ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", 1_782_864_000, -7200),
        ("XXX4YYY,J60,J300", 1_709_150_400, -14_400),
        ("XXX4YYY,59/1,J300/167", 1_709_280_000, -10_800),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_767_225_600, 0),
    ])
    func `rules are read as POSIX writes them`(rule: String, time: Int, offset: Int) throws {
        let zone = try #require(Zone(parsing: TimeZoneFile.bytes(rule)))
        #expect(zone.period(at: Int64(time)).offset == Int64(offset))
    }

    @Test func `a local time that comes twice is the first, and one left out goes on from before`()
        throws
    {
        let berlin = try #require(TimeZoneFile.steady["Europe/Berlin"])
        // 25 October 2026, 2:30, comes twice; 29 March 2026, 2:30, never.
        #expect(berlin.instant(ofLocal: 1_792_895_400) == 1_792_888_200)
        #expect(berlin.instant(ofLocal: 1_774_751_400) == 1_774_747_800)
    }

    @Test(arguments: [
        "", "CET", "CET-1CEST", "CET-1CEST,M13.1.0,M10.5.0", "X-1", "<+01-1",
        "CET-1CEST,M3.5.0,M10.5.0/3x", "CET-1CEST,M3.5.0/200,M10.5.0",
    ])
    func `what is no rule makes no zone, but none at all is one`(rule: String) {
        #expect((Zone(parsing: TimeZoneFile.bytes(rule)) != nil) == rule.isEmpty)
    }

    @Test(arguments: [
        "../etc/passwd", "/etc/passwd", "Europe/../../etc", "Europe//Berlin", "", "Europe/",
        ".hidden", "Europe/Berlin\0", "a/b/c/d", "Euro pe",
    ])
    func `no name leads out of the folder`(name: String) {
        let zones = Zones { _ in Zone(parsing: TimeZoneFile.bytes("CET-1")) }
        #expect(zones[name] == nil)
        #expect(zones["America/Argentina/Buenos_Aires"] != nil)
        #expect(zones["Etc/GMT+5"] != nil)
    }

    @Test func `random and damaged bytes never crash`() {
        var random = SplitMix(seed: 8)
        let good = TimeZoneFile.bytes(
            periods: [(3600, false, "CET"), (7200, true, "CEST")],
            changes: [(1_143_334_800, 1), (1_162_083_600, 0)],
            rule: "CET-1CEST,M3.5.0,M10.5.0/3"
        )
        var zones = 0
        for round in 0..<6000 {
            var bytes = good
            switch round % 3 {
            case 0:
                for _ in 0...random.next(below: 4) {
                    bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
                }
            case 1: bytes = Array(bytes.prefix(random.next(below: bytes.count)))
            default:
                bytes = Array(good.prefix(5))
                for _ in 0..<random.next(below: 200) {
                    bytes.append(UInt8(random.next(below: 256)))
                }
            }
            guard let zone = Zone(parsing: bytes) else { continue }
            zones += 1
            for time in [Int64.min / 4, -1, 0, 1_800_000_000, 253_402_300_799, Int64.max / 4] {
                _ = zone.period(at: time)
                _ = zone.change(after: time)
                _ = zone.instant(ofLocal: time)
            }
        }
        #expect(zones > 300)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct SkillUsageTests {
    private let house: Household
    private let skill = "group=Small Talk&skill=greetings"

    init() throws {
        house = try Household()
    }

    private func ask(_ query: String = "") throws {
        _ = try house.json("/susi/chat.json?q=hello&\(query)")
    }

    @Test func `answers are counted by day, country and device`() throws {
        try ask("device_type=iOS&country_code=de&country_name=Germany")
        try ask("device_type=iOS&country_code=IN&country_name=India")
        try ask()
        house.wait(milliseconds: 86_400_000)
        try ask("device_type=iOS&country_code=DE&country_name=Germany")
        try house.storeUsage()
        let days = try house.json("/cms/getSkillUsage.json?\(skill)&duration=7")
        // Q29: the web app converts the number from a text.
        let counts = days["skill_usage"]?.array?.map { $0["count"] }
        #expect(counts == ["3", "1"])
        #expect(days["skill_usage"]?.array?.first?["date"]?.string?.count == 10)
        let last = try house.json("/cms/getSkillUsage.json?\(skill)&duration=1")
        #expect(last["skill_usage"]?.array?.count == 1)
        let countries = try house.json("/cms/getCountryWiseSkillUsage.json?\(skill)")
        #expect(
            countries["skill_usage"] == [
                ["country_code": "DE", "country_name": "Germany", "count": 2],
                ["country_code": "IN", "country_name": "India", "count": 1],
            ]
        )
        let devices = try house.json("/cms/getDeviceWiseSkillUsage.json?\(skill)")
        #expect(
            devices["skill_usage"] == [
                ["device_type": "iOS", "count": 3], ["device_type": "Others", "count": 1],
            ]
        )
    }

    @Test func `a skill that nobody used is said not to have been used`() throws {
        for service in ["SkillUsage", "CountryWiseSkillUsage", "DeviceWiseSkillUsage"] {
            let json = try house.json("/cms/get\(service).json?\(skill)")
            #expect(json["accepted"] == false)
            #expect(json["message"] == "Skill has not been used yet")
        }
    }

    @Test func `what clients make up is not counted apart`() throws {
        for number in 0..<60 {
            try ask("device_type=Phone \(number)&country_code=<b>&country_name=<script>")
        }
        try ask("device_type=<script>alert(1)</script>")
        try house.storeUsage()
        let countries = try house.json("/cms/getCountryWiseSkillUsage.json?\(skill)")
        #expect(countries["skill_usage"] == [])
        let devices = try house.json("/cms/getDeviceWiseSkillUsage.json?\(skill)")
        let rows = try #require(devices["skill_usage"]?.array)
        #expect(rows.count <= 32)
        #expect(rows.first == ["device_type": "Others", "count": 33])
    }

    @Test func `the uses stand on the card, within the days that are asked for`() throws {
        try ask()
        house.wait(milliseconds: 30 * 86_400_000)
        try ask()
        try house.storeUsage()
        let target =
            "/cms/getSkillList.json?group=Small Talk&applyFilter=true&filter_name=descending"
        let all = try house.json("\(target)&filter_type=usage")
        #expect(all["filteredData"]?.array?.first?["usage_count"] == 2)
        let week = try house.json("\(target)&filter_type=usage&duration=7")
        #expect(week["filteredData"]?.array?.first?["usage_count"] == 1)
    }

    @Test func `previews are not counted`() throws {
        _ = try house.json("/susi/chat.json?q=hello&instant=hello%0AA+preview.")
        try house.storeUsage()
        #expect(try house.json("/cms/getSkillUsage.json?\(skill)")["accepted"] == false)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

@testable import SusiApp
@testable import SusiRooms

/// The rooms on paper, with skills on the server.
typealias Shop = PaperStage<Rooms>

extension PaperStage<Rooms> {
    /// Somebody opens an address of the room, logged in or not.
    static func at(
        _ address: String,
        isLoggedIn: Bool = false,
        _ change: (inout Surroundings) -> Void = { _ in }
    ) -> Shop {
        let login = Login(token: "token", email: "jane@example.com", expires: 0)
        let session = Array(login.json.text().utf8)
        var shop = Shop(Rooms(), isLoggedIn ? ["session": session] : [:])
        change(&shop.surroundings)
        shop.surroundings.address = "https://susi.example/\(address)"
        shop.begin()
        return shop
    }

    /// The server answers with these groups and skills, until all rows are there.
    mutating func stock(_ groups: [(name: String, skills: [JSON])], sections: JSON = [:]) {
        reply("getGroups", ["groups": .array(groups.map { .string($0.name) }), "accepted": true])
        reply("getSkillMetricsData", ["metrics": sections, "accepted": true])
        while let request = requests.first(where: { $0.address.contains("getSkillList") }) {
            let group = groups.first { $0.name == request.form["group"] }
            var skills = JSONObject()
            for skill in group?.skills ?? [] {
                skills.append(skill["skill_tag"]?.string ?? "", skill)
            }
            reply("getSkillList", ["skills": .object(skills), "accepted": true])
        }
    }

    /// The first row is scrolled sideways.
    mutating func scrollRow(to left: Double) {
        let row = page.document.nodes.last { node in
            page.document.events(of: node) == [.scroll]
        }
        guard let row else { return }
        page.happen(
            .scroll,
            at: row,
            [(.scrollLeft, .number(left)), (.clientWidth, .number(surroundings.width))]
        )
    }

    /// How often a text is to be seen.
    func count(_ text: String) -> Int {
        var rest = markup[...]
        var count = 0
        while let range = rest.firstRange(of: text) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }

    /// What was sent to a path and waits for its answer.
    func asked(_ path: String) -> Form? {
        requests.first { $0.address.contains(path) }?.form
    }
}

extension JSON {
    /// A skill as the server tells of it.
    static func skill(
        _ tag: String,
        group: String = "Knowledge",
        stars: [Int64] = [0, 0, 0, 0, 0],
        _ more: JSONObject = JSONObject()
    ) -> JSON {
        let counts = Stars(
            one: stars[0],
            two: stars[1],
            three: stars[2],
            four: stars[3],
            five: stars[4]
        )
        var skill: JSONObject = [
            "model": "general", "group": .string(group), "language": "en",
            "skill_name": .string(tag), "skill_tag": .string(tag), "image": "",
            "descriptions": .string("What \(tag) does"), "author": "Jane Doe",
            "examples": [.string("Try \(tag)")], "staffPick": false,
            "skill_rating": ["stars": .object(counts.object)],
            "creationTime": "2018-03-04T10:00:00Z", "lastModifiedTime": "2018-05-03T10:00:00Z",
        ]
        for member in more.members { skill[member.name] = member.value }
        return .object(skill)
    }
}

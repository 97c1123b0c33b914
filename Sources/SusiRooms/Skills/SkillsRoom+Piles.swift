// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

// The skills of an author, and one's own.
extension SkillsRoom {
    mutating func enterAuthor(_ name: String, _ house: inout House) -> [Effect] {
        author = SkillPile()
        return house.cancelSkills { $0.isOfVisit }
            + [house.ask(.skills(.authorPaths), "/cms/getSkillsByAuthor.json", [("author", name)])]
    }

    mutating func enterMine(_ house: inout House) -> [Effect] {
        let effects = house.cancelSkills { $0.isOfVisit }
        guard let login = house.login else { return effects }
        return effects + [
            house.ask(.skills(.bookmarks), "/cms/getProfileDetails.json"),
            house.ask(
                .skills(.ownSkills),
                "/cms/getSkillsByAuthor.json",
                [("author_email", login.email)]
            ),
        ]
    }

    mutating func piled(
        _ errand: SkillsErrand,
        _ reply: ServerReply,
        _ house: inout House
    ) -> [Effect] {
        switch errand {
        case .authorPaths:
            guard case .accepted(let json) = reply else {
                author.learn(reply) { _ in [] }
                return []
            }
            let languages = SkillsRoom.languages(json)
            guard !languages.isEmpty, case .author(let name) = place else {
                author.state = .loaded
                return []
            }
            return [askForAuthor(name, languages, &house)]
        case .authorSkills:
            guard case .author(let name) = place else { return [] }
            // The server finds authors whose names hold this one, too.
            author.learn(reply) { json in
                (json["filteredData"]?.array ?? []).map { SkillFacts($0) }
                    .filter { FoldedBytes.of($0.author) == FoldedBytes.of(name) }
            }
        case .ownSkills:
            written.learn(reply) { ($0["author_skills"]?.array ?? []).map { SkillFacts($0) } }
        default:
            // Who has rated nothing is refused, and has bookmarks all the same.
            var reply = reply
            if case .refused(200, _, let json) = reply { reply = .accepted(json) }
            marked.learn(reply) { ($0["bookmarks"]?.array ?? []).map { SkillFacts($0) } }
            if case .refused(401, _, _) = reply, house.knowsPerson {
                return [.tell(.sessionEnded)]
            }
        }
        return []
    }

    private func askForAuthor(
        _ name: String,
        _ languages: String,
        _ house: inout House
    ) -> Effect {
        house.ask(
            .skills(.authorSkills),
            "/cms/getSkillList.json",
            [
                ("group", "All"), ("language", languages), ("applyFilter", "true"),
                ("filter_name", "descending"), ("filter_type", "rating"), ("q", name),
                ("search_type", "author"), ("minified", "true"),
            ]
        )
    }

    /// The languages of an author's skills, from the paths of their files, with commas between.
    private static func languages(_ json: JSON) -> String {
        var languages: [String] = []
        for member in (json.object?.members ?? []).prefix(20_000) {
            guard let path = member.value.string else { continue }
            let pieces = path.utf8.split(separator: UInt8(ascii: "/"))
            guard pieces.count == 6 else { continue }
            let language = String(Substring(pieces[4]))
            if !languages.contains(where: { sameBytes($0, language) }) {
                languages.append(language)
            }
        }
        return languages.reduce("") { $0.isEmpty ? $1 : $0 + "," + $1 }
    }
}

extension SkillPile {
    /// The server answered, or did not.
    mutating func learn(_ reply: ServerReply, _ read: (JSON) -> [SkillFacts]) {
        switch reply {
        case .accepted(let json):
            skills = read(json)
            state = .loaded
        case .refused(_, let message, _): state = .refused(message)
        case .unreachable: state = .unreachable
        }
    }
}

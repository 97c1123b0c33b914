// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// The languages that skills are in, to choose from.
struct LanguagePicker: Sendable {
    enum State: Equatable, Sendable {
        case loading, loaded, failed
    }

    var state = State.loading
    var codes: [String] = []
    var query = ""

    mutating func learn(_ reply: ServerReply) {
        guard case .accepted(let json) = reply else {
            state = .failed
            return
        }
        codes = (json["languagesArray"]?.array ?? []).prefix(500).compactMap { $0.string }
        state = .loaded
    }

    /// The languages whose names or codes begin with what is typed, by name.
    func found(in language: AppLanguage) -> [(code: String, name: String)] {
        let wanted = FoldedBytes.of(query)
        var found: [(code: String, name: String, key: [UInt8])] = []
        for code in codes {
            let name = LanguageName.of(code, in: language)
            let key = FoldedBytes.of(name)
            let isMeant =
                key.starts(with: wanted) || code.utf8.starts(with: wanted)
                || FoldedBytes.of(LanguageName.of(code, in: .english)).starts(with: wanted)
            if isMeant { found.append((code, name, key)) }
        }
        found.sort { $0.key.lexicographicallyPrecedes($1.key) }
        return found.map { ($0.code, $0.name) }
    }
}

extension SkillsRoom {
    mutating func enterLanguages(_ house: inout House) -> [Effect] {
        picker.query = ""
        if picker.state == .failed { picker.state = .loading }
        return house.cancelSkills { $0 == .languages }
            + [house.ask(.skills(.languages), "/cms/getAllLanguages.json")]
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// A day of the year that people call by a name.
struct Feast: Sendable {
    /// Its names in English, the usual one first, as questions have them.
    let english: [String]
    /// Its names in German.
    let german: [String]
    let rule: DayRule

    init(_ english: String, _ german: String, _ rule: DayRule) {
        self.english = english.utf8.split(separator: UInt8(ascii: ";")).map {
            String(Substring($0))
        }
        self.german = german.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }
        self.rule = rule
    }

    /// The feast of that name, in whatever language; names are compared as questions are.
    static func named(_ text: some Sequence<UInt8>) -> Feast? {
        places[Wording.normalized(text)].map { all[$0] }
    }

    /// Where in `all` a name stands; of two feasts of the same name the first one counts.
    private static let places: [[UInt8]: Int] = {
        var places: [[UInt8]: Int] = [:]
        for (place, feast) in all.enumerated() {
            for name in feast.english + feast.german {
                let normal = Wording.normalized(name.utf8)
                if places[normal] == nil { places[normal] = place }
            }
        }
        return places
    }()

    /// The usual name.
    func name(isGerman: Bool) -> String {
        (isGerman ? german.first : english.first) ?? english.first ?? ""
    }
}

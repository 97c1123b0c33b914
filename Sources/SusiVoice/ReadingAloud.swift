// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What is said aloud of an answer: what a person would read to another, sentence by sentence.
///
/// Marks, addresses, emoji and code are not read; tables and lists are read by rows, the first few of
/// them. The same rule holds in the page and on the command line.
public struct ReadingAloud: Sendable {
    /// So many bytes of an answer are read, some four minutes; then it says where the rest is.
    static let longest = 4000

    private let actions: [JSON]
    private let rows: [JSON]
    private let language: String

    /// Reads a chat answer, the whole object or one of its `answers`, never failing.
    ///
    /// - Parameters:
    ///   - answer: what the server sent, or what was kept of it.
    ///   - language: the person's, where neither an action nor its skill says which one it speaks.
    public init(_ answer: JSON, language: String) {
        let answer = answer["answers"]?.array?.first ?? answer
        // What stands in for tables and links in apps that do not draw them says nothing new.
        actions = (answer["actions"]?.array ?? []).filter {
            $0[PlannedAction.standIn]?.bool != true
        }
        rows = answer["data"]?.array ?? []
        let skill = answer["skills"]?.array?.first?.string ?? ""
        let ofSkill = SkillPath(reading: skill)?.language ?? ""
        self.language = Self.isLanguage(ofSkill) ? ofSkill : language
    }

    /// What is said of the answer; what is planned for later is not.
    public var sentences: [SpokenSentence] {
        var script = SpokenScript()
        var isSeen = false
        var query = ""
        for action in actions where action["plan_delay"]?.int64 ?? 0 <= 0 {
            say(action, &script)
            switch Self.sight(action) {
            case .nothing: break
            case .something: isSeen = true
            case .search(let text): query = text
            }
        }
        guard script.isEmpty else { return script.sentences }
        // Whoever only listens must not take an answer for silence.
        if !query.isEmpty {
            script.say(.searching(query), in: language)
        } else if isSeen {
            script.say(.toSee, in: language)
        }
        return script.sentences
    }

    /// What is said of one action, by its number among those that are shown; planned or not.
    public func sentences(ofAction number: Int) -> [SpokenSentence] {
        guard actions.indices.contains(number) else { return [] }
        var script = SpokenScript()
        say(actions[number], &script)
        return script.sentences
    }

    /// What is said of a text, such as somebody's question.
    public static func sentences(of text: String, language: String) -> [SpokenSentence] {
        var script = SpokenScript()
        script.say(SpokenMarkup.blocks(of: text), in: language)
        return script.sentences
    }

    private func say(_ action: JSON, _ script: inout SpokenScript) {
        let named = action["language"]?.string ?? ""
        let language = Self.isLanguage(named) ? named : language
        switch Self.kind(action) {
        case .answer:
            let text = action["expression"]?.spelled ?? ""
            // It rings, which is said by ringing.
            guard !text.utf8.elementsEqual("ALARM".utf8), !Self.isPicture(text) else { return }
            script.say(SpokenMarkup.blocks(of: text), in: language)
        case .link, .picture:
            script.say(SpokenMarkup.blocks(of: action["text"]?.spelled ?? ""), in: language)
        case .table, .slices, .feed:
            let table = SpokenTable(action, Self.kind(action), rows: rows)
            guard !table.rows.isEmpty else { return }
            script.say([.table(titles: table.titles, rows: table.rows)], in: language)
        case .place, .search, .other: break
        }
    }

    private enum Sight { case nothing, something, search(String) }

    /// What is there to be seen of an action that says nothing.
    private static func sight(_ action: JSON) -> Sight {
        switch kind(action) {
        case .link, .picture, .place, .table, .slices, .feed: return .something
        case .answer: return isPicture(action["expression"]?.spelled ?? "") ? .something : .nothing
        case .search:
            let words = SpokenMarkup.line(of: action["query"]?.spelled ?? "")
            let first = SentenceCutter.sentences(of: words, in: "").first ?? []
            return .search(String(decoding: first, as: UTF8.self))
        case .other: return .nothing
        }
    }

    private static func kind(_ action: JSON) -> SpokenKind {
        guard let type = action["type"]?.string else {
            return action["expression"] == nil ? .other : .answer
        }
        return SpokenKind(type)
    }

    private static func isPicture(_ text: String) -> Bool {
        text.utf8.starts(with: "http".utf8) && !text.utf8.contains(0x20)
            && PictureAddresses.endsAsPicture(text)
    }

    private static func isLanguage(_ code: String) -> Bool { (2...12).contains(code.utf8.count) }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiMind
import SusiView
import SusiWire

/// Where a skill is written and tried.
struct Desk {
    /// Where the skill lies; nil while it is new.
    var place: SkillPlace?
    var isReady = false
    /// Why there is nothing to write at.
    var failure: WorkshopTrouble?

    var text = EditedText()
    var window = EditorWindow()
    /// The text as the server has it, or the template it began with.
    var original = ""
    /// The version of the server that is being changed.
    var base: Int?
    /// Where a new skill is to lie.
    var group = "Knowledge"
    var language = ""
    var groups: [String] = []
    /// What is said of the change.
    var note = ""

    /// What the parser says, then what the server said when it was saved.
    var findings: [Finding] = []
    var examples: [SkillExample] = []
    /// The name that the text gives the skill.
    var name = ""

    var side = DeskSide.text
    var isSaving = false
    /// Whether what is said of a change is being written.
    var isSaveOpen = false
    var trouble: WorkshopTrouble?
    /// The version of the server that was written meanwhile.
    var theirs: ServerVersion?
    var isComparing = false
    var keeping = Keeping.kept
    var tryOut = TryOut()
    var trial = Trial()

    /// What was read of a skill that is being opened.
    var opening: Opening?

    /// How far what was written is kept on the device.
    enum Keeping: Sendable {
        case kept, soon, underWay, again, failed
    }

    /// A version as the server has it.
    struct ServerVersion: Sendable {
        var number: Int
        var author: String
        var text: String
    }

    /// What has come of a skill that is being opened.
    struct Opening: Sendable {
        var hasRead = false
        var draft: Draft?
        var latest: ServerVersion?
        var hasText = false
        var failure: WorkshopTrouble?
    }

    /// Whether a new skill is on the desk.
    var isBeginning: Bool { isReady && place == nil }

    /// Whether there is anything that the server does not have.
    var isChanged: Bool { !sameBytes(text.text, original) }

    /// The language that the skill answers in.
    var spoken: String { place?.language ?? language }

    /// The name of its file.
    var tag: String { place?.tag ?? SkillTag.made(of: name) }

    /// Opens a skill, or begins one.
    mutating func enter(_ place: SkillPlace?, _ bench: inout Bench) -> [Effect] {
        let before = bench.tickets.cancel { errand in
            switch errand {
            case .draft, .history, .source, .groups, .reviewing, .saving, .asking, .examining: true
            default: false
            }
        }
        let window = window
        self = Desk()
        self.window.height = window.height
        self.place = place
        opening = Opening()
        language = "\(bench.language.code)"
        var effects = before
        effects.append(.read(bench.tickets.issue(.draft), [Draft.key(place)]))
        if let place {
            effects.append(bench.ask(.history, "/cms/getSkillHistory.json", place.fields))
        } else {
            effects.append(bench.ask(.groups, "/cms/getGroups.json", []))
        }
        return effects
    }

    /// Lays on the desk what has been read, as soon as there is enough.
    mutating func lay(_ bench: inout Bench) -> [Effect] {
        guard let opening, opening.hasRead else { return [] }
        let draft = opening.draft
        guard place != nil else {
            original = Template.text(in: bench.language)
            show(draft ?? .template(original, language))
            return review(&bench)
        }
        guard opening.hasText || opening.failure != nil else { return [] }
        if let latest = opening.latest, opening.hasText {
            original = latest.text
            base = latest.number
            if let draft {
                show(draft)
                if let old = draft.base, old != latest.number {
                    // What was begun on an older version is compared before it is saved.
                    base = old
                    theirs = latest
                }
            } else {
                text.replace(with: latest.text)
            }
        } else if let draft {
            // Without the server one can go on writing.
            show(draft)
            base = draft.base
            trouble = opening.failure
        } else {
            failure = opening.failure
            self.opening = nil
            return []
        }
        self.opening = nil
        isReady = true
        return review(&bench)
    }

    private mutating func show(_ draft: Draft) {
        text.replace(with: draft.text)
        note = draft.note
        if !draft.group.isEmpty { group = draft.group }
        if !draft.language.isEmpty { language = draft.language }
        if place == nil {
            opening = nil
            isReady = true
        }
    }

    /// What is kept on the device.
    var draft: Draft {
        var draft = Draft()
        draft.text = text.text
        draft.base = base
        draft.place = place
        draft.group = group
        draft.language = language
        draft.name = name
        draft.note = note
        return draft
    }

    /// Has the parser read the text.
    mutating func review(_ bench: inout Bench) -> [Effect] {
        let path = (place ?? SkillPlace(group, language, "new")).path
        let parsed = SkillParser.parse(text.bytes, path: path)
        findings = parsed.diagnostics.prefix(200).map { Finding($0) }
        examples = parsed.skill.examples
        let before = name
        name = parsed.skill.header.name
        // The draft of a new skill is known by its name.
        return place == nil && isChanged && !sameBytes(before, name) ? keep(&bench) : []
    }

    /// The text has changed: it is kept and read, when the page has drawn it.
    mutating func changed(_ bench: inout Bench) -> [Effect] {
        var effects = bench.tickets.cancel { $0 == .reviewing }
        // Long texts take longer to read, and then typing should not wait for that.
        let pause = min(200 + Double(text.bytes.count) / 64, 800)
        effects.append(.timer(bench.tickets.issue(.reviewing), milliseconds: pause))
        return effects + keep(&bench)
    }

    /// Keeps what was written; one write is under way at a time.
    mutating func keep(_ bench: inout Bench) -> [Effect] {
        switch keeping {
        case .soon, .again: return []
        case .underWay:
            keeping = .again
            return []
        case .kept, .failed:
            keeping = .soon
            return [.idle(bench.tickets.issue(.keepingSoon))]
        }
    }

    mutating func couldNotKeep(_ bench: inout Bench) -> [Effect] {
        keeping = .failed
        return []
    }
}

extension Draft {
    fileprivate static func template(_ text: String, _ language: String) -> Draft {
        var draft = Draft()
        draft.text = text
        draft.language = language
        return draft
    }
}

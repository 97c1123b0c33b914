// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

extension Desk {
    mutating func happened(
        _ message: WorkshopMessage,
        _ detail: EventDetail,
        _ bench: inout Bench
    ) -> [Effect] {
        switch message {
        case .typed:
            text.replace(with: detail.text(.value))
            return changed(&bench)
        case .scrolled:
            window.top = detail.number(.scrollTop)
            window.height = detail.number(.clientHeight)
        case .resized: window.height = detail.number(.clientHeight)
        case .goToLine(let line): return goTo(line - 1)
        case .insert(let index): return insert(index, &bench)
        case .show(let side): self.side = side
        case .openSaving:
            trouble = nil
            isSaveOpen = true
            return [.focus(place == nil ? Desk.groupID : Desk.noteID)]
        case .closeSaving: isSaveOpen = false
        case .noteTyped:
            note = detail.text(.value)
            return keep(&bench)
        case .groupChosen:
            group = detail.text(.value)
            return keep(&bench)
        case .languageChosen:
            language = detail.text(.value)
            return keep(&bench) + review(&bench)
        case .save: return [.preventDefault] + save(&bench)
        case .retryDesk: return enter(place, &bench)
        case .compare:
            if theirs == nil, let place {
                return [bench.ask(.history, "/cms/getSkillHistory.json", place.fields)]
            }
            isComparing.toggle()
        case .keepMine:
            base = theirs?.number
            original = theirs?.text ?? original
            closeClash()
            return keep(&bench)
        case .takeTheirs:
            guard let theirs else { break }
            base = theirs.number
            original = theirs.text
            text.replace(with: theirs.text)
            closeClash()
            return changed(&bench)
        case .useServerText:
            text.replace(with: original)
            return changed(&bench)
        default: break
        }
        return []
    }

    static let noteID = "skill-note"
    static let groupID = "skill-group"

    private mutating func closeClash() {
        theirs = nil
        trouble = nil
        isComparing = false
    }

    /// Puts the caret into a line and brings it into sight.
    mutating func goTo(_ line: Int, through last: Int? = nil) -> [Effect] {
        guard text.lines.indices.contains(line) else { return [] }
        side = .text
        let start = text.units(before: text.lines[line].range.lowerBound)
        let end = text.units(before: text.lines[last ?? line].range.upperBound)
        var effects: [Effect] = [
            .focus(EditorDrawing.id),
            .select(EditorDrawing.id, from: Double(start), to: Double(end)),
        ]
        if let top = window.top(for: line) {
            effects.append(.scroll(EditorDrawing.scrollerID, top: top))
        }
        return effects
    }

    /// Adds an example of the language below the text.
    private mutating func insert(_ index: Int, _ bench: inout Bench) -> [Effect] {
        guard Chapter.all.indices.contains(index) else { return [] }
        let snippet = Chapter.all[index].snippet(in: bench.language)
        var before = text.bytes[...]
        while let last = before.last, last <= 0x20 { before.removeLast() }
        let gap = before.isEmpty ? "" : "\n\n"
        text.replace(with: String(decoding: before, as: UTF8.self) + gap + snippet + "\n")
        let first = text.line(at: before.count + gap.utf8.count)
        let changes = changed(&bench)
        return changes + goTo(first, through: text.lines.count - 2)
            + bench.say(bench.words(.inserted))
    }

    private mutating func save(_ bench: inout Bench) -> [Effect] {
        guard bench.login != nil, !isSaving else { return [] }
        guard bench.surroundings.isOnline else {
            trouble = WorkshopTrouble(bench.words(.offlineSave))
            return []
        }
        _ = review(&bench)
        trouble = nil
        isSaving = true
        var fields: [(name: String, value: String)] = [("content", text.text)]
        guard let place else {
            guard !tag.isEmpty else {
                isSaving = false
                trouble = WorkshopTrouble(bench.words(.nameMissing))
                return []
            }
            fields += SkillPlace(group, language, tag).fields
            return [bench.ask(.saving, "/cms/createSkill.json", fields)]
        }
        for name in ["Old", "New"] {
            fields += [
                (name + "Model", "general"), (name + "Group", place.group),
                (name + "Language", place.language), (name + "Skill", place.tag),
            ]
        }
        fields.append(("changelog", note))
        // So that the server can tell where somebody else has saved meanwhile.
        if let base { fields.append(("commitID", String(base))) }
        return [bench.ask(.saving, "/cms/modifySkill.json", fields)]
    }
}

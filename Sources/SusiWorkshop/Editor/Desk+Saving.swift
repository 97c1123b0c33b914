// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

extension Desk {
    /// Where a new skill is to lie, or what is said of a change.
    func saving(_ bench: Bench) -> Node<WorkshopMessage> {
        var parts: [Node<WorkshopMessage>] = []
        if place == nil {
            parts.append(
                Node(
                    .p,
                    key: 1,
                    [.class("save-name")],
                    text: tag.isEmpty
                        ? bench.words(.nameMissing) : bench.words(.willBeCalled) + " “" + tag + "”."
                )
            )
            var names = groups.isEmpty ? ["Knowledge"] : groups
            if !names.contains(where: { sameBytes($0, group) }) { names.insert(group, at: 0) }
            parts.append(
                choice(
                    key: 2,
                    id: Desk.groupID,
                    bench.words(.group),
                    names.map { ($0, $0) },
                    group,
                    .groupChosen
                )
            )
            parts.append(
                choice(
                    key: 3,
                    id: "skill-language",
                    bench.words(.languageOfSkill),
                    SpokenLanguage.all(with: language),
                    language,
                    .languageChosen
                )
            )
        } else {
            parts.append(
                Node(
                    .label,
                    key: 4,
                    [.class("labelled"), Attribute(.labelled, Desk.noteID)],
                    [
                        Node(.span, text: bench.words(.whatChanged)),
                        Node(
                            .input,
                            [
                                .id(Desk.noteID), .class("field"), .value(note),
                                Attribute(.maxLength, "300"),
                                Attribute(.autocomplete, "off"),
                            ],
                            on: [Handler(.input, .noteTyped)]
                        ),
                    ]
                )
            )
        }
        var acts: [Node<WorkshopMessage>] = []
        if bench.login == nil {
            parts.append(bench.loginHint(.saveNeedsLogin, key: 5))
        } else {
            let isBusy = isSaving || (place == nil && tag.isEmpty)
            acts.append(
                Node(
                    .button,
                    [.class("primary"), Attribute(.type, "submit")]
                        + (isBusy ? [Attribute(.disabled)] : []),
                    text: bench.words(isSaving ? .savingNow : .saveNow)
                )
            )
        }
        acts.append(.button(bench.words(.cancel), .closeSaving, class: "small"))
        parts.append(Node(.div, key: 6, [.class("acts")], acts))
        return Node(
            .form,
            key: 7,
            [.id("save-form"), .class("save-panel"), .label(bench.words(.save))],
            on: [Handler(.submit, .save)],
            parts
        )
    }

    private func choice(
        key: UInt64,
        id: String,
        _ name: String,
        _ choices: [(value: String, name: String)],
        _ chosen: String,
        _ message: WorkshopMessage
    ) -> Node<WorkshopMessage> {
        let options = choices.map { choice -> Node<WorkshopMessage> in
            var attributes = [Attribute(.value, choice.value)]
            if sameBytes(choice.value, chosen) { attributes.append(Attribute(.selected)) }
            return Node(.option, attributes, text: choice.name)
        }
        return Node(
            .label,
            key: key,
            [.class("labelled"), Attribute(.labelled, id)],
            [
                Node(.span, text: name),
                Node(
                    .select,
                    [.id(id), .class("field")],
                    on: [Handler(.change, message)],
                    options
                ),
            ]
        )
    }
}

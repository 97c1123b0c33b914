// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

// What is to be seen. Screens are kept apart by `@inline(never)`: browsers compile a function when it
// is first called, so what is not looked at costs nothing.
extension SkillsRoom {
    func view(_ place: SkillsPlace, _ house: House) -> Node<RoomsMessage> {
        let pieces = SkillPieces(language: house.language)
        switch place {
        case .shelf, .group: return ShelfView(self, house).node()
        case .languages: return languagesView(house, pieces)
        case .author(let name): return authorView(name, house, pieces)
        case .mine: return mineView(house, pieces)
        case .skill:
            guard let visit else { return page(6, []) }
            return page(6, SkillView(visit, house).parts)
        case .feedback:
            guard let visit else { return page(7, []) }
            return page(7, SkillView(visit, house).feedbackParts)
        }
    }

    @inline(never)
    func sheet(_ layer: SkillsLayer, _ house: House) -> Node<RoomsMessage> {
        let pieces = SkillPieces(language: house.language)
        switch layer {
        case .report:
            let text = Node<RoomsMessage>(
                .textarea,
                [
                    .id("skill-report"), .class("skills-text"), .label(pieces.words(.reportHint)),
                    Attribute(.rows, "4"), Attribute(.maxLength, "2000"), .value(report),
                ],
                on: [Handler(.input, .skills(.typedReport))]
            )
            return Node(
                .form,
                [.id("report-form"), .class("sheet skills-sheet")],
                on: [Handler(.submit, .skills(.sendReport))],
                [
                    Node(.h2, text: pieces.words(.report)),
                    Node(.p, text: pieces.words(.reportHint)), text,
                    ending(pieces.submit(.send, isEnabled: !report.isBlank), pieces),
                ]
            )
        case .removal:
            return Node(
                .div,
                [.class("sheet skills-sheet")],
                [
                    Node(.h2, text: pieces.words(.removeQuestion)),
                    Node(.p, text: pieces.words(.removeHint)),
                    ending(pieces.action(.removeNow, .remove, " trouble"), pieces),
                ]
            )
        }
    }

    /// The end of a sheet: what is done, and that it is not.
    private func ending(
        _ act: Node<RoomsMessage>,
        _ pieces: SkillPieces
    ) -> Node<RoomsMessage> {
        let cancel = Node<RoomsMessage>.button(
            pieces.words(.cancel),
            .house(.close),
            class: "skills-button"
        )
        return Node(.div, [.class("skills-buttons")], [cancel, act])
    }

    func page(_ key: UInt64, _ parts: [Node<RoomsMessage>]) -> Node<RoomsMessage> {
        Node(.main, key: key, [.id(SkillsRoom.pageID), .class("screen page skills-page")], parts)
    }

    @inline(never)
    private func languagesView(_ house: House, _ pieces: SkillPieces) -> Node<RoomsMessage> {
        var parts = [
            pieces.heading(pieces.words(.chooseLanguage), back: SkillsPlace.shelf.address)
        ]
        switch picker.state {
        case .failed: parts.append(pieces.unreachable(house, .retry))
        case .loading where picker.codes.isEmpty:
            parts.append(
                Node(.p, [.class("skills-tally"), .role("status")], text: pieces.words(.loading))
            )
        case .loading, .loaded:
            let search = Node<RoomsMessage>(
                .input,
                [
                    .id("language-search"), Attribute(.type, "search"),
                    Attribute(.placeholder, pieces.words(.searchLanguages)),
                    .label(pieces.words(.searchLanguages)), Attribute(.autocomplete, "off"),
                    Attribute(.spellcheck, "false"), .value(picker.query),
                ],
                on: [Handler(.input, .skills(.searchLanguage))]
            )
            parts.append(
                Node(
                    .div,
                    [.class("skills-search"), .role("search")],
                    [Icon.search.node(), search]
                )
            )
            parts.append(languageList(house, pieces))
        }
        return page(3, parts)
    }

    private func languageList(_ house: House, _ pieces: SkillPieces) -> Node<RoomsMessage> {
        let found = picker.found(in: house.language)
        guard !found.isEmpty else { return pieces.notice(.search, pieces.words(.nothingFound), "") }
        let current = language(house)
        let rows = found.enumerated().map { index, entry -> Node<RoomsMessage> in
            let isCurrent = sameBytes(entry.code, current)
            var row: [Node<RoomsMessage>] = [
                Node(.span, text: entry.name),
                Node(.span, [.class("code"), Attribute(.ariaHidden, "true")], text: entry.code),
            ]
            if isCurrent { row.append(Icon.check.node()) }
            let button = Node<RoomsMessage>(
                .button,
                [
                    .class("skills-language"), Attribute(.type, "button"),
                    Attribute(.ariaPressed, isCurrent ? "true" : "false"), .label(entry.name),
                ],
                on: [Handler(.click, .skills(.choose(entry.code)))],
                row
            )
            return Node(.li, [], [button])
        }
        return Node(.ul, [.class("group skills-languages")], rows)
    }

    @inline(never)
    private func authorView(
        _ name: String,
        _ house: House,
        _ pieces: SkillPieces
    ) -> Node<RoomsMessage> {
        let title = pieces.words(.skillsBy) + " " + name
        let parts = [pieces.heading(title, back: SkillsPlace.shelf.address)]
        return page(4, parts + pile(author, house, pieces, nothing: .nothingByAuthor))
    }

    @inline(never)
    private func mineView(_ house: House, _ pieces: SkillPieces) -> Node<RoomsMessage> {
        var parts = [
            pieces.heading(
                pieces.words(.mine),
                back: SkillsPlace.shelf.address,
                [.iconLink(.edit, pieces.words(.write), to: Screen.workshop.address)]
            )
        ]
        guard house.knowsPerson else {
            let logIn = pieces.link(
                pieces.words(.logIn),
                to: Screen.account.address,
                "skills-button main"
            )
            parts.append(pieces.notice(.account, pieces.words(.logInForMine), "", [logIn]))
            return page(5, parts)
        }
        parts.append(Node(.h2, text: pieces.words(.bookmarks)))
        parts += pile(marked, house, pieces, nothing: .noBookmarks)
        parts.append(Node(.h2, text: pieces.words(.written)))
        parts += pile(written, house, pieces, nothing: .noWritten)
        return page(5, parts)
    }

    private func pile(
        _ pile: SkillPile,
        _ house: House,
        _ pieces: SkillPieces,
        nothing: SkillsWording
    ) -> [Node<RoomsMessage>] {
        switch pile.state {
        case .loading where pile.skills.isEmpty: return [pieces.placeholders(3)]
        case .unreachable: return [pieces.unreachable(house, .retry)]
        case .refused(let message):
            return [pieces.notice(.why, message, "", [pieces.action(.retry, .retry)])]
        case .loading, .loaded:
            guard !pile.skills.isEmpty else {
                return [Node(.p, [.class("skills-tally")], text: pieces.words(nothing))]
            }
            let cards = pile.skills.prefix(500).enumerated().map {
                pieces.card($0.element, key: UInt64($0.offset) + 1)
            }
            return [Node(.ul, [.class("skill-grid")], cards)]
        }
    }
}

extension String {
    /// Whether nothing can be read in it.
    var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }
}

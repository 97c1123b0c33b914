// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

extension Shelf {
    func view(_ bench: Bench) -> Node<WorkshopMessage> {
        var parts: [Node<WorkshopMessage>] = [
            Node(.h1, key: 1, text: bench.words(.title)),
            Node(
                .a,
                key: 2,
                [.class("begin"), Attribute(.href, Workplace.beginning.address)],
                [
                    Icon.edit.node(),
                    Node(
                        .span,
                        [.class("names")],
                        [
                            Node(.strong, text: bench.words(.newSkill)),
                            Node(.span, [.class("quiet")], text: bench.words(.newSkillHint)),
                        ]
                    ),
                ]
            ),
        ]
        if !leaves.isEmpty {
            parts.append(Node(.h2, key: 3, text: bench.words(.drafts)))
            parts.append(Node(.ul, key: 4, [.class("group")], leaves.map { row($0, bench) }))
        }
        parts.append(Node(.h2, key: 5, text: bench.words(.ownSkills)))
        if bench.login == nil {
            parts.append(bench.loginHint(.ownNeedLogin, key: 6))
        } else {
            parts.append(view(own, empty: .noOwnSkills, key: 7, bench))
        }
        parts.append(Node(.h2, key: 8, text: bench.words(.allSkills)))
        parts.append(
            Node(
                .input,
                key: 9,
                [
                    .id("shelf-search"), .class("field"), Attribute(.type, "search"),
                    .value(search), .label(bench.words(.searchSkills)),
                    Attribute(.placeholder, bench.words(.searchSkills)),
                ],
                on: [Handler(.input, .searched)]
            )
        )
        parts.append(view(found, empty: .nothingFound, key: 10, bench))
        return Node(.main, key: 1, [.class("screen page shelf")], parts)
    }

    private func row(_ leaf: Leaf, _ bench: Bench) -> Node<WorkshopMessage> {
        let place = leaf.draft.place
        let name = place?.tag ?? leaf.draft.name
        let link = Node<WorkshopMessage>(
            .a,
            [
                .class("names"),
                Attribute(.href, place?.address ?? Workplace.beginning.address),
            ],
            [
                Node(.strong, text: name.isEmpty ? bench.words(.untitled) : name),
                Node(
                    .span,
                    [.class("quiet hint")],
                    text: place.map { $0.group + " · " + $0.language } ?? bench.words(.notSavedYet)
                ),
            ]
        )
        let discard = Node<WorkshopMessage>.iconButton(
            .delete,
            bench.words(.discardDraft) + " " + name,
            .discard(leaf.key)
        )
        return Node(.li, key: SkillPlace.key(leaf.key), [.class("book")], [link, discard])
    }

    private func view(
        _ row: Row,
        empty: WorkshopWording,
        key: UInt64,
        _ bench: Bench
    ) -> Node<WorkshopMessage> {
        switch row {
        case .loading:
            let bones = (0..<3).map { _ in Node<WorkshopMessage>(.li, [.class("book bone")]) }
            return Node(
                .ul,
                key: key,
                [.class("group"), Attribute(.ariaBusy, "true"), .label(bench.words(.loading))],
                bones
            )
        case .failed:
            return Node(
                .div,
                key: key + 100,
                [.class("group notice"), .role("alert")],
                [
                    Node(.p, text: bench.words(.unreachable)),
                    .button(bench.words(.retry), .retryShelf, class: "small"),
                ]
            )
        case .books(let books) where books.isEmpty:
            return Node(.p, key: key + 200, [.class("quiet")], text: bench.words(empty))
        case .books(let books):
            return Node(.ul, key: key + 300, [.class("group")], books.map { view($0) })
        }
    }

    private func view(_ book: Book) -> Node<WorkshopMessage> {
        let link = Node<WorkshopMessage>(
            .a,
            [.class("names"), Attribute(.href, book.place.address)],
            [
                Node(.strong, text: book.name),
                Node(
                    .span,
                    [.class("quiet hint")],
                    text: book.place.group + " · " + book.place.language
                        + (book.about.isEmpty ? "" : " · " + book.about)
                ),
            ]
        )
        return Node(.li, key: SkillPlace.key(book.place.path), [.class("book")], [link])
    }
}

extension SkillPlace {
    /// A key for nodes, from a text: FNV-1a.
    static func key(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash | 1
    }
}

extension Bench {
    /// A sentence with a link to where one logs in.
    func loginHint(_ wording: WorkshopWording, key: UInt64 = 0) -> Node<WorkshopMessage> {
        Node(
            .p,
            key: key,
            [.class("login-hint")],
            [
                .text(words(wording) + " "),
                Node(.a, [Attribute(.href, "#/account/login")], text: words(.logIn)),
            ]
        )
    }
}

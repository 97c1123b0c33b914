// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

extension Versions {
    func view(_ bench: Bench) -> Node<WorkshopMessage> {
        var parts: [Node<WorkshopMessage>] = []
        if let trouble {
            var words: [Node<WorkshopMessage>] = [Node(.p, text: trouble.sentence)]
            if case .login = trouble.remedy {
                words.append(
                    Node(.a, [Attribute(.href, "#/account/login")], text: bench.words(.logIn))
                )
            }
            parts.append(
                Node(.div, key: 1, [.class("banner trouble-banner"), .role("alert")], words)
            )
        }
        switch stage {
        case .loading:
            let bones = (0..<4).map { _ in Node<WorkshopMessage>(.li, [.class("book bone")]) }
            parts.append(
                Node(
                    .ul,
                    key: 2,
                    [.class("group"), Attribute(.ariaBusy, "true"), .label(bench.words(.loading))],
                    bones
                )
            )
        case .failed(let why):
            parts.append(
                Node(
                    .div,
                    key: 3,
                    [.class("desk-failure"), .role("alert")],
                    [
                        Node(.p, text: why.sentence),
                        .button(bench.words(.retry), .retryVersions, class: "primary"),
                    ]
                )
            )
        case .deleted:
            parts.append(
                Node(
                    .div,
                    key: 4,
                    [.class("desk-failure")],
                    [
                        Node(.p, text: bench.words(.isDeleted)),
                        .button(
                            bench.words(.undo),
                            .restore,
                            class: "primary",
                            isBusy ? [Attribute(.disabled)] : []
                        ),
                        Node(
                            .a,
                            [Attribute(.href, Workplace.shelf.address)],
                            text: bench.words(.chooseAnother)
                        ),
                    ]
                )
            )
        case .ready:
            parts.append(
                Node(.ul, key: 5, [.class("group versions")], versions.map { row($0, bench) })
            )
            if bench.login != nil {
                parts.append(
                    .button(
                        bench.words(.deleteSkill),
                        .askToDelete,
                        class: "plain trouble delete-skill",
                        isBusy ? [Attribute(.disabled)] : []
                    )
                )
            } else {
                parts.append(bench.loginHint(.changeNeedsLogin, key: 7))
            }
        }
        let bar = Node<WorkshopMessage>(
            .header,
            key: 1,
            [.class("top-bar desk-bar")],
            [
                .iconLink(.back, bench.words(.back), to: place.address),
                Node(
                    .div,
                    [.class("desk-name")],
                    [
                        Node(.h1, text: bench.words(.history)),
                        Node(
                            .p,
                            [.class("quiet")],
                            text: place.tag + " · " + place.group + " · " + place.language
                        ),
                    ]
                ),
            ]
        )
        return Node(
            .main,
            key: 3,
            [.class("screen desk")],
            [bar, Node(.div, key: 2, [.class("page versions-page")], parts)]
        )
    }

    private func row(_ version: Version, _ bench: Bench) -> Node<WorkshopMessage> {
        let isLatest = versions.first?.number == version.number
        let isOpen = compared == version.number
        let note = version.note.isEmpty ? bench.words(.noNote) : version.note
        var about = version.date
        if !version.author.isEmpty { about = version.author + " · " + about }
        var acts: [Node<WorkshopMessage>] = [
            .button(
                bench.words(isFirst(version.number) ? .showText : .whatItChanged),
                .compareVersion(version.number),
                class: "small",
                [Attribute(.ariaExpanded, isOpen ? "true" : "false")]
            )
        ]
        if !isLatest, bench.login != nil {
            acts.append(
                .button(
                    bench.words(.rollBack),
                    .rollBack(version.number),
                    class: "small",
                    isBusy ? [Attribute(.disabled)] : []
                )
            )
        }
        var parts: [Node<WorkshopMessage>] = [
            Node(
                .div,
                [.class("names")],
                [
                    Node(
                        .strong,
                        text: bench.words(.versionWord) + " " + String(version.number)
                            + (isLatest ? " · " + bench.words(.current) : "")
                    ),
                    Node(.span, text: note), Node(.span, [.class("quiet hint")], text: about),
                ]
            ),
            Node(.div, [.class("acts")], acts),
        ]
        if isOpen { parts.append(difference(of: version, bench)) }
        return Node(.li, key: UInt64(max(0, version.number)) + 1, [.class("version")], parts)
    }

    private func difference(of version: Version, _ bench: Bench) -> Node<WorkshopMessage> {
        let old = isFirst(version.number) ? "" : texts[before(version.number)]
        guard let new = texts[version.number], let old else {
            return Node(.p, [.class("quiet"), .role("status")], text: bench.words(.loading))
        }
        return DifferenceDrawing(from: old, to: new).node(bench)
    }
}

extension Desk {
    /// What somebody else saved meanwhile, and how the text here differs from it.
    func comparison(_ theirs: ServerVersion, _ bench: Bench) -> Node<WorkshopMessage> {
        Node(
            .section,
            key: 31,
            [.class("desk-clash"), .label(bench.words(.compare))],
            [
                Node(.p, text: bench.words(.clashHint)),
                DifferenceDrawing(from: theirs.text, to: text.text).node(bench),
                Node(
                    .div,
                    [.class("acts")],
                    [
                        .button(bench.words(.keepMine), .keepMine, class: "primary"),
                        .button(bench.words(.takeTheirs), .takeTheirs, class: "small"),
                        .button(bench.words(.goOnWriting), .compare, class: "small"),
                    ]
                ),
            ]
        )
    }
}

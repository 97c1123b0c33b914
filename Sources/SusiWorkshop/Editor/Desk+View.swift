// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiMind
import SusiView

extension Desk {
    func view(_ bench: Bench) -> Node<WorkshopMessage> {
        var parts = [bar(bench)]
        if let failure {
            parts.append(failed(failure, bench))
        } else if !isReady {
            parts.append(
                Node(
                    .div,
                    key: 2,
                    [.class("desk-bones"), Attribute(.ariaBusy, "true"), .role("status")],
                    [Node(.span, [.class("hidden")], text: bench.words(.loading))]
                        + (0..<6).map { _ in Node(.div, [.class("bone")]) }
                )
            )
        } else {
            if let banner = banner(bench) { parts.append(banner) }
            if isSaveOpen { parts.append(saving(bench)) }
            let columns = isComparing ? columns(bench) : [tabs(bench)] + columns(bench)
            parts.append(Node(.div, key: 6, [.class("desk-columns")], columns))
        }
        return Node(.main, key: 2, [.class("screen desk")], parts)
    }

    private func columns(_ bench: Bench) -> [Node<WorkshopMessage>] {
        var columns: [Node<WorkshopMessage>] = []
        if isComparing, let theirs {
            return [comparison(theirs, bench)]
        }
        if bench.isWide || side == .text {
            let drawing = EditorDrawing(
                text: text,
                window: window,
                findings: findings,
                name: bench.words(.textOfSkill),
                hint: bench.words(.tabHint)
            )
            columns.append(
                Node(.div, key: 1, [.class("desk-text")], [drawing.node, problems(bench)])
            )
        }
        let shown = bench.isWide && side == .text ? .trying : side
        switch shown {
        case .text: break
        case .trying: columns.append(tryOut.view(self, bench))
        case .examples: columns.append(trial.view(self, bench))
        case .guide: columns.append(Chapter.view(bench))
        }
        return columns
    }

    private func bar(_ bench: Bench) -> Node<WorkshopMessage> {
        var parts: [Node<WorkshopMessage>] = [
            .iconLink(.back, bench.words(.back), to: Workplace.shelf.address),
            Node(
                .div,
                [.class("desk-name")],
                [
                    Node(.h1, text: title(bench)),
                    Node(.p, [.class("quiet"), .role("status")], text: status(bench)),
                ]
            ),
        ]
        if let place {
            parts.append(
                .iconLink(
                    .clock,
                    bench.words(.history),
                    to: Workplace.versions(place).address
                )
            )
        }
        if isReady, !isSaveOpen {
            let isIdle = place != nil && !isChanged
            parts.append(
                .button(
                    bench.words(.save),
                    .openSaving,
                    class: "primary",
                    isIdle || isSaving ? [Attribute(.disabled)] : []
                )
            )
        }
        return Node(.header, key: 1, [.class("top-bar desk-bar")], parts)
    }

    private func title(_ bench: Bench) -> String {
        if !name.isEmpty { return name }
        return place?.tag ?? bench.words(.untitled)
    }

    private func status(_ bench: Bench) -> String {
        if !isReady { return bench.words(failure == nil ? .loading : .notOpened) }
        if isSaving { return bench.words(.savingNow) }
        switch keeping {
        case .failed: return bench.words(.notKept)
        case .soon, .underWay, .again: return bench.words(.keepingNow)
        case .kept:
            if isChanged { return bench.words(.keptHere) }
            return bench.words(place == nil ? .notSavedYet : .asSaved)
        }
    }

    private func failed(_ failure: WorkshopTrouble, _ bench: Bench) -> Node<WorkshopMessage> {
        Node(
            .div,
            key: 3,
            [.class("desk-failure"), .role("alert")],
            [
                Node(.p, text: failure.sentence),
                .button(bench.words(.retry), .retryDesk, class: "primary"),
                Node(
                    .a,
                    [Attribute(.href, Workplace.shelf.address)],
                    text: bench.words(.chooseAnother)
                ),
            ]
        )
    }

    /// What stands between the person and a saved skill.
    private func banner(_ bench: Bench) -> Node<WorkshopMessage>? {
        var parts: [Node<WorkshopMessage>] = []
        if let theirs, !isComparing {
            let who = theirs.author.isEmpty ? bench.words(.somebody) : theirs.author
            parts.append(Node(.p, text: who + bench.words(.changedMeanwhile)))
            parts.append(.button(bench.words(.compare), .compare, class: "small"))
        } else if let trouble {
            parts.append(Node(.p, text: trouble.sentence))
            switch trouble.remedy {
            case .nothing: break
            case .login:
                parts.append(
                    Node(.a, [Attribute(.href, "#/account/login")], text: bench.words(.logIn))
                )
            case .compare:
                parts.append(.button(bench.words(.compare), .compare, class: "small"))
            }
        } else {
            return nil
        }
        return Node(.div, key: 4, [.class("banner trouble-banner"), .role("alert")], parts)
    }

    private func tabs(_ bench: Bench) -> Node<WorkshopMessage> {
        let sides = DeskSide.allCases.filter { !bench.isWide || $0 != .text }
        let shown = bench.isWide && side == .text ? .trying : side
        let buttons = sides.map { each in
            Node<WorkshopMessage>(
                .button,
                [
                    Attribute(.type, "button"),
                    Attribute(.ariaPressed, each == shown ? "true" : "false"),
                ],
                on: [Handler(.click, .show(each))],
                text: bench.words(each.name)
            )
        }
        return Node(
            .div,
            key: 5,
            [.class("desk-tabs"), .role("group"), .label(bench.words(.views))],
            buttons
        )
    }

    /// What the parser says, a line each.
    private func problems(_ bench: Bench) -> Node<WorkshopMessage> {
        let count = findings.count
        let sentence =
            count == 0
            ? bench.words(.noProblems)
            : String(count) + " " + bench.words(count == 1 ? .problem : .problems)
        let rows = findings.prefix(100).map { finding -> Node<WorkshopMessage> in
            var words: [Node<WorkshopMessage>] = [
                Node(
                    .strong,
                    [Attribute(.dataState, finding.severity.name)],
                    text: bench.words(finding.severity.wording) + " · " + bench.words(.line) + " "
                        + String(finding.line)
                ),
                Node(.span, [Attribute(.lang, "en")], text: finding.found),
            ]
            if !finding.expected.isEmpty {
                words.append(
                    Node(
                        .span,
                        [.class("quiet"), Attribute(.lang, "en")],
                        text: bench.words(.expected) + " " + finding.expected
                    )
                )
            }
            if !finding.suggestion.isEmpty {
                words.append(
                    Node(
                        .span,
                        [.class("quiet"), Attribute(.lang, "en")],
                        text: bench.words(.suggestion) + " " + finding.suggestion
                    )
                )
            }
            let button = Node<WorkshopMessage>(
                .button,
                [.class("finding"), Attribute(.type, "button")],
                on: [Handler(.click, .goToLine(finding.line))],
                words
            )
            return Node(.li, [], [button])
        }
        return Node(
            .section,
            key: 11,
            [.class("problems"), .label(bench.words(.problemsTitle))],
            [
                Node(
                    .p,
                    [
                        .id("findings-count"), .role("status"),
                        .class(count == 0 ? "fine" : "found"),
                    ],
                    text: sentence
                ),
                Node(.ul, [], rows),
            ]
        )
    }
}

extension Diagnostic.Severity {
    var wording: WorkshopWording {
        switch self {
        case .note: .noteWord
        case .warning: .warning
        case .error: .error
        }
    }
}

extension DeskSide {
    var name: WorkshopWording {
        switch self {
        case .text: .sideText
        case .trying: .sideTry
        case .examples: .sideExamples
        case .guide: .sideGuide
        }
    }
}

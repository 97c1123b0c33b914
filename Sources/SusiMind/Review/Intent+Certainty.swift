// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Intent {
    /// Whether it asks a web service, and so cannot answer without one.
    public var asksServices: Bool {
        process.contains { step in
            switch step {
            case .call(let call): call.url != nil || call.service != nil
            case .select: true
            default: false
            }
        }
    }

    /// Whether it evaluates a script on its way to the answer.
    public var runsScripts: Bool {
        process.contains { step in
            if case .script = step { return true }
            return false
        }
    }

    /// Whether an answer of it asks another question, and fails where that has no answer.
    var asksAgain: Bool {
        actions.contains { action in
            guard case .answer(let answer) = action else { return false }
            return answer.first.utf8.contains(UInt8(ascii: "`"))
        }
    }

    /// Whether nothing in its actions can fail once that phrase has matched.
    func answersSurely(to phrase: Phrase) -> Bool {
        let captures = Intent.captureCount(of: phrase)
        return !actions.isEmpty
            && actions.allSatisfy { action in
                switch action {
                case .answer(let answer):
                    answer.details?.time == nil
                        && Intent.isSure(answer.first, captures)
                        && answer.others.allSatisfy { Intent.isSure($0, captures) }
                case .other(_, let members):
                    members.members.allSatisfy { Intent.isSure($0.value.string ?? "", captures) }
                }
            }
    }

    /// Whether all that has to be filled in is what the person has said.
    private static func isSure(_ text: String, _ captures: Int) -> Bool {
        let parts = text.utf8.split(
            separator: UInt8(ascii: "$"),
            omittingEmptySubsequences: false
        )
        if text.utf8.contains(UInt8(ascii: "`")) { return false }
        // Every second part stands between dollar signs.
        for index in stride(from: 1, to: parts.count - 1, by: 2) {
            guard let number = Int(Substring(parts[index])), number <= captures else {
                return false
            }
        }
        return true
    }

    private static func captureCount(of phrase: Phrase) -> Int {
        guard !phrase.isExpression else { return 0 }
        switch Pattern(normal: Wording.normalized(phrase.text.utf8)) {
        case .exact: return 0
        case .catchAll: return 1
        case .words(let elements):
            return elements.count { $0 == .many || $0 == .one }
        case .glued(let runs):
            return runs.count { if case .gap = $0 { true } else { false } }
        case .mixed(let source):
            return (try? Expression(source, ignoringCase: true))?.groupCount ?? 0
        }
    }
}

extension Phrase {
    /// Whether there is nothing in it that a person has to say.
    var asksForNothing: Bool {
        guard !isExpression else { return false }
        let normal = Wording.normalized(text.utf8)
        return switch Pattern(normal: normal) {
        case .exact, .mixed: false
        case .catchAll: true
        case .words(let elements):
            !elements.contains { if case .word = $0 { true } else { false } }
        case .glued(let runs):
            !runs.contains { run in
                guard case .letters(let range) = run else { return false }
                return normal[range].contains { $0 != 0x20 }
            }
        }
    }
}

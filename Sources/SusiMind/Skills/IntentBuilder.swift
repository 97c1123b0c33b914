// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Turns a block of a skill file into intents.
///
/// A block is one intent, with two exceptions: each further answer line makes a dialogue chain, in
/// which the line before it is the phrase; and conditions make one intent a branch. A line that
/// cannot be used is left out and reported.
struct IntentBuilder {
    /// Thinking may have to ask all conditions of a block for each of its answers.
    private static let maximumConditions = 100

    let isPrior: Bool
    let trust: SkillParser.Trust
    private(set) var intents: [Intent] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var current = Intent(phrases: [], line: 0)
    private var branches: [ConditionalAnswer] = []
    /// What was last answered: the phrases of the next link in the chain.
    private var lastAnswers: [String] = []
    /// Where that stands.
    private var lastAnswerLine: SourceLine?
    private var isAnswered = false

    init(isPrior: Bool, trust: SkillParser.Trust) {
        self.isPrior = isPrior
        self.trust = trust
    }

    mutating func build(_ block: SkillBlock) {
        var parts = block.parts[...]
        var metadata: [(bang: BangLine, line: SourceLine)] = []
        while case .line(let line)? = parts.first, let bang = BangLine(line), bang.mayStandFirst {
            metadata.append((bang, line))
            parts.removeFirst()
        }
        guard case .line(let phraseLine)? = parts.popFirst(), BangLine(phraseLine) == nil else {
            reportMissingPhrase(block)
            return
        }
        begin(phrases: phraseLine.text.alternatives, at: phraseLine)
        for (bang, line) in metadata { take(bang, from: line) }
        let isOneIntent = parts.contains { if case .body = $0 { true } else { false } }
        while let part = parts.popFirst() {
            switch part {
            case .line(let line):
                read(line, inOneIntent: isOneIntent)
            case .body(let line, let body):
                read(line, withBody: body)
                if case .line(let ignored)? = parts.first {
                    report(.warning, ignored, found: "what follows a body's `eol` is not read")
                }
                return
            }
        }
        finish()
    }

    private mutating func read(_ line: SourceLine, inOneIntent isOneIntent: Bool) {
        if let bang = BangLine(line) {
            take(bang, from: line)
        } else if isOneIntent {
            report(
                .warning,
                line,
                found: "this line is never answered: the call below answers for the whole block",
                expected: "the answer behind the colon of !console: or !javascript:"
            )
        } else if let branch = ConditionalAnswer(line) {
            if isAnswered { chain() }
            branches.append(branch)
            lastAnswers += branch.then + (branch.otherwise ?? [])
            lastAnswerLine = lastAnswerLine ?? line
            if branch.condition.variable.utf8.first != UInt8(ascii: "$") {
                report(
                    .error,
                    line,
                    found: "the condition asks for no variable",
                    expected: "?$name$: answer, or ?$name$=value: answer"
                )
            }
        } else {
            if isAnswered || !branches.isEmpty { chain() }
            let alternatives = line.text.alternatives.filter { !$0.isEmpty }
            if !alternatives.isEmpty {
                current.actions.append(.answer(AnswerTemplate(alternatives)))
                lastAnswers = alternatives
                lastAnswerLine = line
                isAnswered = true
            }
        }
        current.depth = line.indentation / 4
    }

    private mutating func begin(phrases: [String], at line: SourceLine) {
        current = Intent(phrases: [], line: line.number)
        current.depth = line.indentation / 4
        branches = []
        isAnswered = false
        // Empty alternatives at the end are a habit; in the middle they are a slip.
        var given = phrases
        while let last = given.last, last.isEmpty { given.removeLast() }
        if given.contains(where: { $0.isEmpty }) {
            report(.note, line, found: "an empty alternative between bars is left out")
        }
        for phrase in given where !phrase.isEmpty {
            let pattern = Pattern(normal: Wording.normalized(phrase.utf8))
            if pattern.isCatchAll, trust == .ordinary {
                report(
                    .warning,
                    line,
                    found: "the phrase “\(phrase)” would answer everything, so it is left out",
                    expected: "at least one word beside the wildcard"
                )
                continue
            }
            current.phrases.append(Phrase(phrase, isPrior: isPrior))
        }
    }

    /// Ends the intent; what it answers is what leads to the next one.
    private mutating func chain() {
        guard let line = lastAnswerLine else { return }
        let phrases = lastAnswers
        finish()
        lastAnswers = []
        lastAnswerLine = nil
        begin(phrases: phrases, at: line)
    }

    private mutating func finish() {
        // Planned answers come after those that are given at once.
        current.actions =
            current.actions.filter { !$0.isPlanned }
            + current.actions.filter { $0.isPlanned }
        guard !current.phrases.isEmpty else { return }
        if branches.isEmpty {
            guard !current.actions.isEmpty else {
                report(
                    .error,
                    line: current.line,
                    found: "this block answers nothing, so it is left out",
                    expected: "a line with the answer below the phrases"
                )
                return
            }
            intents.append(current)
        } else {
            appendBranches()
        }
    }

    /// Conditions are read as if, else-if, else, from top to bottom.
    private mutating func appendBranches() {
        // Whatever follows an else part is never asked.
        let last = branches.firstIndex { $0.otherwise != nil } ?? branches.count - 1
        if last + 1 < branches.count {
            report(
                .warning,
                line: branches[last + 1].line,
                found: "this condition is never asked: the one above it has an else part",
                expected: "an else part in the last condition only"
            )
        }
        let conditions = branches[...last].map { $0.condition }
        for (number, branch) in branches[...last].enumerated() {
            append(.branch(conditions, number), answering: branch.then)
        }
        if let otherwise = branches[last].otherwise {
            append(.branch(conditions, conditions.count), answering: otherwise)
        }
    }

    private mutating func append(_ step: Inference, answering alternatives: [String]) {
        var intent = current
        intent.process.append(step)
        let given = alternatives.filter { !$0.isEmpty }
        if !given.isEmpty { intent.actions.insert(.answer(AnswerTemplate(given)), at: 0) }
        if !intent.actions.isEmpty { intents.append(intent) }
    }
}

extension IntentBuilder {
    private mutating func take(_ bang: BangLine, from line: SourceLine) {
        switch bang.keyword {
        case .example:
            current.examples.append(bang.rest.text)
        case .expect:
            current.expectations.append(bang.rest.withoutRemark.text)
        case .label:
            current.givenLabel = bang.rest.text
        case .implication:
            report(.note, line, found: "implications are read and have no effect")
        case .first:
            current.process.append(.first)
        case .rest:
            current.process.append(.rest)
        case .plan:
            let answer = AnswerTemplate(
                bang.rest.alternatives,
                details: AnswerDetails(time: bang.parameter.text)
            )
            current.actions.append(.answer(answer))
        case .javascript, .console:
            break
        case .unknown(let word):
            report(
                .error,
                line,
                found: "nobody knows the keyword “!\(word)”, so this line is left out",
                expected: "!example, !expect, !plan, !console, !javascript, !first or !rest"
            )
        }
    }

    private mutating func read(_ line: SourceLine, withBody body: [SourceLine]) {
        guard let bang = BangLine(line) else { return }
        current.depth = line.indentation / 4
        if case .javascript = bang.keyword {
            let script = body.map { $0.text.text }.joined(separator: "\n")
            current.process.append(.script(script))
            current.actions.append(.answer(AnswerTemplate(bang.rest.alternatives)))
            finish()
            return
        }
        let reader = ServiceBodyReader(body, under: line)
        for stray in reader.strayLines {
            if let bang = BangLine(stray) { take(bang, from: stray) }
        }
        switch reader.read() {
        case .failure(let failure):
            diagnostics.append(failure.diagnostic)
            return
        case .success(let content):
            diagnostics += content.diagnostics
            current.process.append(.call(content.call))
            current.actions += content.actions
        }
        let alternatives = bang.rest.alternatives.filter { !$0.isEmpty }
        if !alternatives.isEmpty {
            current.actions.append(.answer(AnswerTemplate(alternatives)))
        }
        finish()
    }

    private mutating func reportMissingPhrase(_ block: SkillBlock) {
        let line: SourceLine
        switch block.parts.first {
        case .line(let first)?: line = first
        case .body(let first, _)?: line = first
        case nil: return
        }
        report(
            .error,
            line,
            found: "this block has no phrase, so nothing can lead to it",
            expected: "a line with what people say, above this one"
        )
    }

    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ line: SourceLine,
        found: String,
        expected: String = ""
    ) {
        append(
            Diagnostic(
                severity,
                line: line.number,
                column: line.column,
                found: found,
                expected: expected
            )
        )
    }

    private mutating func report(
        _ severity: Diagnostic.Severity,
        line: Int,
        found: String,
        expected: String
    ) {
        append(Diagnostic(severity, line: line, found: found, expected: expected))
    }

    /// Nobody reads more than the first thousand.
    private mutating func append(_ diagnostic: Diagnostic) {
        if diagnostics.count < SkillParser.maximumDiagnostics { diagnostics.append(diagnostic) }
    }
}

extension BangLine {
    /// Whether it may stand before a phrase: it says something about it, or nothing at all.
    var mayStandFirst: Bool {
        switch keyword {
        case .example, .expect, .label, .implication, .unknown: true
        default: false
        }
    }
}

extension ActionTemplate {
    var isPlanned: Bool {
        if case .answer(let answer) = self { return answer.details?.time != nil }
        return false
    }
}

extension [UInt8] {
    /// Some authors end an expectation with `!--` and a web address.
    fileprivate var withoutRemark: ArraySlice<UInt8> {
        let mark = Array("!--".utf8)
        guard count >= mark.count else { return self[...] }
        for index in 0...(count - mark.count) where self[index..<index + 3].elementsEqual(mark) {
            return self[..<index].trimmed
        }
        return self[...]
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// A phrase that does not do what its author meant, with an utterance that shows it.
public struct ReviewFinding: Sendable {
    /// What is wrong with it.
    public enum Kind: Sendable, Equatable {
        /// Another phrase always goes first.
        case neverAnswers
        /// It asks for no word at all; the flag says that it is just a wildcard.
        case fitsEverything(Bool)
        /// It goes before phrases of other skills.
        case takesQuestions
        /// The same phrase stands twice in its line.
        case isRepeated
    }

    /// Another phrase that has to do with it.
    public struct Other: Sendable {
        /// The path of its skill.
        public let path: String
        /// The line of its intent.
        public let line: Int
        /// The phrase as it was written.
        public let phrase: String
        /// Whether it stands in the same file.
        public let isInSameFile: Bool
    }

    /// What is wrong.
    public let kind: Kind
    /// The line of the phrase's intent, counted from 1.
    public let line: Int
    /// The phrase as it was written.
    public let phrase: String
    /// What somebody could say to see it.
    public let example: String
    /// The phrase that goes first, or that loses a question.
    public let other: Other?
    /// How many phrases of other skills it goes before.
    public internal(set) var count = 1
    /// Whether it hands a question on where a service, a script or another skill has no answer.
    public internal(set) var handsOn = false

    init(
        _ kind: Kind,
        _ intent: Intent,
        _ phrase: Phrase,
        _ example: String,
        other: Candidate? = nil,
        isInSameFile: Bool = false
    ) {
        self.kind = kind
        line = intent.line
        self.phrase = phrase.text
        self.example = example
        self.other = other.map {
            Other(path: $0.path, line: $0.line, phrase: $0.phrase, isInSameFile: isInSameFile)
        }
    }
}

extension ReviewFinding {
    /// The finding in the form in which authors are told of everything else.
    ///
    /// - Parameters:
    ///   - line: the line the phrase stands in, where that is not the first of its block.
    ///   - column: where in that line it begins.
    /// - Returns: what is wrong, with what to do about it.
    public func diagnostic(line: Int? = nil, column: Int = 1) -> Diagnostic {
        Diagnostic(
            severity,
            line: line ?? self.line,
            column: column,
            found: found,
            suggestion: suggestion
        )
    }

    private var severity: Diagnostic.Severity {
        switch kind {
        case .takesQuestions: handsOn ? .note : .warning
        case .neverAnswers, .fitsEverything(false): .warning
        case .fitsEverything(true), .isRepeated: .note
        }
    }

    private var found: String {
        switch kind {
        case .neverAnswers:
            """
            “\(phrase)” can never answer, because \(place) always goes first: \
            say “\(example)”
            """
        case .fitsEverything:
            "“\(phrase)” fits everything that is long enough: say “\(example)”"
        case .takesQuestions where other.map { Self.isSame($0.phrase, phrase) } == true:
            """
            “\(phrase)” is also a phrase of \(other?.path ?? ""), line \(other?.line ?? 0), and \
            answers before it\(chance)\(more)
            """
        case .takesQuestions:
            """
            “\(phrase)” answers “\(example)”, which is meant for \(place)\(chance)\(more)
            """
        case .isRepeated:
            "“\(phrase)” stands twice in this line"
        }
    }

    private var chance: String {
        handsOn ? ", if it has an answer" : ""
    }

    private var more: String {
        count > 1 ? "; and so with \(count - 1) more" : ""
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        Wording.normalized(left.utf8) == Wording.normalized(right.utf8)
    }

    private var place: String {
        guard let other else { return "another phrase" }
        let file = other.isInSameFile ? "" : "\(other.path), "
        return "“\(other.phrase)” in \(file)line \(other.line)"
    }

    private var suggestion: String {
        let hasLonePlus = phrase.utf8.split(separator: 0x20).contains { $0.elementsEqual("+".utf8) }
        if hasLonePlus, kind != .isRepeated {
            return "a plus by itself stands for any one word; glue the sign to a star: *+*"
        }
        return switch kind {
        case .neverAnswers: "leave it out, or say more in it than the other does"
        case .fitsEverything(false): "put a word beside the wildcards"
        case .fitsEverything(true): "nothing, if this is the last resort of all skills"
        case .takesQuestions: "say more in the phrase, so that only its own questions fit"
        case .isRepeated: "leave one of them out"
        }
    }
}

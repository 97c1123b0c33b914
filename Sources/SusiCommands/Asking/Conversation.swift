// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiServer
import SusiWire

/// Questions one after the other, with what is remembered between them.
struct Conversation {
    /// What one question came to.
    struct Turn {
        let question: Question
        let outcome: Thought.Outcome
        let answered: Instant
    }

    private let assistant: Assistant
    private let surroundings: Surroundings
    private let language: Language
    private let seed: UInt64?
    private var turns: UInt64 = 0
    private(set) var memory = Memory()
    private var notebook = NotebookInHand()

    /// Begins to talk.
    ///
    /// - Parameters:
    ///   - assistant: who answers.
    ///   - language: the person's.
    ///   - seed: decides between alternatives; nil for chance.
    ///   - surroundings: where clock and chance come from.
    init(
        with assistant: Assistant,
        language: Language,
        seed: UInt64?,
        in surroundings: Surroundings
    ) {
        self.assistant = assistant
        self.language = language
        self.seed = seed
        self.surroundings = surroundings
    }

    /// Asks; waits for the answer and remembers it.
    mutating func ask(_ text: String) -> Turn {
        let asked = surroundings.now()
        let offset = surroundings.timezoneOffset
        let language = memory.language ?? self.language
        let question = Question(
            text,
            language: language,
            now: asked,
            timezoneOffset: offset,
            seed: nextSeed(),
            observation: [
                "timezoneOffset": .string(String(offset)), "language": .string(language.code),
            ],
            memory: memory
        )
        let outcome = assistant.answer(question, with: notebook)
        if case .answers(let reply) = outcome { memory.record(reply, to: text) }
        return Turn(question: question, outcome: outcome, answered: surroundings.now())
    }

    /// Forgets all that was said and set.
    mutating func forget() {
        memory = Memory()
        notebook = NotebookInHand()
    }

    private mutating func nextSeed() -> UInt64 {
        defer { turns += 1 }
        guard let seed else { return surroundings.seed() }
        return seed &+ turns &* 0x9E37_79B9_7F4A_7C15
    }
}

extension Conversation.Turn {
    /// The chat object, as the server would send it; without an answer its `answers` are empty.
    var chatAnswer: ChatAnswer {
        var answer = Answer()
        if case .answers(let reply) = outcome { answer = reply.answer }
        let code = question.language.code
        var chat = ChatAnswer(
            question.text,
            language: code.isEmpty ? "en" : code,
            asked: question.now,
            answered: answered,
            by: .host("localhost"),
            answer
        ).strict()
        if reply == nil {
            chat.answers = []
            chat.count = 0
        }
        return chat
    }

    /// The reply, where there is one.
    var reply: Reply? {
        if case .answers(let reply) = outcome { return reply }
        return nil
    }

    /// How the answer, or its absence, came about.
    var explanation: String {
        switch outcome {
        case .answers(let reply): reply.why.text
        case .silence(let why): why.text
        case .refused(let reason): "refused: \(reason)\n"
        case .needs: ""
        }
    }

    /// The answer for people; nil where there is none.
    var text: String? {
        reply.map { AnswerText(of: $0, to: question).text }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// A chat answer that does nothing but say something, as nearly all do.
///
/// It is the same answer as `chatAnswer.strict()`, and is written as the same text byte for byte;
/// but since all its members are known, the text needs no object of any kind to be made first.
public struct SpokenAnswer: Sendable {
    /// A text with the language it is spoken in.
    public struct Text: Sendable {
        /// What is said.
        public let text: String
        /// The language it is spoken in.
        public let language: String

        /// Pairs both.
        public init(_ text: String, language: String) {
            self.text = text
            self.language = language
        }
    }

    private let query: String
    private let language: String
    private let asked: Instant
    private let answered: Instant
    private let identity: Identity
    private let texts: [Text]
    private let rows: [JSONObject]
    private let skills: [String]

    /// Answers a question, naming skills as `SkillPath.text` does; nil where old apps need the
    /// answer to be changed first.
    public init?(
        _ query: String,
        language: String,
        asked: Instant,
        answered: Instant,
        by identity: Identity,
        saying texts: [Text],
        rows: [JSONObject],
        skills: [String]
    ) {
        guard !texts.isEmpty, !rows.isEmpty, !skills.isEmpty, identity.extra.isEmpty,
            rows.allSatisfy({ row in
                !row.isEmpty && row.members.allSatisfy { $0.value.string != nil }
            })
        else { return nil }
        self.query = query
        self.language = language
        self.asked = asked
        self.answered = answered
        self.identity = identity
        self.texts = texts
        self.rows = rows
        self.skills = skills
    }

    /// The same answer with members that can be changed.
    public var chatAnswer: ChatAnswer {
        let actions = texts.map { PlannedAction(.say($0.text, language: $0.language)) }
        return ChatAnswer(
            query,
            language: language,
            asked: asked,
            answered: answered,
            by: identity,
            Answer(actions, data: rows, skillTexts: skills)
        )
    }
}

extension SpokenAnswer {
    /// Writes the answer laid out for people.
    fileprivate func write(with writer: inout JSONWriter) {
        let language = ASCII.twoLetters(of: language)
        writer.write(raw: "{\n  \"query\": ")
        writer.write(query)
        writer.write(raw: ",\n  \"count\": 1,\n  \"client_id\": ")
        writer.write(identity.clientID)
        writer.write(raw: ",\n  \"query_date\": ")
        let date = writer.write(asked)
        writer.write(raw: ",\n  \"answers\": [\n    {\n      \"data\": [")
        writeRows(with: &writer)
        writer.write(raw: "\n      ],\n      \"metadata\": {\n        \"count\": ")
        writer.write(number: Int64(rows.count))
        writer.write(raw: "\n      },\n      \"actions\": [")
        for (index, text) in texts.enumerated() {
            if index > 0 { writer.write(raw: ",") }
            writer.write(
                raw: "\n        {\n          \"type\": \"answer\",\n          \"expression\": "
            )
            writer.write(text.text)
            writer.write(raw: ",\n          \"language\": ")
            writer.write(ASCII.twoLetters(of: text.language))
            writer.write(raw: "\n        }")
        }
        writer.write(raw: "\n      ],\n      \"skills\": [")
        for (index, skill) in skills.enumerated() {
            writer.write(raw: index > 0 ? ",\n        " : "\n        ")
            writer.write(skill)
        }
        writer.write(raw: "\n      ]\n    }\n  ],\n  \"answer_date\": ")
        // Most answers take less than a millisecond.
        if answered == asked { writer.repeatText(date) } else { writer.write(answered) }
        writer.write(raw: ",\n  \"answer_time\": ")
        let time = answered.milliseconds - asked.milliseconds
        writer.write(number: min(max(time, 0), Int64(Int32.max)))
        writer.write(raw: ",\n  \"language\": ")
        writer.write(language)
        writer.write(raw: ",\n  \"query_language\": ")
        writer.write(language)
        writer.write(raw: ",\n  \"session\": {\n    \"identity\": {\n      \"type\": ")
        writer.write(identity.type ?? "host")
        writer.write(raw: ",\n      \"name\": ")
        writer.write(identity.name ?? "")
        writer.write(
            raw: identity.anonymous ?? true
                ? ",\n      \"anonymous\": true" : ",\n      \"anonymous\": false"
        )
        writer.write(raw: "\n    }\n  }\n}")
    }

    private func writeRows(with writer: inout JSONWriter) {
        for (index, row) in rows.enumerated() {
            writer.write(raw: index > 0 ? ",\n        {" : "\n        {")
            for (index, member) in row.members.enumerated() {
                writer.write(raw: index > 0 ? ",\n          " : "\n          ")
                writer.write(member.name)
                writer.write(raw: ": ")
                writer.write(member.value)
            }
            writer.write(raw: "\n        }")
        }
    }
}

extension JSONWriter {
    /// Appends an answer, fit for every old app.
    public mutating func write(_ answer: SpokenAnswer) {
        if isLaidOut, isAtTop {
            answer.write(with: &self)
        } else {
            write(answer.chatAnswer.strict())
        }
    }

    /// Appends a date as chat answers have it.
    ///
    /// - Returns: where it stands.
    @discardableResult fileprivate mutating func write(_ instant: Instant) -> Range<Int> {
        let start = bytes.count
        write(raw: "\"")
        instant.write(.chat, to: &bytes)
        write(raw: "\"")
        return start..<bytes.count
    }

    /// Appends what stands there already.
    fileprivate mutating func repeatText(_ range: Range<Int>) {
        bytes += bytes[range]
    }
}

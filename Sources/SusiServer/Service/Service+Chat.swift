// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

extension Service {
    /// How long the text of a skill that is only tried may be, in bytes.
    private static let longestPreview = 256 << 10

    /// Answers a question: at once if thinking is enough, else when what it needs has come.
    func chat(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let question = try question(inquiry)
        let hasOnlyPreview = inquiry.arguments.flag(.excludeDefaultSkills)
        let thought = Thought(question, with: hasOnlyPreview ? Mind() : assistant.mind)
        switch thought.think() {
        case .needs(let need):
            return .later { finish in
                let begins = self.errands.begin(thought, need, for: question) { outcome in
                    finish(self.response(to: inquiry, question, outcome))
                }
                if !begins { finish(Service.busy.response(to: inquiry.guest.identity)) }
            }
        case let outcome:
            return .now(response(to: inquiry, question, outcome))
        }
    }

    /// What an identity asked lately, with the answers.
    func memory(_ inquiry: Inquiry) -> HTTPResponse {
        var cognitions = guests.cognitions(of: inquiry.guest.name, at: inquiry.arrival)[...]
        if let date = inquiry.arguments.text(.date) {
            cognitions = cognitions.drop { $0.asked.text(.chat) != date }
        }
        let count = min(max(inquiry.arguments.int(.cognitions) ?? 10, 0), 10)
        var reply = MemoryReply()
        reply.cognitions = cognitions.prefix(count).compactMap { cognition in
            (try? JSON(parsing: cognition.document))?.object.map { ChatAnswer(object: $0) }
        }
        reply.remaining = Int64(cognitions.count - min(count, cognitions.count))
        reply.envelope.session = Session(inquiry.guest.identity)
        return inquiry.response(reply.strict().object)
    }

    private static let busy = Refusal(
        503,
        "Too many questions are waiting for other servers. Please ask again in a moment."
    )
}

extension Service {
    private func question(_ inquiry: Inquiry) throws(Refusal) -> Question {
        let arguments = inquiry.arguments
        let zone = TimeZoneOffset(clamping: -(arguments.int(.timezoneOffset) ?? 0)).javaScript
        let language = Language(arguments.text(.language) ?? "en")
        var observation = JSONObject()
        observation.append("timezoneOffset", .string(String(zone)))
        observation.append("language", .string(language.code))
        observation.append("client_host", .string(inquiry.guest.address.description))
        if let latitude = arguments.double(.latitude), let longitude = arguments.double(.longitude)
        {
            observation.append("latitude", .string(String(latitude)))
            observation.append("longitude", .string(String(longitude)))
        }
        let country = (name: arguments.text(.countryName), code: arguments.text(.countryCode))
        if let name = country.name, !name.isEmpty, let code = country.code, !code.isEmpty {
            observation.append("country_name", .string(name))
            observation.append("country_code", .string(code))
        }
        return Question(
            arguments.text(.q) ?? "",
            language: language,
            now: inquiry.arrival,
            timezoneOffset: zone,
            seed: clockAndDice.seed(),
            observation: observation,
            memory: guests.memory(of: inquiry.guest.name, at: inquiry.arrival),
            instant: try preview(arguments)
        )
    }

    /// The skill that is only tried, where there is one.
    private func preview(_ arguments: Arguments) throws(Refusal) -> Mind? {
        guard let text = arguments.text(.instant), !text.isEmpty else { return nil }
        guard text.utf8.count <= Service.longestPreview else {
            throw Refusal(413, "The skill is longer than \(Service.longestPreview) bytes.")
        }
        let language = Language(arguments.text(.language) ?? "en").code
        let parsed = SkillParser.parse(
            Array(text.utf8),
            path: "models/instant/Preview/\(language.isEmpty ? "en" : language)/preview.txt",
            trust: .system
        )
        return Mind(trying: parsed.skill)
    }

    private func response(
        to inquiry: Inquiry,
        _ question: Question,
        _ outcome: Thought.Outcome
    ) -> HTTPResponse {
        var answer = Answer()
        var turn: Memory.Turn?
        var remembered = JSONObject()
        switch outcome {
        case .answers(let reply):
            answer = reply.answer
            if inquiry.arguments.flag(.debug) { answer.trace = .string(reply.why.text) }
            remembered = reply.remembered
            turn = Memory.Turn(
                query: question.text,
                answer: reply.text ?? "",
                skill: reply.skill
            )
        case .silence(let why):
            let words = HonestWords(question, catalog: shelf.catalog)
            answer.actions = [PlannedAction(.say(words.text, language: words.language))]
            if inquiry.arguments.flag(.debug) { answer.trace = .string(why.text) }
        case .refused(let reason):
            return Refusal(422, "This cannot be answered: \(reason).")
                .response(to: inquiry.guest.identity)
        case .needs:
            return Service.busy.response(to: inquiry.guest.identity)
        }
        let code = (question.memory.language ?? question.language).code
        let chat = ChatAnswer(
            question.text,
            language: code.isEmpty ? "en" : code,
            asked: inquiry.arrival,
            answered: max(clockAndDice.now(), inquiry.arrival),
            by: inquiry.guest.identity,
            answer
        )
        let document = inquiry.document(chat.strict().object)
        guests.record(
            GuestMemories.Cognition(asked: inquiry.arrival, document: document),
            turn: turn,
            setting: remembered,
            for: inquiry.guest.name,
            at: inquiry.arrival
        )
        return inquiry.response(document)
    }
}

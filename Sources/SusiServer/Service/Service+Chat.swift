// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire
import Synchronization

extension Service {
    /// How long the text of a skill that is only tried may be, in bytes.
    private static let longestPreview = 256 << 10

    /// Answers a question: at once if thinking is enough, else when what it needs has come.
    func chat(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        guard inquiry.arguments.text(.privateSkill) != nil else {
            return try chat(inquiry, with: try preview(inquiry.arguments))
        }
        return privateMind(inquiry, request).then { mind in
            do {
                return try self.chat(inquiry, with: try mind.get())
            } catch {
                return .now(self.refusal(error).response(to: inquiry.identity))
            }
        }
    }

    /// Answers a question; `first` is asked before all other skills.
    private func chat(_ inquiry: Inquiry, with first: Mind?) throws(Refusal) -> Outcome {
        guard let account = inquiry.account else {
            let memory = guests.memory(of: inquiry.guest.name, at: inquiry.arrival)
            return try think(inquiry, memory, first)
        }
        return memories.recall(account.id).then { memory in
            do {
                return try self.think(inquiry, try memory.get(), first)
            } catch {
                return .now(self.refusal(error).response(to: inquiry.identity))
            }
        }
    }

    private func think(
        _ inquiry: Inquiry,
        _ memory: Memory,
        _ first: Mind?
    ) throws(Refusal) -> Outcome {
        let question = try question(inquiry, memory, first)
        let isAlone = inquiry.arguments.flag(.excludeDefaultSkills)
        var thought = Thought(question, with: isAlone ? Mind() : assistant.mind)
        var outcome = thought.think()
        // What is known in the house needs no errand.
        while case .needs(let need) = outcome,
            let known = assistant.atOnce(need, for: question)
        {
            thought.fulfil(known)
            outcome = thought.think()
        }
        switch outcome {
        case .needs(let need):
            let thoughtThrough = Eventually<Thought.Outcome?>.later { [thought] finish in
                let begins = self.errands.begin(
                    thought,
                    need,
                    for: question,
                    personal: { self.personal($0, $1, inquiry) },
                    completion: { finish($0) }
                )
                if !begins { finish(nil) }
            }
            return thoughtThrough.then { outcome in
                guard let outcome else {
                    return .now(Service.busy.response(to: inquiry.identity))
                }
                return self.searched(outcome, for: inquiry, question)
                    .then { self.answer(inquiry, question, $0) }
            }
        case let outcome:
            return searched(outcome, for: inquiry, question)
                .then { self.answer(inquiry, question, $0) }
        }
    }

    /// What an identity asked lately, with the answers.
    func memory(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let most = inquiry.account == nil ? 10 : 100
        let count = min(max(inquiry.arguments.int(.cognitions) ?? 10, 0), most)
        let date = inquiry.arguments.text(.date)
        guard let account = inquiry.account else {
            var cognitions = guests.cognitions(of: inquiry.guest.name, at: inquiry.arrival)[...]
            if let date { cognitions = cognitions.drop { $0.asked.text(.chat) != date } }
            let documents = cognitions.prefix(count).map { $0.document }
            return .now(memory(inquiry, documents, remaining: cognitions.count - documents.count))
        }
        let start = try date.map { text throws(Refusal) in
            guard let instant = try? Instant(reading: text) else {
                throw Refusal(422, "The date has to look like \(inquiry.arrival.text(.chat)).")
            }
            return instant
        }
        return reading(for: inquiry) { transaction in
            try transaction.conversations.latest(of: account.id, count: count, from: start)
        } answer: { found in
            self.memory(inquiry, found.documents, remaining: found.remaining)
        }
    }

    private func memory(
        _ inquiry: Inquiry,
        _ documents: [[UInt8]],
        remaining: Int
    ) -> HTTPResponse {
        var reply = MemoryReply()
        reply.cognitions = documents.compactMap { document in
            (try? JSON(parsing: document))?.object.map { ChatAnswer(object: $0) }
        }
        reply.remaining = Int64(remaining)
        reply.envelope.session = Session(inquiry.identity)
        return inquiry.response(reply.strict())
    }

    private static let busy = Refusal(
        503,
        "Too many questions are waiting for other servers. Please ask again in a moment."
    )
}

extension Service {
    private func question(
        _ inquiry: Inquiry,
        _ memory: Memory,
        _ first: Mind?
    ) throws(Refusal) -> Question {
        let arguments = inquiry.arguments
        let zone = TimeZoneOffset(clamping: -(arguments.int(.timezoneOffset) ?? 0)).javaScript
        let language = Language(arguments.text(.language) ?? "en")
        var observation = JSONObject()
        observation.reserveCapacity(7)
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
            memory: memory,
            instant: first
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

    /// Answers with what was thought; where that is nothing, a model may know more.
    private func answer(
        _ inquiry: Inquiry,
        _ question: Question,
        _ outcome: Thought.Outcome
    ) -> Outcome {
        guard let model = modelFor(inquiry, question, outcome) else {
            return conclude(inquiry, question, outcome, nil)
        }
        return ask(model, inquiry, question) { self.conclude(inquiry, question, outcome, $0) }
    }

    /// Answers with what was thought, or with what a model has said in its place, once it is on
    /// record.
    private func conclude(
        _ inquiry: Inquiry,
        _ question: Question,
        _ outcome: Thought.Outcome,
        _ said: ModelAnswer?
    ) -> Outcome {
        var answer: Answer?
        var turn: Memory.Turn?
        var remembered = JSONObject()
        switch outcome {
        case _ where said != nil:
            figures.answered.add(1, ordering: .relaxed)
            answer = said?.answer(to: question, outcome, isTraced: inquiry.arguments.flag(.debug))
            turn = said.map { Memory.Turn(query: question.text, answer: $0.text, skill: "") }
        case .answers(let reply):
            figures.answered.add(1, ordering: .relaxed)
            if inquiry.arguments.flag(.debug) {
                answer = reply.answer
                answer?.trace = .string(reply.why.text)
            }
            remembered = reply.remembered
            turn = Memory.Turn(
                query: question.text,
                answer: reply.text ?? "",
                skill: reply.skill
            )
            countUse(of: reply.skill, inquiry)
        case .silence(let why):
            figures.unanswered.add(1, ordering: .relaxed)
            let words = HonestWords(question, catalog: shelf.catalog)
            var honest = Answer()
            honest.actions = [PlannedAction(.say(words.text, language: words.language))]
            if inquiry.arguments.flag(.debug) { honest.trace = .string(why.text) }
            answer = honest
        case .refused(let reason):
            return .now(
                Refusal(422, "This cannot be answered: \(reason).").response(to: inquiry.identity)
            )
        case .needs:
            return .now(Service.busy.response(to: inquiry.identity))
        }
        let document = document(inquiry, question, outcome, answer)
        if let account = inquiry.account {
            return record(inquiry, question, document, turn, remembered, for: account.id)
        }
        guests.record(
            GuestMemories.Cognition(asked: inquiry.arrival, document: document),
            turn: turn,
            setting: remembered,
            for: inquiry.guest.name,
            at: inquiry.arrival
        )
        return .now(inquiry.response(document))
    }

    /// The chat answer as text: what was thought, or the answer that takes its place.
    private func document(
        _ inquiry: Inquiry,
        _ question: Question,
        _ outcome: Thought.Outcome,
        _ answer: Answer?
    ) -> [UInt8] {
        var language = (question.memory.language ?? question.language).code
        if language.isEmpty { language = "en" }
        let now = max(clockAndDice.now(), inquiry.arrival)
        var thought: Answer?
        if answer == nil, case .answers(let reply) = outcome {
            let spoken = reply.spoken(
                to: question.text,
                language: language,
                asked: inquiry.arrival,
                answered: now,
                by: inquiry.identity
            )
            if let spoken {
                let document = inquiry.document(spoken)
                guard PictureAddresses.mayBe(in: document) else { return document }
                let shown = showingPictures(spoken.chatAnswer.strict())
                return shown.map { inquiry.document($0) } ?? document
            }
            thought = reply.answer
        }
        let chat = ChatAnswer(
            question.text,
            language: language,
            asked: inquiry.arrival,
            answered: now,
            by: inquiry.identity,
            answer ?? thought ?? Answer()
        )
        let strict = chat.strict()
        // A model that was talked into it could tell others by the address of a picture.
        let isModels = answer?.model != nil
        return inquiry.document(isModels ? strict : showingPictures(strict) ?? strict)
    }

    /// Answers an account once question, answer and what is remembered of them are stored.
    private func record(
        _ inquiry: Inquiry,
        _ question: Question,
        _ document: [UInt8],
        _ turn: Memory.Turn?,
        _ remembered: JSONObject,
        for account: Int64
    ) -> Outcome {
        let cognition = Cognition(
            asked: inquiry.arrival,
            query: question.text,
            answer: turn?.answer ?? "",
            skill: turn?.skill ?? "",
            document: document
        )
        let values = Memory.keepable(remembered)
        return writing(for: inquiry) { transaction in
            let conversations = transaction.conversations
            try conversations.add(cognition, for: account)
            for member in values.members {
                try conversations.set(
                    member.name,
                    member.value.text(),
                    for: account,
                    at: inquiry.arrival
                )
            }
            if !values.members.isEmpty {
                try conversations.forgetOldValues(of: account, keeping: Memory.maximumVariables)
            }
        } answer: {
            self.memories.record(turn, setting: values, for: account)
            return inquiry.response(document)
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// What a server answers to one question, and what memory keeps of it.
public struct ChatAnswer: WireObject {
    /// The question.
    public var query: String?
    /// The number of answers; old servers say 1, later ones nothing.
    public var count: Int64?
    /// The asker's type and name in Base64.
    public var clientID: String?
    /// When the question arrived.
    public var queryDate: DateText?
    /// The answers, of which clients look at the first; nil where nothing matched (C5).
    public var answers: [Answer]?
    /// When the answer left.
    public var answerDate: DateText?
    /// The time between, in milliseconds.
    public var answerTime: Int64?
    /// The language, as old servers call it.
    public var language: String?
    /// The language, as later servers call it.
    public var queryLanguage: String?
    /// Who asked.
    public var session: Session?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Answers a question.
    public init(
        _ query: String,
        language: String,
        asked queryDate: Instant,
        answered answerDate: Instant,
        by identity: Identity,
        _ answer: Answer
    ) {
        self.query = query
        self.queryDate = DateText(queryDate, .chat)
        self.answerDate = DateText(answerDate, .chat)
        answerTime = answerDate.milliseconds - queryDate.milliseconds
        self.language = language
        queryLanguage = language
        answers = [answer]
        clientID = identity.clientID
        session = Session(identity)
    }

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("query", &query)
        members.value("count", &count)
        members.value("client_id", &clientID)
        members.value("query_date", &queryDate)
        members.value("answers", &answers)
        members.value("answer_date", &answerDate)
        members.value("answer_time", &answerTime)
        members.value("language", &language)
        members.value("query_language", &queryLanguage)
        members.value("session", &session)
    }
}

extension ChatAnswer {
    /// The answer fit for every old app: exact dates (Q7), one answer with everything in it (Q8),
    /// and both names of the language.
    ///
    /// A date that is missing is taken from the other, and where both are it is the beginning of
    /// 1970: this is a value and knows no clock.
    public func strict() -> ChatAnswer {
        var answer = self
        answer.extra = strictExtra
        let language = ASCII.twoLetters(of: queryLanguage ?? self.language ?? "en")
        answer.query = query ?? ""
        answer.count = 1
        answer.language = language
        answer.queryLanguage = language
        answer.queryDate = (queryDate ?? DateText("")).strict(.chat, or: asked)
        answer.answerDate = (answerDate ?? DateText("")).strict(.chat, or: answered)
        let time = answerTime ?? answered.milliseconds - asked.milliseconds
        answer.answerTime = min(max(time, 0), Int64(Int32.max))
        let first = answers?.first ?? Answer()
        answer.answers = [first.strict(query: query ?? "", language: language)]
        if clientID == nil { answer.clientID = session?.identity?.clientID }
        answer.session = session?.strict()
        return answer
    }

    private var asked: Instant {
        queryDate?.instant() ?? answerDate?.instant() ?? .earliest
    }

    private var answered: Instant {
        answerDate?.instant() ?? asked
    }
}

extension ChatAnswer {
    /// Others refer to it by this name.
    public static var schemaName: String? { "ChatAnswer" }

    /// What is there after `strict`.
    public static var sparsest: ChatAnswer { ChatAnswer().strict() }
}

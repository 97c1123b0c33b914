// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// One skill file, understood: what it says about itself and what it can answer.
public final class Skill: Sendable {
    /// Where the skill comes from, such as `models/general/Knowledge/en/creator.txt`.
    ///
    /// It identifies the skill: in answers, ratings and explanations.
    public let path: String
    /// The path as answers name it; nil where it names no file.
    let answerPath: String?
    /// The language of the folder the skill lives in.
    public let language: Language
    /// What the header says.
    public let header: SkillHeader
    /// What it answers, in the order of the file.
    let filedIntents: [FiledIntent]
    /// Named web services that its `SELECT` expressions may ask, by JSON skills only.
    let services: [ServiceDefinition]

    init(
        path: String,
        language: Language,
        header: SkillHeader,
        intents: [Intent],
        services: [ServiceDefinition] = []
    ) {
        self.path = path
        answerPath = SkillPath(reading: path)?.text
        self.language = language
        self.header = header
        filedIntents = intents.map { FiledIntent($0) }
        self.services = services
    }

    /// What it answers, in the order of the file.
    public var intents: [Intent] {
        filedIntents.map { $0.intent }
    }

    /// The name under which people know the skill: from its header, else its file's.
    public var name: String {
        header.name.isEmpty ? fileName : header.name
    }

    /// The file's name without its ending.
    public var fileName: String {
        let bytes = Array(path.utf8)
        let start = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
        let end = bytes[start...].lastIndex(of: UInt8(ascii: ".")) ?? bytes.count
        return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }
}

/// An intent in its place in a skill, laid out for answering.
///
/// What every answer needs lies side by side, without an array between it and the processor; the
/// rest is looked at only when somebody asks why.
final class FiledIntent: Sendable {
    let process: [Inference]
    let otherActions: [ActionTemplate]
    let suggestions: [String]
    let action: ActionTemplate
    let intent: Intent

    /// Files an intent, which has at least one action.
    init(_ intent: Intent) {
        process = intent.process
        suggestions = intent.suggestions
        action = intent.actions.first ?? .answer(AnswerTemplate([]))
        otherActions = Array(intent.actions.dropFirst())
        self.intent = intent
    }
}

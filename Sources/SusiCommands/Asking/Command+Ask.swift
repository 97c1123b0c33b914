// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiServer
import SusiWire

extension Command {
    /// `susi ask`: one answer.
    static let ask = Command(
        "ask",
        "answers one question",
        details: """
            Prints the answer as text: tables as tables, links and pictures as addresses, what is \
            planned with its time. The status is 1 where nobody knows an answer.
            """,
        operands: .some("QUESTION"),
        options: [
            AskingOptions.json,
            .flag("why", "says how the answer came about"),
            AskingOptions.language, AskingOptions.skills, AskingOptions.seed,
            AskingOptions.offline, AskingOptions.allowHost, Speaker.option,
        ]
    ) { arguments, surroundings in
        let language = try arguments.language() ?? .english
        let seed = try arguments.seed()
        let speaker = try Speaker(arguments, in: surroundings)
        let skills = try SkillLibrary(arguments.value(of: "skills"), in: surroundings).read()
        let assistant = try arguments.assistant(Mind(skills.map(\.skill)), in: surroundings)
        var conversation = Conversation(
            with: assistant,
            language: language,
            seed: seed,
            in: surroundings
        )
        let turn = conversation.ask(arguments.operands.joined(separator: " "))
        if arguments.has("json") {
            surroundings.print(turn.chatAnswer.json.text(.pretty))
        } else if let text = turn.text {
            surroundings.print(text)
        } else {
            surroundings.complain(turn.reasonForSilence)
        }
        if arguments.has("why") {
            // Beside a chat object the explanation must not be in the way of whoever parses it.
            arguments.has("json")
                ? surroundings.writeError(turn.explanation)
                : surroundings.write("\n" + turn.explanation)
        }
        speaker?.say(turn)
        speaker?.finish()
        return turn.reply == nil ? .failure : .success
    }
}

extension Conversation.Turn {
    /// What to tell a person who got no answer.
    var reasonForSilence: String {
        if case .refused(let reason) = outcome { return "Sorry, \(reason)." }
        return "Sorry, no skill knows an answer to that."
    }
}

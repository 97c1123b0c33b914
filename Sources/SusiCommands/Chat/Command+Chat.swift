// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiServer
import SusiWire

extension Command {
    /// `susi chat`: a conversation.
    static let chat = Command(
        "chat",
        "talks with you until you leave",
        details: """
            What you say is remembered as long as the conversation lasts, and nowhere kept. Arrow \
            keys move in the line and bring earlier lines back; Ctrl-D ends. Without a terminal, \
            each line of standard input is a question. With --speak, \
            Enter and Ctrl-C interrupt what is being read.

            \(ChatCommand.list)
            """,
        options: [
            AskingOptions.language, AskingOptions.skills, AskingOptions.seed,
            AskingOptions.offline, AskingOptions.allowHost, Speaker.option,
        ]
    ) { arguments, surroundings in
        let language = try arguments.language() ?? .english
        let seed = try arguments.seed()
        let speaker = try Speaker(arguments, in: surroundings)
        let skills = try SkillLibrary(arguments.value(of: "skills"), in: surroundings).read()
        let assistant = try arguments.assistant(Mind(skills.map(\.skill)), in: surroundings)
        var chat = Chat(
            Conversation(with: assistant, language: language, seed: seed, in: surroundings),
            in: surroundings,
            speaker
        )
        chat.run()
        return .success
    }
}

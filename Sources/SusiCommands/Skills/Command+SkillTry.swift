// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiServer
import SusiWire

extension Command {
    /// `susi skill try`: talks with one skill.
    static let skillTry = Command(
        "skill try",
        "talks with one skill alone, line by line",
        details: """
            Only this file is loaded, as an ordinary skill, even if it is made for focus or a \
            persona. Questions are read from standard input; each gets exactly one line, which is \
            empty where the skill has no answer. A line break in an answer is shown as \\n.

            With --json each line is a chat object, with empty answers where there are none.
            """,
        operands: .one("FILE"),
        options: [
            .value("language", "LL", "your language; without it the skill's own"),
            .flag("fresh", "makes each line a new conversation: nothing is remembered"),
            AskingOptions.json,
            AskingOptions.seed, AskingOptions.offline, AskingOptions.allowHost,
        ]
    ) { arguments, surroundings in
        let language = try arguments.language()
        let seed = try arguments.seed()
        let file = try SkillFile(arguments.operands[0], language: language, in: surroundings)
        let assistant = try arguments.assistant(Mind(trying: file.skill), in: surroundings)
        let own = file.skill.language == .unknown ? .english : file.skill.language
        var conversation = Conversation(
            with: assistant,
            language: language ?? own,
            seed: seed,
            in: surroundings
        )
        var lines = LineReader(surroundings.read)
        while let line = lines.next() {
            let turn = conversation.ask(line)
            if arguments.has("json") {
                surroundings.print(turn.chatAnswer.json.text())
            } else {
                surroundings.print(turn.text.map(SkillTrying.oneLine) ?? "")
            }
            if arguments.has("fresh") { conversation.forget() }
        }
        return .success
    }
}

/// How answers are printed, a line each.
private enum SkillTrying {
    static func oneLine(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: "\\n")
    }
}

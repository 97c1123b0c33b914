// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiCommands

@Suite struct ProgramTests {
    @Test(
        arguments: [
            (["--version"], ExitCode.success), (["help"], .success), (["--help"], .success),
            (["-h"], .success), (["help", "skill"], .success), (["help", "ask"], .success),
            (["skill", "--help"], .success), (["ask", "--help"], .success),
            (["ask", "--nonsense", "--help"], .misuse), ([], .misuse), (["skill"], .misuse),
            (["nonsense"], .misuse), (["help", "nonsense"], .misuse),
            (["skill", "nonsense"], .misuse), (["skill", "try"], .misuse), (["ask"], .misuse),
        ]
    )
    func `the status tells whether the arguments made sense`(
        _ arguments: [String],
        _ status: ExitCode
    ) {
        let run = Run(arguments)
        #expect(run.status == status)
        // Help that was asked for is output; what nobody asked for is not.
        #expect(run.output.isEmpty == (status != .success))
        #expect(run.errors.isEmpty == (status == .success))
    }

    @Test(
        arguments: [
            (["aks", "hello"], "susi: there is no command “aks”. Did you mean `susi ask`?"),
            (
                ["skil", "try"],
                "susi: there is no command “skil”. Did you mean `susi skill try`?"
            ),
            (["skil"], "susi: there is no command “skil”. Did you mean `susi skill`?"),
            (["hello", "there"], "susi: there is no command “hello”."),
            (
                ["skill", "chek"],
                "susi: there is no command “skill chek”. Did you mean `susi skill check`?"
            ),
            (
                ["ask", "--langage", "de"],
                "susi ask: there is no option --langage. Did you mean --language?"
            ),
            (
                ["ask", "-x"],
                "susi ask: there is no option -x. To use it as text, put -- before it."
            ),
            (["ask"], "susi ask: QUESTION is missing."),
            (["ask", "hi", "--seed"], "susi ask: --seed needs a value: --seed N."),
            (["ask", "hi", "--seed="], "susi ask: --seed has an empty value where N is needed."),
            (["ask", "hi", "--json=1"], "susi ask: --json takes no value; leave out “=1”."),
            (
                ["ask", "hi", "--seed", "1", "--seed=2"],
                "susi ask: --seed is given twice, and only one can count."
            ),
            (
                ["ask", "hi", "--seed", "-1"],
                "susi ask: --seed takes a whole number from 0 to 18446744073709551615, not “-1”."
            ),
            (
                ["ask", "hi", "--language", "9"],
                "susi ask: --language takes the two letters of a language, such as en or de, not “9”."
            ),
            (
                ["chat", "hello"],
                "susi chat: “hello” is not expected: this command takes options only."
            ),
            (
                ["skill", "try", "a", "b"],
                "susi skill try: only one FILE can be given; “b” is too many."
            ),
            (
                ["skill", "try", "a.txt"],
                "susi skill try: “a.txt” cannot be read: no such file, or no permission."
            ),
            (
                ["ask", "hi", "--skills", "none"],
                "susi ask: there is no folder “none”; --skills takes one."
            ),
            (
                ["ask", "hi"],
                "susi ask: there are no skills: no folder “Skills” is here or with the program. "
                    + "Name one with --skills FOLDER."
            ),
        ]
    )
    func `an error says what was wrong`(_ arguments: [String], _ reason: String) {
        let first = Run(arguments).errors.split(separator: "\n").first
        #expect(first?.hasPrefix(reason) == true)
    }

    @Test(arguments: Program.commands.map(\.name))
    func `help fits the screen and names every option`(_ name: String) throws {
        let command = try #require(Program.commands.first { $0.name == name })
        let run = Run(command.words + ["--help"])
        #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
        #expect(command.options.allSatisfy { run.output.contains($0.usage) })
        #expect(Run(["help"]).output.contains(name))
        try Golden.expect(run.output, "help \(name)")
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiCommands

@Suite struct ArgumentsTests {
    private let command = Command(
        "try",
        "tries",
        operands: .any("WORD"),
        options: [
            .flag("loud", "speaks up"), .value("name", "NAME", "names it"),
            .value("host", "HOST", "allows it", isRepeatable: true),
        ]
    ) { _, _ in .success }

    @Test(
        arguments: [
            ("a b", "a b", "", false), ("--name x a", "a", "x", false),
            ("a --name=x --loud b", "a b", "x", true), ("--name=x=y", "", "x=y", false),
            ("--name --loud", "", "--loud", false), ("-- --loud", "--loud", "", false),
            ("a -- -- b", "a -- b", "", false), ("- a", "- a", "", false),
        ]
    )
    func `options may stand anywhere before two dashes`(
        _ line: String,
        _ operands: String,
        _ name: String,
        _ isLoud: Bool
    ) throws {
        let arguments = try Arguments(line.split(separator: " ").map(String.init), of: command)
        #expect(arguments.operands.joined(separator: " ") == operands)
        #expect(arguments.value(of: "name") ?? "" == name)
        #expect(arguments.has("loud") == isLoud)
    }

    @Test func `an option that may be repeated keeps all its values`() throws {
        let arguments = try Arguments(["--host", "a", "--host=b:1"], of: command)
        #expect(arguments.values(of: "host") == ["a", "b:1"])
    }
}

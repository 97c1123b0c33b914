// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiCommands

@Suite struct ConfigurationTests {
    private let command = Command(
        "try",
        "tries",
        options: [
            .value("log-level", "LEVEL", "logs"), .flag("offline", "stays at home"),
            .value("host", "HOST", "allows it", isRepeatable: true),
        ]
    ) { _, _ in .success }

    private func arguments(
        _ given: [String] = [],
        environment: [String: String] = [:],
        file: String = ""
    ) throws -> Arguments {
        let configuration = try Configuration(
            environment: environment,
            file: file,
            called: "susi.conf",
            of: command.options
        )
        return try Arguments(given, of: command) { _ in configuration }
    }

    @Test func `the command line counts before the environment, and that before the file`() throws {
        let file = "log-level = file"
        let environment = ["SUSI_LOG_LEVEL": "environment"]
        #expect(try arguments(file: file).value(of: "log-level") == "file")
        let second = try arguments(environment: environment, file: file)
        #expect(second.value(of: "log-level") == "environment")
        let first = try arguments(["--log-level", "line"], environment: environment, file: file)
        #expect(first.value(of: "log-level") == "line")
    }

    @Test func `remarks, blanks and repeated lines are understood`() throws {
        let file = "# ours\n\n  host=a  \r\nhost = b:1\n\toffline = yes\nlog-level = a = b"
        let arguments = try arguments(file: file)
        #expect(arguments.values(of: "host") == ["a", "b:1"])
        #expect(arguments.has("offline"))
        #expect(arguments.value(of: "log-level") == "a = b")
        let listed = try self.arguments(environment: ["SUSI_HOST": "a, b"])
        #expect(listed.values(of: "host") == ["a", "b"])
    }

    @Test(arguments: ["no", "false", "0", "off"])
    func `a flag can be switched off`(word: String) throws {
        #expect(try !arguments(environment: ["SUSI_OFFLINE": word]).has("offline"))
    }

    @Test(
        arguments: [
            ("log-levle = info", "line 1 of susi.conf sets “log-levle”, which is no option. Did"),
            ("\nhello", "line 2 of susi.conf is not of the form “name = value”."),
            ("help = yes", "line 1 of susi.conf sets “help”, which is no option."),
            ("offline = perhaps", "“offline” is configured as “perhaps”; it takes yes or no."),
        ]
    )
    func `what makes no sense is said`(file: String, words: String) throws {
        let error = #expect(throws: UsageError.self) { try arguments(file: file) }
        #expect(error?.reason.hasPrefix(words) == true)
    }
}

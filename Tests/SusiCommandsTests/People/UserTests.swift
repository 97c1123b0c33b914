// Susi. SPDX-License-Identifier: Apache-2.0

import SusiServer
import SusiStore
import Testing

@testable import SusiCommands

@Suite struct UserTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test func `the first account is the administrator's, the others are users'`() throws {
        let first = run(["user", "add", "Ada@example.com"])
        #expect(first.status == .success)
        #expect(first.lines[0] == "ada@example.com has an account now: superadmin.")
        #expect(first.lines[1] == "A password can be set here, once and within seven days:")
        #expect(first.lines[2].hasPrefix("http://localhost:4000/#/account/reset/"))
        #expect(run(["user", "add", "bob@example.com"]).lines[0].hasSuffix("now: user."))
        let carol = run(["user", "add", "carol@example.com", "--role", "operator"])
        #expect(carol.lines[0].hasSuffix("now: operator."))
        let lines = run(["user", "list"]).lines.dropFirst(2).map { $0.split(separator: " ") }
        #expect(
            lines == [
                ["ada@example.com", "superadmin", "never"], ["bob@example.com", "user", "never"],
                ["carol@example.com", "operator", "never"],
            ]
        )
        #expect(run(["user", "list", "--search", "CAROL"]).lines.count == 3)
    }

    @Test func `a password may come from standard input, if it is a good one`() {
        let good = run(
            ["user", "add", "ada@example.com", "--password-stdin"],
            input: "kettle lake 7\n"
        )
        #expect(good.status == .success)
        #expect(good.lines == ["ada@example.com has an account now: superadmin."])
        let weak = run(["user", "add", "bob@example.com", "--password-stdin"], input: "password\n")
        #expect(weak.status == .failure)
        #expect(weak.errors.contains("This password is easy to guess."))
        let none = run(["user", "add", "bob@example.com", "--password-stdin"], input: "")
        #expect(none.errors == "susi user add: there is no password in standard input.\n")
    }

    @Test func `a link is made for a new password, at the server's own address`() {
        _ = run(["user", "add", "ada@example.com"])
        let first = run([
            "user", "reset", "ada@example.com", "--public-url", "https://susi.example",
        ])
        let second = run(["user", "reset", "ADA@example.com", "--public-url=https://susi.example/"])
        let start = "https://susi.example/#/account/reset/"
        #expect(first.lines.last?.hasPrefix(start) == true)
        #expect(second.lines.last?.hasPrefix(start) == true)
        #expect(first.lines.last != second.lines.last)
    }

    @Test func `a role is changed`() {
        _ = run(["user", "add", "ada@example.com"])
        _ = run(["user", "add", "bob@example.com"])
        let run = run(["user", "role", "bob@example.com", "Reviewer"])
        #expect(run.lines == ["bob@example.com was user and is reviewer now."])
    }

    @Test func `an account is deleted only when that is really meant`() {
        _ = run(["user", "add", "ada@example.com"])
        let unsure = run(["user", "delete", "ada@example.com"])
        #expect(unsure.status == .failure)
        #expect(run(["user", "list"]).lines.count == 3)
        let sure = run(["user", "delete", "ada@example.com", "--yes"])
        #expect(sure.lines == ["ada@example.com has no account any more."])
        #expect(run(["user", "list"]).errors == "There is no such account.\n")
    }

    @Test(
        "mistakes",
        arguments: [
            (["user", "add", "ada"], "susi user add: “ada” is no e-mail address."),
            (
                ["user", "add", "ada@example.com"],
                "susi user add: ada@example.com has an account already."
            ),
            (
                ["user", "reset", "bob@example.com"],
                "susi user reset: bob@example.com has no account here; `susi user list` shows who has."
            ),
            (
                ["user", "role", "ada@example.com", "king"],
                "susi user role: “king” is no role; there are user, reviewer, operator, admin, superadmin."
            ),
            (["user", "role", "ada@example.com"], "susi user role: ROLE is missing."),
            (["user", "role"], "susi user role: EMAIL is missing."),
            (
                ["user", "role", "a", "b", "c"],
                "susi user role: “c” is too many: EMAIL and ROLE are enough."
            ),
        ]
    )
    func mistakes(arguments: [String], message: String) {
        _ = run(["user", "add", "ada@example.com"])
        let run = run(arguments)
        #expect(run.status != .success)
        #expect(run.errors.hasPrefix(message))
    }

    private func run(_ arguments: [String], input: String = "") -> Run {
        let hasData =
            arguments.count > 2 && !arguments.contains("--help") || arguments.last == "list"
        let data = hasData ? ["--data", folder.path + "/data"] : []
        return Run(arguments + data, input: input, in: folder)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import Testing

@testable import SusiCommands

@Suite struct BackupCommandTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test func `what was backed up is restored elsewhere`() throws {
        _ = run(["user", "add", "ada@example.com"], data: "old")
        let backup = run(["backup", "ada.backup"], data: "old")
        #expect(
            backup.lines == [
                "Backed up 1 account, 0 answers and 0 written skills to \(folder.path)/ada.backup"
            ]
        )
        #expect(backup.status == .success)
        let restore = run(["restore", "ada.backup"], data: "new")
        #expect(
            restore.lines == [
                "Restored 1 account, 0 answers and 0 written skills, as they were at 2024-05-05T12:00:00Z"
            ]
        )
        #expect(restore.status == .success)
        #expect(run(["user", "list"], data: "new").output.contains("ada@example.com"))
    }

    @Test func `only what is meant to be replaced is replaced`() throws {
        _ = run(["user", "add", "ada@example.com"], data: "old")
        _ = run(["backup", "ada.backup"], data: "old")
        _ = run(["user", "add", "bob@example.com"], data: "new")
        let refused = run(["restore", "ada.backup"], data: "new")
        #expect(refused.status == .failure)
        #expect(refused.errors.contains("add --replace"))
        #expect(run(["user", "list"], data: "new").output.contains("bob@example.com"))
        #expect(run(["restore", "--replace", "ada.backup"], data: "new").status == .success)
        #expect(!run(["user", "list"], data: "new").output.contains("bob@example.com"))
    }

    @Test func `mistakes are told in a line and change nothing`() throws {
        _ = run(["user", "add", "ada@example.com"], data: "old")
        try folder.write("precious", to: "file")
        for arguments in [["backup", "file"], ["restore", "file"], ["restore", "nothing"]] {
            let run = run(arguments, data: "old")
            #expect(run.status == .failure)
            #expect(run.errors.split(separator: "\n").count == 1)
            #expect(run.errors.hasPrefix("susi \(arguments[0]): “\(folder.path)/\(arguments[1])”"))
        }
        #expect(try folder.text(of: "file") == "precious")
        let empty = run(["backup", "other"], data: "nowhere")
        #expect(
            empty.errors
                == "susi backup: The database cannot be reached: there is no such file or folder.\n"
        )
        #expect((try? folder.text(of: "other")) == nil)
    }

    private func run(_ arguments: [String], data: String) -> Run {
        Run(arguments + ["--data", folder.path + "/" + data], in: folder)
    }
}

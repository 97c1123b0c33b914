// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiCommands

@Suite struct SkillNewTests {
    @Test(arguments: [("tea_time", "Tea time"), ("tea.txt", "Tea"), ("日本", "日本")])
    func `the starting file passes its own check and test`(_ name: String, _ title: String) throws {
        let folder = try Folder()
        #expect(Run(["skill", "new", name], in: folder).status == .success)
        let file = name.hasSuffix(".txt") ? name : name + ".txt"
        #expect(try folder.text(of: file).contains("::name \(title)\n"))
        let check = Run(["skill", "check", file], in: folder)
        #expect(check.output == "1 file, 0 errors, 0 warnings, 0 notes\n")
        let test = Run(["skill", "test", file], in: folder)
        #expect(test.output == "5 passed, 0 failed, 0 skipped\n")
    }

    @Test func `a file that is there stays as it is`() throws {
        let folder = try Folder(["tea.txt": "mine"])
        let run = Run(["skill", "new", "tea"], in: folder)
        #expect(run.status == .failure)
        #expect(run.errors == "susi skill new: tea.txt is there already, and is left as it is.\n")
        #expect(try folder.text(of: "tea.txt") == "mine")
    }

    @Test(arguments: ["../tea", "/tea", ".tea", ".txt", "a/b"])
    func `a name is no path`(_ name: String) throws {
        #expect(Run(["skill", "new", name], in: try Folder()).status == .misuse)
    }
}

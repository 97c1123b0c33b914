// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiMind
import SusiServer
import SusiTranscripts
import Testing

/// What every skill that ships is held to.
@Suite struct ShippedSkillTests {
    @Test(arguments: ShippedSkills.names)
    func `a skill goes among all others as its transcript says`(name: String) throws {
        let file = try #require(ShippedSkills.file(name))
        let path = file.path.prefix { $0 != "." } + ".transcript"
        guard let text = try? String(contentsOfFile: String(path), encoding: .utf8) else {
            Issue.record("\(name) has no transcript beside it")
            return
        }
        let notebook = NotebookInHand()
        let assistant = ShippedSkills.assistant
        let faults = TranscriptRun.faults(
            of: Transcript(text),
            in: assistant.mind,
            language: file.skill.language
        ) { need, question in
            if case .fetch = need { return nil }
            return notebook.fulfilment(of: need, for: question)
                ?? assistant.fulfilment(of: need, for: question)
        }
        for fault in faults {
            let place = SourceLocation(
                fileID: "ShippedSkillsTests/\(name)",
                filePath: String(path),
                line: fault.line,
                column: 1
            )
            Issue.record("\(fault.description)", sourceLocation: place)
        }
    }

    @Test func `skills say who they are, and load without a word`() {
        for file in ShippedSkills.files {
            let header = file.skill.header
            for diagnostic in file.diagnostics where diagnostic.severity > .note {
                Issue.record("\(file.path):\(diagnostic.line): \(diagnostic.found)")
            }
            #expect(!header.name.isEmpty, "\(file.path) has no name")
            #expect(!header.description.isEmpty, "\(file.path) has no description")
            #expect(header.author == "Susi", "\(file.path) is by somebody else")
            let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
            let picture = "/\(folder)/\(header.image)"
            #expect(
                !header.image.isEmpty && FileManager.default.fileExists(atPath: picture),
                "\(file.path) has no picture: script/skill-pictures.py draws one"
            )
        }
    }

    @Test(arguments: ShippedSkills.names)
    func `a skill takes no questions of others, unless it hands them on`(name: String) throws {
        let file = try #require(ShippedSkills.file(name))
        let review = SkillReview(of: file.skill, among: ShippedSkills.assistant.mind)
        for diagnostic in review.findings.map({ $0.diagnostic() })
        where diagnostic.severity > .note {
            Issue.record("\(file.path):\(diagnostic.line): \(diagnostic.found)")
        }
    }

    @Test func `every group of the old apps has a skill in English and in German`() {
        let folders = Set(
            ShippedSkills.names.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        )
        for group in ShippedSkillTests.groups {
            for language in ["en", "de"] where !folders.contains("\(group)/\(language)") {
                Issue.record("\(group) has no skill in \(language)")
            }
        }
    }

    private static let groups = [
        "News", "Problem Solving", "Interests", "Movies and TV", "Productivity", "Weather",
        "Lifestyle", "Knowledge", "Communication", "Novelty and Humour", "Food and Drink",
        "Music and Audio", "Utilities", "Connected Car", "Games, Trivia and Accessories",
        "Art and Beauty", "Sports", "Shopping", "Social", "Business and Finance",
        "Health and Fitness", "Travel and Transportation",
    ]
}

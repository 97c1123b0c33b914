// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiMind
import SusiWire
import Testing

/// The conformance set: each line is asked with only its own skill loaded.
@Suite(
    .enabled(
        if: SharedReference.url("skill-examples.jsonl") != nil,
        "the conformance set is not beside this checkout"
    )
)
struct SkillExampleTests {
    struct Line {
        let file: String
        let language: Language
        let query: String
        let answers: [String]
        let number: Int
    }

    static func lines() throws -> [(file: String, lines: [Line])] {
        let url = try #require(SharedReference.url("skill-examples.jsonl"))
        var files: [(file: String, lines: [Line])] = []
        let text = try String(contentsOf: url, encoding: .utf8)
        for (index, line) in text.split(separator: "\n").enumerated() {
            let json = try JSON(parsing: String(line))
            let file = try #require(json["file"]?.string)
            if files.last?.file != file { files.append((file, [])) }
            let answers = (json["answers"]?.array ?? []).compactMap(\.string)
            guard !answers.isEmpty else { continue }
            files[files.count - 1].lines.append(
                Line(
                    file: file,
                    language: Language(json["language"]?.string ?? "en"),
                    query: json["query"]?.string ?? "",
                    answers: answers,
                    number: index + 1
                )
            )
        }
        return files
    }

    @Test func `every literal line of the set gets one of its answers`() throws {
        let corpus = try #require(SharedReference.url("corpus"))
        var asked = 0
        for (file, lines) in try Self.lines() where !lines.isEmpty {
            let source = try Data(contentsOf: corpus.appending(path: file))
            let mind = Mind(trying: SkillParser.parse([UInt8](source), path: file).skill)
            for line in lines {
                asked += 1
                let question = Question(line.query, language: line.language, seed: UInt64(asked))
                let text: String?
                switch Thought(question, with: mind).think() {
                case .answers(let reply): text = reply.text
                default: text = nil
                }
                let answer = text?.trimmingCharacters(in: .whitespacesAndNewlines)
                #expect(
                    line.answers.contains(answer ?? "(no answer)"),
                    "line \(line.number), \(file): “\(line.query)” gave \(answer ?? "nothing")"
                )
            }
        }
        #expect(asked > 1000)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiCommands

/// Test data that is read in place beside the checkout and never copied into it.
private enum Conformance {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/reference").standardizedFileURL.path

    static let isHere = FileManager.default.fileExists(atPath: folder + "/skill-examples.jsonl")
}

/// The conformance set through the very command that others check with.
@Suite(
    .enabled(
        if: Conformance.isHere,
        "the conformance set is not beside this checkout"
    )
)
struct ConformanceTests {
    struct Line {
        let number: Int
        let query: String
        let answers: [String]
        /// Answers that an old engine computed by a script.
        let computed: [String]
    }

    private static func files() throws -> [(file: String, language: String, lines: [Line])] {
        var files: [(file: String, language: String, lines: [Line])] = []
        let text = try String(
            contentsOfFile: Conformance.folder + "/skill-examples.jsonl",
            encoding: .utf8
        )
        for (index, line) in text.split(separator: "\n").enumerated() {
            let json = try JSON(parsing: String(line))
            let file = try #require(json["file"]?.string)
            let language = try #require(json["language"]?.string)
            if files.last?.file != file { files.append((file, language, [])) }
            let isProven = json["v2019"] == true || json["v2020"] == true
            let isScript = json["needs"] == "javascript"
            files[files.count - 1].lines.append(
                Line(
                    number: index + 1,
                    query: try #require(json["query"]?.string),
                    answers: (json["answers"]?.array ?? []).compactMap(\.string),
                    computed: isScript && isProven
                        ? (json["expect"]?.array ?? []).compactMap(\.string) : []
                )
            )
        }
        return files
    }

    @Test func `every line gets one line, and where answers are known one of them`() throws {
        var asked = 0
        var computedCount = 0
        for (file, language, lines) in try Self.files() {
            let arguments = [
                "skill", "try", "\(Conformance.folder)/corpus/\(file)", "--language", language,
                "--fresh", "--json", "--offline",
            ]
            let input = lines.map { $0.query + "\n" }.joined()
            let run = Run(arguments, input: input)
            #expect(run.status == .success, "\(file): \(run.errors)")
            try #require(run.lines.count == lines.count, "\(file)")
            for (line, output) in zip(lines, run.lines) {
                asked += 1
                let chat = try ChatAnswer(JSON(parsing: output))
                let answer = Self.text(of: chat)
                // The old engines wrote 470.0 where a script's own number is 470.
                let computed = line.computed.map { $0.replacing(".0 ", with: " ") }
                computedCount += computed.isEmpty ? 0 : 1
                let wanted = computed.isEmpty ? line.answers : computed
                #expect(
                    wanted.isEmpty || wanted.contains(answer),
                    "line \(line.number), \(file): “\(line.query)” gave “\(answer)”"
                )
            }
        }
        #expect(asked == 1281)
        #expect(computedCount > 0)
    }

    /// The first expression, trimmed.
    private static func text(of chat: ChatAnswer) -> String {
        let expressions = (chat.answers?.first?.actions ?? []).compactMap { planned -> String? in
            if case .answer(let answer) = planned.action { return answer.expression }
            return nil
        }
        return (expressions.first ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

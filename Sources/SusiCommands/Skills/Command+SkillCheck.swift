// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiServer
import SusiWire

extension Command {
    /// `susi skill check`: what an author should know about a skill file.
    static let skillCheck = Command(
        "skill check",
        "finds what is wrong in skill files",
        details: """
            Says what cannot be read, which phrases can never answer because another one always \
            goes first, and which fit everything; each with something to say that shows it. With \
            --skills the phrases are also tried among those of other skills.

            A folder stands for all skill files in it. The status is 1 if there are errors; \
            warnings and notes do not count.
            """,
        operands: .some("FILE"),
        options: [
            .value("skills", "FOLDER", "the skills that these files live with"),
            .flag("json", "prints what was found as JSON"),
        ]
    ) { arguments, surroundings in
        let library = try arguments.library(in: surroundings)
        let others = try library.map { Mind(try $0.read().map(\.skill)) }
        let files = try SkillFiles.read(arguments.operands, library: library, in: surroundings)
        var count = DiagnosticCount()
        var reports: [JSON] = []
        for file in files {
            let diagnostics = file.reviewed(among: others)
            for diagnostic in diagnostics { count.add(diagnostic) }
            if arguments.has("json") {
                reports.append(file.json(of: diagnostics))
            } else {
                let lines = file.lines
                for diagnostic in diagnostics {
                    surroundings.print(diagnostic.rendered(path: file.name, lines: lines))
                }
            }
        }
        if arguments.has("json") {
            let report: JSON = [
                "files": .array(reports),
                "errors": .number(count.errors), "warnings": .number(count.warnings),
                "notes": .number(count.notes),
            ]
            surroundings.print(report.text(.pretty))
        } else {
            surroundings.print(count.summary(files: files.count))
        }
        return count.errors > 0 ? .failure : .success
    }
}

/// How much was found.
struct DiagnosticCount {
    private(set) var errors = 0
    private(set) var warnings = 0
    private(set) var notes = 0

    mutating func add(_ diagnostic: Diagnostic) {
        switch diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
    }

    /// The last line of a check.
    func summary(files: Int) -> String {
        let parts = [(files, "file"), (errors, "error"), (warnings, "warning"), (notes, "note")]
        return parts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}

extension SkillFile {
    /// What the parser says and what the review finds, by lines.
    func reviewed(among others: Mind?) -> [Diagnostic] {
        let lines = lines
        let findings = SkillReview(of: skill, among: others).findings.map { finding in
            let place = SkillFile.place(of: finding.phrase, from: finding.line, in: lines)
            return finding.diagnostic(line: place.line, column: place.column)
        }
        // The sort is stable: of one line, the parser's own come first.
        return (diagnostics + findings).sorted { $0.line < $1.line }
    }

    /// Where a phrase stands: in the line of its intent, or where that line goes on.
    private static func place(
        of phrase: String,
        from line: Int,
        in lines: [String]
    ) -> (line: Int, column: Int) {
        var number = line
        while lines.indices.contains(number - 1) {
            let text = lines[number - 1]
            if let range = text.firstRange(of: phrase) {
                return (
                    number,
                    text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound) + 1
                )
            }
            let next = lines.indices.contains(number) ? lines[number] : ""
            guard text.hasSuffix("\\") || next.hasPrefix("\\") else { break }
            number += 1
        }
        return (line, 1)
    }

    fileprivate func json(of diagnostics: [Diagnostic]) -> JSON {
        let found = diagnostics.map { diagnostic -> JSON in
            [
                "severity": .string(diagnostic.severity.name),
                "line": .number(diagnostic.line), "column": .number(diagnostic.column),
                "found": .string(diagnostic.found), "expected": .string(diagnostic.expected),
                "suggestion": .string(diagnostic.suggestion),
            ]
        }
        return ["file": .string(name), "diagnostics": .array(found)]
    }
}

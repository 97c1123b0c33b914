// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// A scenario as a file: skills, a world for their needs, and conversations with what is expected.
///
/// `Scenarios/README.md` describes the format.
struct Transcript: Sendable {
    struct Line: Sendable {
        /// Counted from 1.
        let number: Int
        let text: String
    }

    /// What follows a line `=== heading`, up to the next one.
    struct Section: Sendable {
        let line: Line
        /// The first word of the heading.
        let kind: String
        /// The rest of the heading, without what stands in brackets at its end.
        let subject: String
        /// The words in brackets at the end of the heading.
        let traits: Set<String>
        let body: [Line]

        /// The body as one text, without the blank lines at its end.
        var text: String {
            var lines = body.map(\.text)
            while let last = lines.last, last.isEmpty { lines.removeLast() }
            return lines.joined(separator: "\n")
        }
    }

    let url: URL
    let sections: [Section]

    init(at url: URL) throws {
        self.url = url
        let text = try String(contentsOf: url, encoding: .utf8)
        var sections: [Section] = []
        var heading: Line?
        var body: [Line] = []
        func finish() {
            guard let line = heading else { return }
            sections.append(Section(line, body: body))
            body = []
        }
        for (index, text) in text.components(separatedBy: "\n").enumerated() {
            let line = Line(number: index + 1, text: text)
            if text.hasPrefix("=== ") {
                finish()
                heading = line
            } else if heading != nil {
                body.append(line)
            }
        }
        finish()
        self.sections = sections
    }

    /// All scenarios beside the tests.
    static let all: [URL] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Scenarios").standardizedFileURL
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0.hasSuffix(".transcript") }.sorted()
            .map { folder.appending(path: $0) }
    }()
}

extension Transcript.Section {
    fileprivate init(_ line: Transcript.Line, body: [Transcript.Line]) {
        var heading = String(line.text.dropFirst(4))
        var traits: Set<String> = []
        if heading.hasSuffix(")"), let opening = heading.range(of: " (", options: .backwards) {
            let inside = heading[opening.upperBound...].dropLast()
            traits = Set(inside.components(separatedBy: ", "))
            heading = String(heading[..<opening.lowerBound])
        }
        let kind = heading.prefix { $0 != " " }
        self.line = line
        self.kind = String(kind)
        subject = String(heading.dropFirst(kind.count + 1))
        self.traits = traits
        self.body = body
    }
}

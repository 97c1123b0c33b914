// Susi. SPDX-License-Identifier: Apache-2.0

/// A scenario as a file: skills, a world for their needs, and conversations with what is expected.
///
/// `docs/transcripts.md` describes the format.
public struct Transcript: Sendable {
    /// A line of it.
    public struct Line: Sendable {
        /// Counted from 1.
        public let number: Int
        /// What stands there.
        public let text: String
    }

    /// What follows a line `=== heading`, up to the next one.
    public struct Section: Sendable {
        /// Its heading.
        let line: Line
        /// The first word of the heading.
        public let kind: String
        /// The rest of the heading, without what stands in brackets at its end.
        public let subject: String
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

    /// All sections, in their order.
    public let sections: [Section]

    /// Reads the text of a transcript.
    public init(_ text: String) {
        var sections: [Section] = []
        var heading: Line?
        var body: [Line] = []
        func finish() {
            guard let line = heading else { return }
            sections.append(Section(line, body: body))
            body = []
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, text) in lines.enumerated() {
            let line = Line(number: index + 1, text: String(text))
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
}

extension Transcript.Section {
    fileprivate init(_ line: Transcript.Line, body: [Transcript.Line]) {
        var heading = String(line.text.dropFirst(4))
        var traits: Set<String> = []
        if heading.hasSuffix(")"), let opening = heading.lastIndex(of: "("),
            opening > heading.startIndex,
            heading[heading.index(before: opening)] == " "
        {
            let inside = heading[opening...].dropFirst().dropLast()
            traits = Set(inside.split(separator: ", ").map { String($0) })
            heading = String(heading[..<heading.index(before: opening)])
        }
        let kind = heading.prefix { $0 != " " }
        self.line = line
        self.kind = String(kind)
        subject = String(heading.dropFirst(kind.count + 1))
        self.traits = traits
        self.body = body
    }
}

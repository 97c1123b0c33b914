// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiView
import SusiWire

/// Something that the author should know about a line.
struct Finding: Sendable {
    let severity: Diagnostic.Severity
    /// The line, counted from 1.
    let line: Int
    let found: String
    let expected: String
    let suggestion: String

    /// What the parser of the page says.
    init(_ diagnostic: Diagnostic) {
        severity = diagnostic.severity
        line = diagnostic.line
        found = diagnostic.found
        expected = diagnostic.expected
        suggestion = diagnostic.suggestion
    }

    /// What the server says; nil where that is nothing.
    init?(_ json: JSON) {
        guard let line = json["line"]?.int64.flatMap({ Int(exactly: $0) }),
            let found = json["found"]?.string
        else { return nil }
        let name = json["severity"]?.string ?? ""
        severity =
            sameBytes(name, "error") ? .error : sameBytes(name, "warning") ? .warning : .note
        self.line = line
        self.found = found
        expected = json["expected"]?.string ?? ""
        suggestion = json["suggestion"]?.string ?? ""
    }

    /// Whether both say the same of the same line.
    func isSame(as other: Finding) -> Bool {
        line == other.line && sameBytes(found, other.found)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// Something an author should know about a skill file.
public struct Diagnostic: Sendable, Equatable {
    /// How much it matters.
    public enum Severity: UInt8, Sendable, Comparable {
        /// Good to know.
        case note
        /// The skill works, though perhaps not as meant.
        case warning
        /// Part of the skill does not work.
        case error

        /// The lesser one is the more harmless.
        public static func < (left: Severity, right: Severity) -> Bool {
            left.rawValue < right.rawValue
        }

        /// The word for people.
        public var name: String {
            switch self {
            case .note: "note"
            case .warning: "warning"
            case .error: "error"
            }
        }
    }

    /// How much it matters.
    public let severity: Severity
    /// The line, counted from 1.
    public let line: Int
    /// The column in characters, counted from 1.
    public let column: Int
    /// What stands there and what comes of it, in one sentence.
    public let found: String
    /// What was expected; empty where that goes without saying.
    public let expected: String
    /// What to do; empty where there is nothing to do.
    public let suggestion: String

    init(
        _ severity: Severity,
        line: Int,
        column: Int = 1,
        found: String,
        expected: String = "",
        suggestion: String = ""
    ) {
        self.severity = severity
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
        self.suggestion = suggestion
    }
}

extension Diagnostic {
    /// The diagnostic for a terminal: place, sentence, the line with a caret, what to do.
    ///
    /// `lines` are the lines of the skill file.
    public func rendered(path: String, lines: [String]) -> String {
        var text = "\(path):\(line):\(column): \(severity.name): \(found)\n"
        if line >= 1, line <= lines.count {
            let source = lines[line - 1]
            text += "    \(source)\n    "
            for (index, scalar) in source.unicodeScalars.enumerated() where index < column - 1 {
                text += scalar == "\t" ? "\t" : " "
            }
            text += "^\n"
        }
        if !expected.isEmpty { text += "    expected: \(expected)\n" }
        if !suggestion.isEmpty { text += "    try: \(suggestion)\n" }
        return text
    }
}

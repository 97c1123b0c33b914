// Susi. SPDX-License-Identifier: Apache-2.0

/// The help texts, made from what commands declare.
enum Help {
    /// The widest a line may be.
    private static let width = 80

    /// A list of commands.
    static func overview(of commands: [Command]) -> String {
        var lines = ["Usage: susi COMMAND …", ""]
        lines += table(commands.map { (usage(of: $0), $0.summary) })
        lines += ["", "`susi COMMAND --help` says more; `susi --version` tells the version."]
        return lines.joined(separator: "\n")
    }

    /// All about one command.
    static func text(of command: Command) -> String {
        var lines = ["Usage: susi \(usage(of: command)) [OPTION…]", ""]
        lines += wrapped(sentence(command.summary), indentation: 0)
        for paragraph in command.details.split(separator: "\n\n") {
            lines.append("")
            let isExample = paragraph.hasPrefix("    ")
            lines += isExample ? [String(paragraph)] : wrapped(String(paragraph), indentation: 0)
        }
        lines += ["", "Options:"]
        lines += table(command.options.map { ($0.usage, $0.summary) })
        if command.isConfigurable {
            lines.append("")
            lines += wrapped(Configuration.explanation, indentation: 0)
        }
        return lines.joined(separator: "\n")
    }

    private static func usage(of command: Command) -> String {
        switch command.operands {
        case .none: command.name
        case .one(let name): "\(command.name) \(name)"
        case .two(let first, let second): "\(command.name) \(first) \(second)"
        case .some(let name): "\(command.name) \(name)…"
        case .any(let name): "\(command.name) [\(name)…]"
        }
    }

    private static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }

    /// Two columns; what is long in the second goes on below itself.
    private static func table(_ rows: [(String, String)]) -> [String] {
        let column = (rows.map(\.0.count).max() ?? 0) + 4
        return rows.flatMap { name, summary in
            var lines = wrapped(summary, indentation: column)
            let first = lines.removeFirst().dropFirst(column)
            let padding = String(repeating: " ", count: column - name.count - 2)
            return ["  " + name + padding + first] + lines
        }
    }

    private static func wrapped(_ text: String, indentation: Int) -> [String] {
        let margin = String(repeating: " ", count: indentation)
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if !line.isEmpty, indentation + line.count + 1 + word.count > width {
                lines.append(margin + line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return lines + [margin + line]
    }
}

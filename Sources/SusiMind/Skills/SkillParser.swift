// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Reads skill files.
///
/// It refuses none: what it cannot use it reports, and goes on.
public struct SkillParser {
    /// What the mind lets a skill do.
    public enum Trust: UInt8, Sendable {
        /// A skill anybody may write: a phrase that is only a wildcard is left out.
        case ordinary
        /// Skills that ship, instant skills and dreams: they may answer everything.
        case system
    }

    /// How many diagnostics a file may have; nobody reads more.
    static let maximumDiagnostics = 1000

    private let path: String
    private let trust: Trust
    private var header = SkillHeader()
    private var intents: [Intent] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var isPrior = false
    /// The latest block of each depth, by the places of its intents in `intents`.
    private var openBlocks: [(depth: Int, intents: Range<Int>)] = []

    private init(path: String, trust: Trust) {
        self.path = path
        self.trust = trust
    }

    /// Reads a skill in whichever of both formats its path says.
    ///
    /// The path has the form `…/<model>/<group>/<language>/<name>.txt`; its folder decides the
    /// language.
    public static func parse(
        _ source: [UInt8],
        path: String,
        trust: Trust = .ordinary
    ) -> (skill: Skill, diagnostics: [Diagnostic]) {
        let bytes = path.utf8
        if bytes.count >= 5, bytes.suffix(5).elementsEqual(".json".utf8) {
            return JSONSkillParser.parse(source, path: path, trust: trust)
        }
        var parser = SkillParser(path: path, trust: trust)
        parser.read(SourceLine.lines(of: source))
        let skill = Skill(
            path: path,
            language: SkillParser.language(of: path),
            header: parser.header,
            intents: parser.intents
        )
        return (skill, parser.diagnostics.sorted { $0.line < $1.line })
    }

    /// The language of the folder a skill lies in.
    static func language(of path: String) -> Language {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
        guard parts.count >= 2 else { return .unknown }
        return Language(String(Substring(parts[parts.count - 2])))
    }
}

extension SkillParser {
    private mutating func read(_ lines: [SourceLine]) {
        var block = SkillBlock()
        var index = 0
        let lines = SkillParser.glued(lines)
        while index < lines.count {
            let line = lines[index]
            index += 1
            if line.isEmpty {
                finish(&block)
            } else if line.begins(with: "::") {
                finish(&block)
                readHeader(line)
            } else if line.begins(with: "#") || line.begins(with: "//") {
                continue
            } else if let bang = BangLine(line), bang.opensBody {
                block.parts.append(.body(line, body(after: line, lines, &index)))
            } else {
                block.parts.append(.line(line))
            }
        }
        finish(&block)
    }

    /// The lines up to `eol`, or to the end of the file where it is missing.
    private mutating func body(
        after opening: SourceLine,
        _ lines: [SourceLine],
        _ index: inout Int
    ) -> [SourceLine] {
        var body: [SourceLine] = []
        while index < lines.count {
            let line = lines[index]
            index += 1
            if line.isWord("eol") { return body }
            if !line.begins(with: "#") { body.append(line) }
        }
        report(
            .warning,
            opening,
            found: "the body that begins here has no end, so it takes the rest of the file",
            expected: "a line that is just `eol`"
        )
        return body
    }

    /// Joins lines that end or begin with a backslash to their neighbours.
    private static func glued(_ lines: [SourceLine]) -> [SourceLine] {
        let backslash = UInt8(ascii: "\\")
        guard lines.contains(where: { $0.text.first == backslash || $0.text.last == backslash })
        else { return lines }
        var result: [SourceLine] = []
        var goesOn = false
        for var line in lines {
            let continues = line.text.first == backslash
            var rest = continues ? line.text.dropFirst().trimmed : line.text[...]
            let joins = goesOn || continues && result.last?.isEmpty == false
            goesOn = rest.last == backslash
            if goesOn { rest = rest.dropLast().trimmed }
            if joins {
                // Changed in place: a file may be one long line in a million pieces.
                if !rest.isEmpty { result[result.count - 1].text.append(0x20) }
                result[result.count - 1].text += rest
            } else {
                line.text = Array(rest)
                result.append(line)
            }
        }
        return result
    }

    private mutating func finish(_ block: inout SkillBlock) {
        defer { block.parts.removeAll() }
        // A line alone is prose between blocks; a body alone has something to be told.
        if block.lineCount == 1, case .line? = block.parts.first { return }
        guard block.lineCount > 0 else { return }
        var builder = IntentBuilder(isPrior: isPrior, trust: trust)
        builder.build(block)
        let room = SkillParser.maximumDiagnostics - diagnostics.count
        diagnostics += builder.diagnostics.prefix(max(0, room))
        add(builder.intents)
    }

    /// Adds the intents of a block, and the literal phrases of the first one as suggestions to the
    /// block it is indented under.
    private mutating func add(_ block: [Intent]) {
        guard let first = block.first, let depth = block.last?.depth else { return }
        while let open = openBlocks.last, open.depth >= depth { openBlocks.removeLast() }
        if let parent = openBlocks.last {
            let literal = first.phrases.map { $0.text }.filter {
                Pattern(normal: Wording.normalized($0.utf8)) == .exact
            }
            for index in parent.intents { intents[index].suggestions += literal }
        }
        openBlocks.append((depth, intents.count..<intents.count + block.count))
        intents += block
    }

    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ line: SourceLine,
        found: String,
        expected: String = "",
        suggestion: String = ""
    ) {
        guard diagnostics.count < SkillParser.maximumDiagnostics else { return }
        diagnostics.append(
            Diagnostic(
                severity,
                line: line.number,
                column: line.column,
                found: found,
                expected: expected,
                suggestion: suggestion
            )
        )
    }
}

extension SkillParser {
    private mutating func readHeader(_ line: SourceLine) {
        let field = line.text[2...]
        let keyEnd = field.firstIndex(of: 0x20) ?? field.endIndex
        let key = field[..<keyEnd]
        let value = SkillParser.withoutPlaceholder(field[keyEnd...].trimmed.text)
        // Keys are recognised by how they begin: `::description:-` is a description. Longer names
        // stand before those they begin with.
        if key.isHeader("author_url") {
            header.authorURL = value
        } else if key.isHeader("author_email") {
            header.authorEmail = value
        } else if key.isHeader("author") {
            header.author = value
        } else if key.isHeader("name") {
            header.name = value
        } else if key.isHeader("description") {
            header.description = value
        } else if key.isHeader("image") {
            header.image = value
        } else if key.isHeader("developer_privacy_policy") {
            header.privacyPolicy = value
        } else if key.isHeader("terms_of_use") {
            header.termsOfUse = value
        } else if key.isHeader("protected") {
            header.isProtected = SkillParser.isYes(value)
        } else if key.isHeader("dynamic_content") {
            header.hasDynamicContent = SkillParser.isYes(value)
        } else if key.isHeader("tags") {
            header.tags = SkillParser.list(value)
        } else if key.isHeader("on") {
            header.focusNames = SkillParser.list(value).map {
                Wording.normalized($0.utf8)[...].text
            }
        } else if key.isHeader("kickoff") {
            header.kickoff = value
        } else if key.isHeader("prior") {
            isPrior = true
        } else if key.isHeader("minor") {
            isPrior = false
        } else if !key.isHeader("category"), !key.isHeader("language") {
            report(
                .warning,
                line,
                found: "nobody reads a header called “\(key.text)”",
                expected: "::name, ::description, ::author, ::image, ::on, ::prior …"
            )
        }
    }

    /// The template of the old editor leaves `<author_name>` and the like behind.
    private static func withoutPlaceholder(_ value: String) -> String {
        let bytes = value.utf8
        if bytes.first == UInt8(ascii: "<"),
            bytes.firstIndex(of: UInt8(ascii: ">")) == bytes.indices.last
        {
            return ""
        }
        return bytes.elementsEqual("images/<image_name>".utf8) ? "" : value
    }

    private static func isYes(_ value: String) -> Bool {
        value.utf8.map { $0 | 0x20 }.elementsEqual("yes".utf8)
    }

    private static func list(_ value: String) -> [String] {
        value.utf8.split(separator: UInt8(ascii: ","))
            .map { Array($0).trimmed.text }
            .filter { !$0.isEmpty }
    }
}

extension ArraySlice<UInt8> {
    /// Whether a header's key begins so, whatever the case.
    fileprivate func isHeader(_ name: StaticString) -> Bool {
        guard count >= name.utf8CodeUnitCount else { return false }
        for offset in 0..<name.utf8CodeUnitCount {
            let byte = self[startIndex + offset]
            let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
            if lower != name.utf8Start[offset] { return false }
        }
        return true
    }
}

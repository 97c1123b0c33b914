// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
public import SusiLore
public import SusiMind

/// A folder of skill files, `<group>/<language>/<name>.txt`.
public struct SkillFolder: Sendable {
    /// A skill file that was read.
    public struct File: Sendable {
        /// Where it lies.
        public let path: String
        /// What it says.
        public let skill: Skill
        /// What its author should know.
        public let diagnostics: [Diagnostic]
    }

    /// Where the folder is.
    public let path: String
    /// The model that its skills belong to.
    public let model: String
    private let trust: SkillParser.Trust

    /// Names a folder; nothing is read yet.
    public init(_ path: String, model: String = "general", trust: SkillParser.Trust = .ordinary) {
        self.path = path
        self.model = model
        self.trust = trust
    }

    /// Reads all skill files in the folder, in the order of their paths.
    ///
    /// Files whose names begin with a dot, and those that no engine ever read, are passed over.
    public func read() throws -> [File] {
        try names().map { try read($0) }
    }

    /// The names of all skill files, as paths in the folder, in order.
    func names() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
            let file = name.split(separator: "/").last ?? ""
            return !file.hasPrefix(".") && (file.hasSuffix(".txt") || file.hasSuffix(".json"))
        }.sorted()
    }

    /// Reads the tables that skills look facts up in: `Tables/<name>.tsv`.
    ///
    /// A file that cannot be read is as good as not there: skills that ask for it say so.
    public func tables() -> Tables {
        var tables = Tables()
        let folder = path + "/Tables"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".tsv") && !name.hasPrefix(".") {
            guard let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)")),
                let table = Table(parsing: [UInt8](data))
            else { continue }
            tables.add(table, named: String(name.dropLast(4)))
        }
        return tables
    }

    /// Reads the skill file of that name.
    func read(_ name: String) throws -> File {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(name)")))
        let parsed = SkillParser.parse(bytes, path: "models/\(model)/\(name)", trust: trust)
        return File(
            path: "\(path)/\(name)",
            skill: parsed.skill,
            diagnostics: parsed.diagnostics
        )
    }
}

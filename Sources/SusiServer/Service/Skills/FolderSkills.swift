// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// The skills in the server's own folder, each file read again only when it changes.
struct FolderSkills {
    /// What came of one file.
    private struct Entry {
        let stamp: FileStamp
        /// Nil where the file could not be read.
        let skill: ShelvedSkill?
    }

    /// The longest file that is read, in bytes.
    static let maximumSize = 1 << 20
    /// How many files are read.
    private static let maximumFiles = 10_000
    /// How many diagnostics of one file are told.
    private static let maximumDiagnostics = 5

    private let folder: SkillFolder
    private let log: Log
    private var entries: [String: Entry] = [:]
    private var isReadable = true
    /// The skills in the order of their files.
    private(set) var skills: [ShelvedSkill] = []
    /// What authors should know about the files, by their names.
    private(set) var diagnostics: [String: [Diagnostic]] = [:]
    /// How many files have been read so far.
    private(set) var readings = 0

    init(_ folder: SkillFolder, log: Log) {
        self.folder = folder
        self.log = log
    }

    /// Looks at the folder and reads the files that changed; true where any did.
    ///
    /// A folder that cannot be read at the moment changes nothing.
    mutating func refresh() -> Bool {
        guard let names = names() else { return false }
        var entries: [String: Entry] = [:]
        entries.reserveCapacity(names.count)
        var isChanged = false
        for name in names {
            guard let stamp = FileStamp(path: "\(folder.path)/\(name)") else { continue }
            if let known = self.entries[name], known.stamp == stamp {
                entries[name] = known
            } else {
                isChanged = true
                readings += 1
                entries[name] = Entry(stamp: stamp, skill: read(name, stamp))
            }
        }
        guard isChanged || entries.count != self.entries.count else { return false }
        for name in diagnostics.keys where entries[name] == nil { diagnostics[name] = nil }
        self.entries = entries
        skills = names.compactMap { entries[$0]?.skill }
        return true
    }

    /// The names of the skill files; nil where the folder cannot be read, which is told once.
    private mutating func names() -> [String]? {
        guard var names = try? folder.names() else {
            if isReadable {
                log(.error, "the skills folder cannot be read", ["folder": folder.path])
            }
            isReadable = false
            return nil
        }
        isReadable = true
        if names.count > FolderSkills.maximumFiles {
            log(.error, "too many skill files", ["read": "\(FolderSkills.maximumFiles)"])
            names.removeSubrange(FolderSkills.maximumFiles...)
        }
        return names
    }

    /// Reads a file and tells what its author should know, once for each time it changes.
    private mutating func read(_ name: String, _ stamp: FileStamp) -> ShelvedSkill? {
        diagnostics[name] = nil
        guard stamp.size <= FolderSkills.maximumSize else {
            log(.error, "a skill file is too long", ["file": name, "bytes": "\(stamp.size)"])
            return nil
        }
        guard let file = try? folder.read(name) else {
            log(.error, "a skill file cannot be read", ["file": name])
            return nil
        }
        let problems = file.diagnostics.filter { $0.severity > .note }
        if !problems.isEmpty { diagnostics[name] = problems }
        for problem in problems.prefix(FolderSkills.maximumDiagnostics) {
            log(
                .info,
                problem.found,
                [
                    "severity": problem.severity.name, "file": name, "line": "\(problem.line)",
                    "try": problem.suggestion,
                ]
            )
        }
        if problems.count > FolderSkills.maximumDiagnostics {
            let more = problems.count - FolderSkills.maximumDiagnostics
            log(.info, "more to be said about a skill", ["file": name, "count": "\(more)"])
        }
        return ShelvedSkill(
            file.skill,
            from: .folder,
            created: stamp.modified,
            modified: stamp.modified
        )
    }
}

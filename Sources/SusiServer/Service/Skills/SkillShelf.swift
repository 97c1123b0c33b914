// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire
import Synchronization

/// The skills of a folder, read again whenever somebody changes them there.
public final class SkillShelf: Sendable {
    /// What came of one file.
    private struct Entry {
        let stamp: FileStamp
        /// Nil where the file could not be read.
        let skill: Skill?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var isReadable = true
        /// How many files have been read so far.
        var readings = 0
    }

    /// The longest file that is read, in bytes.
    private static let maximumSize = 1 << 20
    /// How many files are read.
    private static let maximumFiles = 10_000
    /// How many diagnostics of one file are told.
    private static let maximumDiagnostics = 5

    private let folder: SkillFolder
    private let log: Log
    private let state = Mutex(State())
    private let current = Mutex(SkillCatalog([]))

    /// Puts up a shelf for a folder and reads what is there.
    public init(_ folder: SkillFolder, log: Log) {
        self.folder = folder
        self.log = log
        refresh()
        guard catalog.mind.count == 0 else { return }
        log(.info, "there are no skills yet; those put there are read", ["folder": folder.path])
    }

    /// The skills as they were at the last look.
    public var catalog: SkillCatalog {
        current.withLock { $0 }
    }

    /// Looks at the folder and reads the files that changed; true where any did.
    ///
    /// A folder that cannot be read at the moment changes nothing.
    @discardableResult public func refresh() -> Bool {
        state.withLock { state in
            guard let names = names(&state) else { return false }
            var entries: [String: Entry] = [:]
            entries.reserveCapacity(names.count)
            var isChanged = false
            for name in names {
                guard let stamp = FileStamp(path: "\(folder.path)/\(name)") else { continue }
                if let known = state.entries[name], known.stamp == stamp {
                    entries[name] = known
                } else {
                    isChanged = true
                    state.readings += 1
                    entries[name] = Entry(stamp: stamp, skill: read(name, size: stamp.size))
                }
            }
            guard isChanged || entries.count != state.entries.count else { return false }
            state.entries = entries
            let catalog = SkillCatalog(
                names.compactMap { name in
                    guard let entry = entries[name], let skill = entry.skill else { return nil }
                    return (skill, entry.stamp.modified)
                }
            )
            current.withLock { $0 = catalog }
            log(.info, "skills read", ["skills": "\(catalog.mind.count)", "folder": folder.path])
            return true
        }
    }

    /// How many files have been read so far; for tests.
    var readings: Int {
        state.withLock { $0.readings }
    }

    /// The names of the skill files; nil where the folder cannot be read, which is told once.
    private func names(_ state: inout State) -> [String]? {
        guard var names = try? folder.names() else {
            if state.isReadable {
                log(.error, "the skills folder cannot be read", ["folder": folder.path])
            }
            state.isReadable = false
            return nil
        }
        state.isReadable = true
        if names.count > SkillShelf.maximumFiles {
            log(.error, "too many skill files", ["read": "\(SkillShelf.maximumFiles)"])
            names.removeSubrange(SkillShelf.maximumFiles...)
        }
        return names
    }

    /// Reads a file and tells what its author should know, once for each time it changes.
    private func read(_ name: String, size: Int) -> Skill? {
        guard size <= SkillShelf.maximumSize else {
            log(.error, "a skill file is too long", ["file": name, "bytes": "\(size)"])
            return nil
        }
        guard let file = try? folder.read(name) else {
            log(.error, "a skill file cannot be read", ["file": name])
            return nil
        }
        let problems = file.diagnostics.filter { $0.severity > .note }
        for problem in problems.prefix(SkillShelf.maximumDiagnostics) {
            log(
                .info,
                problem.found,
                [
                    "severity": problem.severity.name, "file": name, "line": "\(problem.line)",
                    "try": problem.suggestion,
                ]
            )
        }
        if problems.count > SkillShelf.maximumDiagnostics {
            let more = problems.count - SkillShelf.maximumDiagnostics
            log(.info, "more to be said about a skill", ["file": name, "count": "\(more)"])
        }
        return file.skill
    }
}

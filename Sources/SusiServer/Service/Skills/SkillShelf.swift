// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import SusiMind
import SusiStore
import SusiWire
import Synchronization

/// All skills of a server: those of its folder, read again whenever somebody changes them there,
/// and in front of them those that people wrote here.
public final class SkillShelf: Sendable {
    /// Who is told of a new catalog.
    typealias Listener = @Sendable (SkillCatalog) -> Void

    private struct State {
        var folder: FolderSkills
        var written = WrittenSkills()
        var store: Store?
        var listeners: [Listener] = []
    }

    private let log: Log
    /// Where the folder is.
    let path: String
    private let state: Mutex<State>
    private let current = Mutex(SkillCatalog())
    /// Reads what other servers tell of.
    private let readers = WorkPool(threads: 1)

    /// Puts up a shelf for a folder and reads what is there.
    public init(_ folder: SkillFolder, log: Log) {
        path = folder.path
        self.log = log
        state = Mutex(State(folder: FolderSkills(folder, log: log)))
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
            guard state.folder.refresh() else { return false }
            publish(state)
            let count = catalog.mind.count
            log(.info, "skills read", ["skills": "\(count)", "folder": path])
            return true
        }
    }

    /// How many files have been read so far; for tests.
    var readings: Int {
        state.withLock { $0.folder.readings }
    }

    /// What the authors of the folder's files should know, by the names of the files.
    var diagnostics: [(file: String, diagnostics: [Diagnostic])] {
        state.withLock { $0.folder.diagnostics }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    /// The text of a file in the folder; nil where it is gone.
    func text(of entry: ShelvedSkill) -> String? {
        let file = entry.skill.path.split(separator: "/").dropFirst(2).joined(separator: "/")
        guard entry.origin == .folder, let stamp = FileStamp(path: "\(path)/\(file)"),
            stamp.size <= FolderSkills.maximumSize,
            let data = try? Data(contentsOf: URL(filePath: "\(path)/\(file)"))
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Calls somebody now and whenever there is a new catalog, in the order in which they come.
    func listen(_ listener: @escaping Listener) {
        state.withLock { state in
            state.listeners.append(listener)
            listener(catalog)
        }
    }

    /// Makes a new catalog of everything.
    private func publish(_ state: State) {
        let shipped = Set(state.folder.skills.map { $0.key })
        var skills = state.folder.skills.filter { !state.written.decides(about: $0.key) }
        for var skill in state.written.skills {
            skill.isShipped = shipped.contains(skill.key)
            skills.append(skill)
        }
        skills.sort { $0.skill.path.utf8.lexicographicallyPrecedes($1.skill.path.utf8) }
        let catalog = current.withLock { current in
            current = SkillCatalog(skills, after: current)
            return current
        }
        for listener in state.listeners { listener(catalog) }
    }
}

extension SkillShelf {
    /// Takes the skills of a store too, from now on; waits until they are there.
    func take(from store: Store) {
        let isNew = state.withLock { state in
            guard state.store !== store else { return false }
            state.store = store
            state.written.marks.mark(nil)
            return true
        }
        guard isNew else { return }
        store.observe { [weak self] change, origin in
            switch change {
            case .skill(let key): self?.mark(key, origin)
            case .everything: self?.mark(nil, origin)
            default: break
            }
        }
        if case .failure(let error) = catchUp().waited() {
            log(.error, "the skills of the database cannot be read", ["reason": "\(error)"])
        }
    }

    /// Reads what has changed in the store; done when new questions are answered accordingly.
    func catchUp() -> Eventually<Result<Void, any Error>> {
        let (store, taken) = state.withLock { ($0.store, $0.written.marks.all) }
        guard let store, !taken.isEmpty else { return .now(.success(())) }
        let read = store.read { transaction in
            if taken[nil] != nil { return try transaction.skills.all() }
            return try taken.keys.compactMap { key in
                try key.flatMap { try transaction.skills.find($0) }
            }
        }
        return read.map { found in
            found.map { skills in
                self.state.withLock { state in
                    if state.written.take(skills, for: taken) { self.publish(state) }
                }
            }
        }
    }

    /// Whoever changes something here catches up before saying that it is done.
    private func mark(_ key: String?, _ origin: Change.Origin) {
        state.withLock { $0.written.marks.mark(key) }
        guard origin == .elsewhere else { return }
        _ = readers.begin { [weak self] in _ = self?.catchUp().waited() }
    }
}

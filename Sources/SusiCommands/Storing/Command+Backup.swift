// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Command {
    /// `susi backup`: copies everything into a file.
    static let backup = Command(
        "backup",
        "copies everything that is kept into one file",
        details: """
            Also works while the server runs: the file holds everything as it is at one moment. It \
            can be restored into SQLite and into PostgreSQL. Whoever has the file can read all of \
            it, so keep it as well as the original.
            """,
        operands: .one("FILE"),
        options: DataFolder.options,
        isConfigurable: true
    ) { arguments, surroundings in
        let file = FilePaths.absolute(arguments.operands[0], in: surroundings.folder)
        do {
            let database = DataFolder.named(arguments, in: surroundings)
            let content = try Backup.write(database, to: file, at: surroundings.now())
            surroundings.print("Backed up \(content.summary) to \(file)")
            return .success
        } catch let failure as BackupFailure {
            throw CommandFailure(failure.description)
        }
    }

    /// `susi restore`: puts a backup back.
    static let restore = Command(
        "restore",
        "puts back what is in a backup",
        details: """
            All of it or nothing: what is damaged, or made by a newer Susi, is refused. The \
            database must be empty, unless --replace is given. A server that runs meanwhile goes \
            on with what was restored.
            """,
        operands: .one("FILE"),
        options: [
            .flag("replace", "throws away what is in the database; this cannot be taken back")
        ] + DataFolder.options,
        isConfigurable: true
    ) { arguments, surroundings in
        let file = FilePaths.absolute(arguments.operands[0], in: surroundings.folder)
        do {
            let database = try DataFolder.database(arguments, in: surroundings)
            let isReplacing = arguments.has("replace")
            let content = try Backup.restore(file, into: database, replacing: isReplacing)
            surroundings.print(
                "Restored \(content.summary), as they were at \(content.made.text(.seconds))"
            )
            return .success
        } catch let failure as BackupFailure {
            throw CommandFailure(failure.description)
        }
    }
}

extension BackupContent {
    /// What people count.
    fileprivate var summary: String {
        func count(_ table: String, _ one: String, _ many: String) -> String {
            let number = rows[table] ?? 0
            return "\(number) \(number == 1 ? one : many)"
        }
        let accounts = count("accounts", "account", "accounts")
        let answers = count("cognitions", "answer", "answers")
        let skills = count("skills", "written skill", "written skills")
        return "\(accounts), \(answers) and \(skills)"
    }
}

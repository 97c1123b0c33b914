// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import SusiMind

extension Command {
    /// `susi skill new`: a file to begin with.
    static let skillNew = Command(
        "skill new",
        "writes a commented skill file to begin with",
        details: """
            The file NAME.txt is made in the current folder. It works at once: try it with \
            `susi skill try`, and change it.
            """,
        operands: .one("NAME")
    ) { arguments, surroundings in
        let given = arguments.operands[0]
        let name = given.hasSuffix(".txt") ? String(given.dropLast(4)) : given
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), !name.contains("\0") else {
            throw UsageError("“\(given)” is no name for a file in this folder.")
        }
        let path = "\(surroundings.folder)/\(name).txt"
        guard !FileManager.default.fileExists(atPath: path) else {
            throw CommandFailure("\(name).txt is there already, and is left as it is.")
        }
        do {
            let text = StartingSkill.text(named: name)
            // Should somebody else make the file in this very moment, theirs stays.
            try Data(text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
        } catch {
            throw CommandFailure(
                "\(name).txt cannot be written here: is the folder yours, and is there room?"
            )
        }
        surroundings.print("\(name).txt is there. Talk with it: susi skill try \(name).txt")
        return .success
    }
}

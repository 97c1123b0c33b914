// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import SusiLore
import SusiMind
import SusiServer

/// The folder of skills that a command answers from, and where it is found.
struct SkillLibrary {
    /// Where it is, from the root of the file system.
    let path: String

    /// The folder that was named, or else the one that stands nearest.
    init(_ named: String?, in surroundings: Surroundings) throws(CommandFailure) {
        if let named {
            path = FilePaths.absolute(named, in: surroundings.folder)
            guard FilePaths.isFolder(path) else {
                throw CommandFailure("there is no folder “\(named)”; --skills takes one.")
            }
            return
        }
        guard let found = FilePaths.nearest("Skills", in: surroundings) else {
            throw CommandFailure(
                "there are no skills: no folder “Skills” is here or with the program. "
                    + "Name one with --skills FOLDER."
            )
        }
        path = found
    }

    /// The tables of the folder that was named or stands nearest; none where there is no folder.
    static func tables(_ named: String?, in surroundings: Surroundings) -> Tables {
        let library = try? SkillLibrary(named, in: surroundings)
        return library.map { SkillFolder($0.path).tables() } ?? Tables()
    }

    /// Whether its skills may answer everything; see `read`.
    var isOfTheHouse: Bool {
        !FilePaths.isFolder(path + "/models")
    }

    /// All skill files in it.
    ///
    /// A folder with `models` in it is a collection that anybody may have written to; any other is
    /// taken for skills of the house, which may answer everything.
    func read() throws(CommandFailure) -> [SkillFolder.File] {
        do {
            let models = path + "/models"
            if isOfTheHouse { return try SkillFolder(path, trust: .system).read() }
            return try FileManager.default.contentsOfDirectory(atPath: models).sorted()
                .filter { FilePaths.isFolder("\(models)/\($0)") }
                .flatMap { try SkillFolder("\(models)/\($0)", model: $0).read() }
        } catch {
            throw CommandFailure("the skills in \(path) cannot be read: \(error)")
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import SusiMind

/// The skill files that operands name: files, and folders with files in them.
enum SkillFiles {
    /// Reads all of them, in the order in which they were named.
    static func read(
        _ names: [String],
        library: SkillLibrary?,
        in surroundings: Surroundings
    ) throws(CommandFailure) -> [SkillFile] {
        var files: [SkillFile] = []
        for name in names {
            let path = FilePaths.absolute(name, in: surroundings.folder)
            guard FilePaths.isFolder(path) else {
                files.append(try SkillFile(name, library: library, in: surroundings))
                continue
            }
            let inside = skillNames(in: path)
            if inside.isEmpty { throw CommandFailure("there is no skill in the folder “\(name)”.") }
            for file in inside {
                let whole = name.hasSuffix("/") ? name + file : "\(name)/\(file)"
                files.append(try SkillFile(whole, library: library, in: surroundings))
            }
        }
        return files
    }

    private static func skillNames(in folder: String) -> [String] {
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return all.sorted().filter { name in
            let file = name.split(separator: "/").last ?? ""
            return !file.hasPrefix(".") && (file.hasSuffix(".txt") || file.hasSuffix(".json"))
        }
    }
}

extension Arguments {
    /// The skills that `--skills` names, where it is given.
    func library(in surroundings: Surroundings) throws(CommandFailure) -> SkillLibrary? {
        guard let folder = value(of: "skills") else { return nil }
        return try SkillLibrary(folder, in: surroundings)
    }
}

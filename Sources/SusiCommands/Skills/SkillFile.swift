// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import SusiMind

/// A skill file that was named on the command line.
struct SkillFile {
    /// Where it is, as it was named.
    let name: String
    /// What is in it.
    let source: [UInt8]
    /// What it says.
    let skill: Skill
    /// What its author should know.
    let diagnostics: [Diagnostic]

    /// Reads a file as an ordinary skill.
    ///
    /// - Parameters:
    ///   - name: where it is.
    ///   - language: its language, where no folder says it.
    ///   - library: the folder of skills that it may be one of.
    ///   - surroundings: where relative paths begin.
    /// - Throws: `CommandFailure` where the file cannot be read.
    init(
        _ name: String,
        language: Language? = nil,
        library: SkillLibrary? = nil,
        in surroundings: Surroundings
    ) throws(CommandFailure) {
        self.name = name
        let file = FilePaths.absolute(name, in: surroundings.folder)
        if FilePaths.isFolder(file) {
            throw CommandFailure("“\(name)” is a folder; name a file in it.")
        }
        do {
            source = [UInt8](try Data(contentsOf: URL(filePath: file)))
        } catch {
            throw CommandFailure("“\(name)” cannot be read: no such file, or no permission.")
        }
        let path = SkillFile.path(of: file, language: language, library: library)
        let isOfTheHouse = library.map { $0.isOfTheHouse && file.hasPrefix($0.path + "/") } ?? false
        (skill, diagnostics) = SkillParser.parse(
            source,
            path: path,
            trust: isOfTheHouse ? .system : .ordinary
        )
    }

    /// The lines of the file, for showing what a diagnostic is about.
    var lines: [String] {
        String(decoding: source, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map(String.init)
    }
}

extension SkillFile {
    /// The path by which a skill is known: `models/<model>/<group>/<language>/<name>`.
    ///
    /// Under `models`, the folder is the language, whatever it is called. Elsewhere a folder's
    /// name counts only if it cannot be meant otherwise: `skills` is not Slovak.
    static func path(of file: String, language: Language?, library: SkillLibrary?) -> String {
        let parts = file.split(separator: "/").map(String.init)
        if let models = parts.lastIndex(of: "models"), parts.count - models >= 4 {
            return parts[models...].joined(separator: "/")
        }
        if let library, library.isOfTheHouse, file.hasPrefix(library.path + "/") {
            return "models/general" + file.dropFirst(library.path.count)
        }
        let folder = parts.dropLast().last ?? ""
        let own = isLanguage(folder) ? Language(folder) : nil
        let code = (own ?? language ?? .english).code
        let isGrouped = own != nil && parts.count >= 3
        let group = isGrouped ? parts[parts.count - 3] : "Knowledge"
        return "models/general/\(group)/\(code)/\(parts.last ?? "skill.txt")"
    }

    /// Whether a folder's name is that of a language: two letters, and then no third one.
    private static func isLanguage(_ folder: String) -> Bool {
        let third = folder.dropFirst(2).first
        return folder.count >= 2 && third?.isLetter != true && Language(folder) != .unknown
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// Paths of files, as texts.
enum FilePaths {
    /// The path from the root of the file system, without `.` and `..` in it.
    static func absolute(_ path: String, in folder: String) -> String {
        let whole = path.hasPrefix("/") ? path : folder + "/" + path
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The folder of that name which is here, stands with the sources that the program was built
    /// from, or was installed with it.
    static func nearest(_ name: String, in surroundings: Surroundings) -> String? {
        var places = ["\(surroundings.folder)/\(name)"]
        let parts = surroundings.program.split(separator: "/").dropLast()
        for count in stride(from: parts.count, through: 1, by: -1) {
            let folder = "/" + parts.prefix(count).joined(separator: "/")
            places += ["\(folder)/\(name)", "\(folder)/share/susi/\(name)"]
        }
        return places.first(where: isFolder)
    }

    /// Whether a folder is there.
    static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }
}

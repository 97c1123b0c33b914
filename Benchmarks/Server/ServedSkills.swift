// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder of skills for a server, which is deleted when it is let go.
final class ServedSkills {
    /// Where it is.
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "susi-bench-\(UUID().uuidString)")

    /// Puts so many skills into it: those of the corpus, and then others that are made up.
    init(_ corpus: Corpus, count: Int, languages: [String]? = nil) throws {
        var left = count
        for file in corpus.files where left > 0 && file.path.hasPrefix("models/general/") {
            let parts = file.path.split(separator: "/").map { String($0) }
            if let languages, !languages.contains(parts[parts.count - 2]) { continue }
            try write(file.source, to: parts.dropFirst(2).joined(separator: "/"))
            left -= 1
        }
        while left > 0 {
            let source =
                "::name Made up \(left)\ntell me about thing \(left)\nIt is number \(left).\n"
            try write(Array(source.utf8), to: "Bench/en/made_up_\(left).txt")
            left -= 1
        }
    }

    /// Puts these skills into it, by their paths.
    init(_ skills: [String: String]) throws {
        for (path, source) in skills { try write(Array(source.utf8), to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ source: [UInt8], to path: String) throws {
        let file = folder.appending(path: "Skills/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(source).write(to: file)
    }
}

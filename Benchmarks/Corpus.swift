// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire

/// The real skills and what people say to them, read in place where they are beside the clone.
struct Corpus {
    /// The skill files with their paths.
    let files: [(path: String, source: [UInt8])]
    /// What people say to them.
    let questions: [String]

    /// Reads both, or gives nil where they are absent.
    static func read() throws -> Corpus? {
        let root = URL(filePath: "../shared/reference", directoryHint: .isDirectory)
        let corpus = root.appending(path: "corpus")
        guard let walk = FileManager.default.enumerator(atPath: corpus.path) else { return nil }
        var files: [(path: String, source: [UInt8])] = []
        for case let path as String in walk where path.hasSuffix(".txt") {
            files.append((path, [UInt8](try Data(contentsOf: corpus.appending(path: path)))))
        }
        let examples = root.appending(path: "skill-examples.jsonl")
        let questions = try String(contentsOf: examples, encoding: .utf8)
            .split(separator: "\n")
            .compactMap { try JSON(parsing: String($0))["query"]?.string }
        guard !files.isEmpty else { return nil }
        return Corpus(files: files.sorted { $0.path < $1.path }, questions: questions)
    }
}

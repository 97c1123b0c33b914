// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// The texts the JSON benches read: our own chat answers, and recorded ones where they are present.
struct ChatAnswers {
    /// Each answer as it travels.
    let texts: [[UInt8]]

    /// All bytes of all texts.
    var byteCount: Int {
        texts.reduce(0) { $0 + $1.count }
    }

    /// The answers in the fixtures, some on one line and some laid out over many, as servers do.
    static func ours() throws -> ChatAnswers {
        try ChatAnswers(folder: "Tests/SusiWireTests/Fixtures/Chat")
    }

    /// The recorded exchanges, or nil where they are not beside the clone.
    static func recorded() throws -> ChatAnswers? {
        let folder = "../shared/reference/captures"
        guard FileManager.default.fileExists(atPath: folder) else { return nil }
        return try ChatAnswers(folder: folder)
    }

    private init(folder: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        texts = try names.filter { $0.hasSuffix(".json") }.map { name in
            [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
        }
    }
}

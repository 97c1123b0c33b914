// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder with files in it that is gone when nobody needs it any more.
final class Folder {
    let path: String

    /// Makes a folder with these files.
    init(_ files: [String: String] = [:]) throws {
        path = NSTemporaryDirectory() + "susi-commands-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to name: String) throws {
        let url = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
    }

    func text(of name: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }
}

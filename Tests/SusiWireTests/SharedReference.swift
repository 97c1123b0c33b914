// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// Test data that is read in place beside the checkout and never copied into it.
enum SharedReference {
    /// The folder of that name, or nil where this machine has none.
    static func folder(_ name: String) -> URL? {
        let folder = URL(filePath: #filePath)
            .deletingLastPathComponent()
            .appending(path: "../../../shared/reference/\(name)")
            .standardizedFileURL
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    /// The files of a folder in the order of their names; none where the folder is absent.
    static func files(in name: String) throws -> [URL] {
        guard let folder = folder(name) else { return [] }
        return try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}

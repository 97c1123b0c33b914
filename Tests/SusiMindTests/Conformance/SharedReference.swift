// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// Test data that is read in place beside the checkout and never copied into it.
enum SharedReference {
    /// The file or folder of that name, or nil where this machine has none.
    static func url(_ name: String) -> URL? {
        let url = URL(filePath: #filePath)
            .deletingLastPathComponent()
            .appending(path: "../../../../shared/reference/\(name)")
            .standardizedFileURL
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }
}

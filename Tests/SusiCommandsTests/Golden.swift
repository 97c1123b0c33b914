// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Texts that are kept beside the tests, so that a change to one is seen and meant.
///
/// `SUSI_GOLDEN=write` writes them anew.
enum Golden {
    static func expect(_ text: String, _ name: String) throws {
        let file = name.replacingOccurrences(of: " ", with: "-") + ".txt"
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Golden/\(file)")
        if ProcessInfo.processInfo.environment["SUSI_GOLDEN"] == "write" {
            try Data(text.utf8).write(to: url)
        }
        let golden = try? String(contentsOf: url, encoding: .utf8)
        #expect(text == golden, "\(file) differs; SUSI_GOLDEN=write script/test takes the new text")
    }
}

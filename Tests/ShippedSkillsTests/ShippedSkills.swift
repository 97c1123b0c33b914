// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiLore
import SusiMind
import SusiServer

/// The skills that ship, as tests see them.
enum ShippedSkills {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Skills").standardizedFileURL.path
    static let files = (try? SkillFolder(folder, trust: .system).read()) ?? []
    static let names = files.map { String($0.path.dropFirst(folder.count + 1)) }

    /// The assistant that people have, without the web.
    static let assistant = Assistant(
        Mind(files.map(\.skill)),
        lore: Lore(tables: SkillFolder(folder).tables(), zones: ZoneFolder().zones),
        fetcher: nil
    )

    static func file(_ name: String) -> SkillFolder.File? {
        files.first { $0.path.hasSuffix("/\(name)") }
    }
}

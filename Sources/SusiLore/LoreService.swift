// Susi. SPDX-License-Identifier: Apache-2.0

/// The services that need nothing but what is in the house.
enum LoreService: String, CaseIterable {
    /// Facts from a table.
    case table

    /// The service of that name, however its letters are written.
    init?(_ name: String) {
        let lower = String(
            decoding: name.utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 },
            as: UTF8.self
        )
        guard
            let service = LoreService.allCases.first(where: {
                $0.rawValue.utf8.elementsEqual(lower.utf8)
            })
        else { return nil }
        self = service
    }
}

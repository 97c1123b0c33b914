// Susi. SPDX-License-Identifier: Apache-2.0

/// What the service `chance` can do.
enum ChanceTask: String, CaseIterable {
    case dice, coin, number, choice, card, password

    init?(_ name: String) {
        let found = ChanceTask.allCases.first { $0.rawValue.utf8.elementsEqual(name.utf8) }
        guard let found else { return nil }
        self = found
    }

    static var names: String {
        ChanceTask.allCases.map { $0.rawValue }.joined(separator: ", ")
    }
}

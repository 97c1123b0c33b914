// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// All units, found by what people call them.
struct UnitTable {
    let units: [Unit]
    /// Every name and alias, folded, with the number of its unit.
    private let places: [[UInt8]: Int]
    /// The most words of a name.
    static let longestName = 5

    static let all = UnitTable()

    private init() {
        var units: [Unit] = []
        var places: [[UInt8]: Int] = [:]
        for text in [UnitTable.lengths, UnitTable.masses, UnitTable.volumes, UnitTable.others] {
            let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
            var kind = UnitKind.length
            for line in bytes.split(separator: 0x0A) {
                let cells = line.split(
                    separator: UInt8(ascii: ";"),
                    omittingEmptySubsequences: false
                ).map { Array($0)[...] }
                if cells.count == 1 {
                    if let named = UnitKind(cells[0]) { kind = named }
                    continue
                }
                guard let unit = Unit(cells, kind: kind) else { continue }
                let aliases = cells.dropFirst(5).first?.split(separator: UInt8(ascii: ",")) ?? []
                for name in cells[1...4] + aliases {
                    let folded = WordFolding.folded(Wording.normalized(name)[...])
                    if places[folded] == nil { places[folded] = units.count }
                }
                units.append(unit)
            }
        }
        self.units = units
        self.places = places
    }

    /// The unit of that folded name.
    subscript(name: [UInt8]) -> Unit? {
        places[name].map { units[$0] }
    }
}

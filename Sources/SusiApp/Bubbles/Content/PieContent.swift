// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A pie chart: slices of a whole.
struct PieContent: Equatable, Sendable {
    /// More slices cannot be told apart: the smallest become one.
    static let mostSlices = 12

    /// A part of the whole.
    struct Slice: Equatable, Sendable {
        /// What it stands for; nil for all others together.
        let name: String?
        let value: Double
        /// Its part of the whole, 0...1.
        let share: Double
    }

    /// The slices, the largest first.
    let slices: [Slice]
    /// What values are counted in, such as `%`.
    let unit: String
    /// Rows that no slice could be made of: below zero or no number.
    let leftOut: Int

    /// A chart of an action, which names the keys of names and values.
    init(_ action: JSON, rows data: [JSON]) {
        let nameKey = action["key"]?.anyText ?? "key"
        let valueKey = action["value"]?.anyText ?? "value"
        unit = action["unit"]?.anyText ?? ""
        var found: [(name: String, value: Double)] = []
        var leftOut = 0
        for row in data.prefix(RowCount.of(action, data.count)) {
            if let value = row[valueKey]?.anyNumber, value > 0, value < 1e15 {
                found.append((row[nameKey]?.anyText ?? "", value))
            } else {
                leftOut += 1
            }
        }
        self.leftOut = leftOut
        let order = found.indices.sorted { left, right in
            found[left].value == found[right].value
                ? left < right : found[left].value > found[right].value
        }
        let total = found.reduce(0) { $0 + $1.value }
        var slices: [Slice] = []
        let single = order.count > Self.mostSlices ? Self.mostSlices - 1 : order.count
        for index in order.prefix(single) {
            let (name, value) = found[index]
            slices.append(Slice(name: name, value: value, share: value / total))
        }
        if order.count > single {
            let rest = order.dropFirst(single).reduce(0) { $0 + found[$1].value }
            slices.append(Slice(name: nil, value: rest, share: rest / total))
        }
        self.slices = slices
    }

    /// A value as it stands in the legend.
    func spelled(_ slice: Slice) -> String {
        let value = Decimal.text(slice.value, places: 2)
        guard !unit.isEmpty else { return value }
        return unit.utf8.count == 1 ? "\(value)\(unit)" : "\(value) \(unit)"
    }
}

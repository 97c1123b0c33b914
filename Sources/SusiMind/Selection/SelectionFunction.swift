// Susi. SPDX-License-Identifier: Apache-2.0

internal import SusiWire

/// What makes one value of a whole column.
enum SelectionFunction: UInt8, Sendable {
    case count
    case maximum
    case minimum
    case sum
    case average

    init?(_ lowercasedName: String) {
        switch lowercasedName {
        case "count": self = .count
        case "max": self = .maximum
        case "min": self = .minimum
        case "sum": self = .sum
        case "avg": self = .average
        default: return nil
        }
    }

    /// The function's value over the values of a column; nil where there is nothing to compute.
    ///
    /// What is no number is passed over. The extremes keep the spelling of the row they are from.
    func value(over values: [JSON]) -> JSON? {
        if self == .count {
            return .number(values.count { !$0.isNull })
        }
        let numbers = values.compactMap { SelectionFunction.number($0) }
        switch self {
        case .count: return Optional.none
        case .maximum: return numbers.max { $0.double < $1.double }.map { .number($0) }
        case .minimum: return numbers.min { $0.double < $1.double }.map { .number($0) }
        case .sum: return SelectionFunction.double(SelectionFunction.sum(numbers))
        case .average:
            guard !numbers.isEmpty else { return Optional.none }
            return SelectionFunction.double(
                SelectionFunction.sum(numbers) / Double(numbers.count)
            )
        }
    }

    /// A value as a number, where it is one or spells one.
    static func number(_ value: JSON) -> JSONNumber? {
        switch value {
        case .number(let number): number
        case .string(let text): JSONNumber(text)
        default: nil
        }
    }

    static func sum(_ numbers: [JSONNumber]) -> Double {
        numbers.reduce(into: 0) { $0 += $1.double }
    }

    /// A computed number, always with a fraction: `6.0`.
    static func double(_ value: Double) -> JSON? {
        guard value.isFinite else { return Optional.none }
        return JSONNumber(String(value)).map { .number($0) }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

// Servers spell numbers as texts and texts as numbers (C7); both are read.
extension JSON {
    /// A text, or a number or switch as it is spelled.
    var anyText: String? {
        switch self {
        case .string(let text): text
        case .number(let number): number.text
        case .bool(let flag): flag ? "true" : "false"
        case .null, .array, .object: nil
        }
    }

    /// A number, also one that stands in a text.
    var anyNumber: Double? {
        switch self {
        case .number(let number): number.double.isFinite ? number.double : nil
        case .string(let text): LenientNumber.read(text)
        case .null, .bool, .array, .object: nil
        }
    }

    /// A whole number that fits, also one that stands in a text.
    var anyWhole: Int64? {
        guard let number = anyNumber, abs(number) < 9e15 else { return nil }
        return Int64(number.rounded())
    }
}

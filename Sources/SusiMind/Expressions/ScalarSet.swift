// Susi. SPDX-License-Identifier: Apache-2.0

/// The scalars that a bracket expression or a class like `\d` admits.
struct ScalarSet: Sendable {
    private var ranges: [ClosedRange<UInt32>] = []
    private var classes: [ScalarClass] = []
    private var excludedClasses: [ScalarClass] = []
    private var ignoresCase = false
    private var isNegated = false
    /// The answers for ASCII, valid once the set is sealed.
    private var ascii: (UInt64, UInt64) = (0, 0)

    mutating func insert(_ range: ClosedRange<UInt32>) {
        ranges.append(range)
    }

    mutating func insert(_ scalarClass: ScalarClass, negated: Bool) {
        if negated {
            excludedClasses.append(scalarClass)
        } else {
            classes.append(scalarClass)
        }
    }

    /// Ends the construction: orders the ranges for binary search and answers ASCII in advance.
    mutating func seal(negated: Bool, ignoringCase: Bool) {
        isNegated = negated
        ignoresCase = ignoringCase
        ranges.sort { $0.lowerBound < $1.lowerBound }
        var merged: [ClosedRange<UInt32>] = []
        for range in ranges {
            if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
                let upper = max(last.upperBound, range.upperBound)
                merged[merged.count - 1] = last.lowerBound...upper
            } else {
                merged.append(range)
            }
        }
        ranges = merged
        for value in UInt32(0)..<64 where admits(value) { ascii.0 |= 1 << UInt64(value) }
        for value in UInt32(64)..<128 where admits(value) { ascii.1 |= 1 << UInt64(value - 64) }
    }

    /// Whether the sealed set admits a scalar.
    func contains(_ value: UInt32) -> Bool {
        if value < 64 { return ascii.0 >> UInt64(value) & 1 == 1 }
        if value < 128 { return ascii.1 >> UInt64(value - 64) & 1 == 1 }
        return admits(value)
    }

    private func admits(_ value: UInt32) -> Bool {
        var found = lists(value)
        if !found, ignoresCase {
            let folded = CaseFolding.folded(value)
            found = lists(folded) || lists(CaseFolding.uppercased(folded))
        }
        return found != isNegated
    }

    private func lists(_ value: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        if low < ranges.count, ranges[low].contains(value) { return true }
        return classes.contains { $0.contains(value) }
            || excludedClasses.contains { !$0.contains(value) }
    }
}

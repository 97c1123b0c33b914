// Susi. SPDX-License-Identifier: Apache-2.0

/// Places in a text that an expression can ask for without consuming anything.
enum ExpressionPosition: UInt8, Sendable {
    case start
    case end
    case wordBoundary
    case noWordBoundary

    /// Whether the place before `scalars[index]` is one of these.
    func holds(in scalars: [UInt32], at index: Int) -> Bool {
        switch self {
        case .start: index == 0
        case .end: index == scalars.count
        case .wordBoundary: ExpressionPosition.isBoundary(scalars, index)
        case .noWordBoundary: !ExpressionPosition.isBoundary(scalars, index)
        }
    }

    private static func isBoundary(_ scalars: [UInt32], _ index: Int) -> Bool {
        let before = index > 0 && ScalarClass.word.contains(scalars[index - 1])
        let after = index < scalars.count && ScalarClass.word.contains(scalars[index])
        return before != after
    }
}

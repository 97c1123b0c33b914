// Susi. SPDX-License-Identifier: Apache-2.0

/// An expression as its author wrote it, in the form of a tree.
indirect enum ExpressionNode: Sendable {
    case scalar(UInt32)
    case anyButLineBreak
    case set(ScalarSet)
    case position(ExpressionPosition)
    case group(Int, ExpressionNode)
    case sequence([ExpressionNode])
    case choice([ExpressionNode])
    case repetition(ExpressionNode, ExpressionQuantifier)

    /// Whether it can match without consuming anything.
    var isNullable: Bool {
        switch self {
        case .scalar, .anyButLineBreak, .set: false
        case .position: true
        case .group(_, let node): node.isNullable
        case .sequence(let nodes): nodes.allSatisfy { $0.isNullable }
        case .choice(let nodes): nodes.contains { $0.isNullable }
        case .repetition(let node, let quantifier): quantifier.minimum == 0 || node.isNullable
        }
    }

    /// The scalars of a plain text, or nil where there is more to the expression.
    var literal: [UInt32]? {
        switch self {
        case .scalar(let value): return [value]
        case .sequence(let nodes):
            var scalars: [UInt32] = []
            scalars.reserveCapacity(nodes.count)
            for node in nodes {
                guard case .scalar(let value) = node else { return nil }
                scalars.append(value)
            }
            return scalars
        default: return nil
        }
    }
}

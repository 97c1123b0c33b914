// Susi. SPDX-License-Identifier: Apache-2.0

/// One step of a compiled expression; targets are indices into the program.
enum ExpressionInstruction: Sendable {
    /// Consumes this scalar, already folded where case is ignored.
    case scalar(UInt32)
    case anyButLineBreak
    /// Consumes a scalar of the set of that number.
    case set(Int)
    case position(ExpressionPosition)
    /// Goes on at both, preferring the first.
    case fork(Int, Int)
    case jump(Int)
    /// Notes the place in the text.
    case save(Int)
    case accept
}

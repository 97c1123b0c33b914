// Susi. SPDX-License-Identifier: Apache-2.0

/// A number or a sign of a sum, and where it stands in the question.
struct ArithmeticToken {
    enum Kind {
        case number(Figure)
        case sign(ArithmeticSign)
    }

    let kind: Kind
    let range: Range<Int>

    var sign: ArithmeticSign? {
        if case .sign(let sign) = kind { sign } else { nil }
    }

    var number: Figure? {
        if case .number(let figure) = kind { figure } else { nil }
    }
}

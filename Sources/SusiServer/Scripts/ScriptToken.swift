// Susi. SPDX-License-Identifier: Apache-2.0

/// A piece of a script that is neither blank nor comment.
struct ScriptToken: Equatable {
    /// The kinds that matter for telling keywords from other text.
    enum Kind: UInt8 {
        /// A name or a keyword.
        case word
        case number
        /// A string or a template, with its quotes.
        case string
        /// A regular expression, with its flags.
        case expression
        /// One character of punctuation.
        case punctuator
    }

    let kind: Kind
    let range: Range<Int>

    func text(in script: [UInt8]) -> String {
        String(decoding: script[range], as: UTF8.self)
    }

    func isPunctuator(_ character: Unicode.Scalar, in script: [UInt8]) -> Bool {
        kind == .punctuator && script[range.lowerBound] == UInt8(ascii: character)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// Turns scripts with `let` and `const` into what the engine knows.
///
/// Both become `var`: of the same length, so that lines and columns of errors stay true. A name
/// declared in a block is therefore seen in its whole function, which matters only where an inner
/// block declares a name of an outer one anew.
enum ScriptDialect {
    /// The script with each `let` and `const` that begins a declaration replaced.
    static func withoutLet(_ script: [UInt8]) -> [UInt8] {
        var tokens = ScriptTokens(script)
        var result = script
        var declaration: ScriptToken?
        var previous: ScriptToken?
        while let token = tokens.next() {
            if let keyword = declaration, begins(token, in: script) {
                let spelling = Array("var".utf8)
                for (offset, index) in keyword.range.enumerated() {
                    result[index] = offset < 3 ? spelling[offset] : UInt8(ascii: " ")
                }
            }
            let isMember = previous?.isPunctuator(".", in: script) == true
            let word = token.kind == .word && !isMember ? token.text(in: script) : nil
            declaration = word == "let" || word == "const" ? token : nil
            previous = token
        }
        return result
    }

    /// Whether a declaration goes on with this token.
    private static func begins(_ token: ScriptToken, in script: [UInt8]) -> Bool {
        if token.kind == .word {
            let operators: Set<String> = ["in", "instanceof", "of"]
            return !operators.contains(token.text(in: script))
        }
        return token.isPunctuator("[", in: script) || token.isPunctuator("{", in: script)
    }
}

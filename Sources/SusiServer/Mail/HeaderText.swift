// Susi. SPDX-License-Identifier: Apache-2.0

/// Text in the head of a mail, where only ASCII is at home (RFC 2047).
enum HeaderText {
    /// The longest that one encoded word may be.
    private static let longestWord = 75

    /// The text as it may stand behind a field's name; no line break gets through.
    static func encoded(_ text: String, after column: Int) -> String {
        let clean = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        let isPlain = clean.allSatisfy { (0x20...0x7E).contains($0.value) }
        let plain = String(String.UnicodeScalarView(clean))
        if isPlain, column + clean.count <= 76, !plain.contains("=?") { return plain }
        var words: [String] = []
        var word = ""
        for scalar in clean {
            let encoded = quoted(scalar)
            let used = words.isEmpty ? column : 1
            if !word.isEmpty,
                min(longestWord, 76 - used) < 12 + word.utf8.count + encoded.utf8.count
            {
                words.append("=?utf-8?q?\(word)?=")
                word = ""
            }
            word += encoded
        }
        words.append("=?utf-8?q?\(word)?=")
        // Blanks between encoded words count for nothing.
        return words.joined(separator: "\r\n ")
    }

    private static func quoted(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case " ": "_"
        case "a"..."z", "A"..."Z", "0"..."9": String(scalar)
        default: UTF8.encode(scalar)?.map { QuotedPrintable.escape($0) }.joined() ?? ""
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// What a recogniser has written down, fit to be asked.
enum RecognisedText {
    /// Longer questions are none that anybody says in a minute.
    private static let longest = 4000

    /// The words in one line; nil where there are none.
    static func words(_ text: String) -> String? {
        let line = clipped(text, longest)
        guard line.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        // Some write down what they hear besides: [BLANK_AUDIO], (music), *coughs*.
        for (open, close) in [("[", "]"), ("(", ")"), ("*", "*")] as [(Character, Character)]
        where line.first == open && line.last == close {
            if !line.dropFirst().dropLast().contains(where: { $0 == open || $0 == close }) {
                return nil
            }
        }
        return line
    }

    /// A text in one line, with so many bytes at most.
    static func clipped(_ text: String, _ most: Int) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            let isBlank = scalar.value <= 0x20 || scalar.value == 0x7F || scalar.value == 0xA0
            guard !isBlank else {
                if !line.isEmpty, line.unicodeScalars.last != " " { line += " " }
                continue
            }
            guard line.utf8.count + 4 <= most else { break }
            line.unicodeScalars.append(scalar)
        }
        while line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
        return line
    }
}

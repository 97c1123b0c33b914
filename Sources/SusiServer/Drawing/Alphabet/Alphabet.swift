// Susi. SPDX-License-Identifier: Apache-2.0

/// The letters that pictures are written with: strokes of our own, so that no machine needs a font.
///
/// ASCII, Latin-1 and most of what else Europe writes with Latin letters; for all others a box.
enum Alphabet {
    /// A letter, how wide it is, and the steps to write it.
    typealias Drawn = (letter: Character, width: Double, steps: String)

    /// What stands for letters that are not here.
    static let box = LetterShape(width: 40, "M0 0 L40 0 L40 70 L0 70 L0 0")
    private static let blank = LetterShape(width: 10, "")

    /// The shape of a letter, in whatever way it is encoded; nil for what shows nothing at all.
    static func shape(of letter: Character) -> LetterShape? {
        if let shape = all[letter] { return shape }
        if letter.isWhitespace { return blank }
        let isSilent = letter.unicodeScalars.allSatisfy { scalar in
            scalar.value < 0x20 || scalar.properties.isDefaultIgnorableCodePoint
        }
        return isSilent ? nil : box
    }

    /// Whether a letter is more than a box.
    static func has(_ letter: Character) -> Bool {
        all[letter] != nil
    }

    private static let all: [Character: LetterShape] = {
        var shapes: [Character: LetterShape] = [:]
        for table in [capitals, small, digits, signs, furtherSigns, ownShapes] {
            for drawn in table {
                shapes[drawn.letter] = LetterShape(width: drawn.width, drawn.steps)
            }
        }
        for (letter, mark, together) in marked {
            guard let base = shapes[letter], let steps = marks[mark] else { continue }
            shapes[together] = LetterShape(
                base,
                LetterShape(width: 0, steps),
                raised: height(of: letter, under: mark)
            )
        }
        return shapes
    }()
}

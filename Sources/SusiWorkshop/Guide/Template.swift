// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// The text that a first skill begins with: it answers as it is.
enum Template {
    static func text(in language: AppLanguage) -> String {
        switch language {
        case .english: "\(english)"
        case .german: "\(german)"
        }
    }

    private static let english: StaticString = """
        # Lines that begin with a hash are for people only. Change what you like, and try it.

        ::name My first skill
        ::description Says in a sentence what this skill is good for.
        ::author Your name

        # What people may ask, in two ways; and below it the answer.
        What is your favourite colour?|Which colour do you like best?
        !example: Which colour do you like best?
        !expect: Green, like everything that grows.
        Green, like everything that grows.

        # A star stands for any words, and $1$ for what they were.
        How do you spell *
        !example: How do you spell Susi?
        !expect: One letter after the other: susi.
        One letter after the other: $1$.

        """

    private static let german: StaticString = """
        # Zeilen mit einer Raute am Anfang sind nur für Menschen. Ändere, was du magst, und probiere es aus.

        ::name Mein erster Skill
        ::description Sagt in einem Satz, wofür dieser Skill gut ist.
        ::author Dein Name

        # Was jemand fragen kann, auf zwei Arten, und darunter die Antwort.
        Was ist deine Lieblingsfarbe?|Welche Farbe magst du am liebsten?
        !example: Welche Farbe magst du am liebsten?
        !expect: Grün, wie alles, was wächst.
        Grün, wie alles, was wächst.

        # Ein Stern steht für beliebige Wörter, und $1$ für das, was sie waren.
        Wie schreibt man *
        !example: Wie schreibt man Susi?
        !expect: Einen Buchstaben nach dem anderen: susi.
        Einen Buchstaben nach dem anderen: $1$.

        """
}

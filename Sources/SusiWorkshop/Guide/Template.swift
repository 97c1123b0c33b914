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
        # Notes for people begin with a hash.
        # Change what you like, and try it.

        ::name My first skill
        ::description Says in a sentence what this skill is good for.
        ::author Your name

        # A question, in two ways; then the answer.
        What is your favourite colour?|Which colour do you like best?
        !example: Which colour do you like best?
        !expect: Green, like everything that grows.
        Green, like everything that grows.

        # A star is any words, $1$ what they were.
        How do you spell *
        !example: How do you spell Susi?
        !expect: One letter after the other: susi.
        One letter after the other: $1$.

        """

    private static let german: StaticString = """
        # Notizen für Menschen beginnen mit #.
        # Ändere, was du magst, und probiere es.

        ::name Meine erste Fähigkeit
        ::description Sagt in einem Satz, wofür diese Fähigkeit gut ist.
        ::author Dein Name

        # Eine Frage auf zwei Arten, dann die Antwort.
        Was ist deine Lieblingsfarbe?|Welche Farbe magst du am liebsten?
        !example: Welche Farbe magst du am liebsten?
        !expect: Grün, wie alles, was wächst.
        Grün, wie alles, was wächst.

        # Ein Stern ist irgendwelche Wörter, $1$ welche.
        Wie schreibt man *
        !example: Wie schreibt man Susi?
        !expect: Einen Buchstaben nach dem anderen: susi.
        Einen Buchstaben nach dem anderen: $1$.

        """
}

// Susi. SPDX-License-Identifier: Apache-2.0

// What most skills are made of.
extension Chapter {
    static let questions = Chapter(
        english: Words(
            title: "Questions and answers",
            explanation: """
                A block is a line that people may say, and below it what is answered. An empty line \
                ends it. Capitals, commas and a question mark at the end do not matter.
                """,
            snippet: """
                Knock knock
                Who is there?
                """
        ),
        german: Words(
            title: "Fragen und Antworten",
            explanation: """
                Ein Block ist eine Zeile, die jemand sagen kann, und darunter die Antwort. Eine leere \
                Zeile beendet ihn. Großschreibung, Kommas und ein Fragezeichen am Ende zählen nicht.
                """,
            snippet: """
                Klopf klopf
                Wer ist da?
                """
        )
    )

    static let alternatives = Chapter(
        english: Words(
            title: "Several ways to say it",
            explanation: """
                A bar parts alternatives: questions that mean the same, and answers of which one is \
                chosen each time.
                """,
            snippet: """
                Toss a coin|Heads or tails
                !example: Toss a coin
                !expect: Heads!|Tails!
                Heads!|Tails!
                """
        ),
        german: Words(
            title: "Auf mehrere Arten",
            explanation: """
                Ein senkrechter Strich trennt Alternativen: Fragen, die dasselbe meinen, und \
                Antworten, von denen jedes Mal eine gewählt wird.
                """,
            snippet: """
                Wirf eine Münze|Kopf oder Zahl
                !example: Wirf eine Münze
                !expect: Kopf!|Zahl!
                Kopf!|Zahl!
                """
        )
    )

    static let wildcards = Chapter(
        english: Words(
            title: "Any words",
            explanation: "A star in a question stands for one or more words, whatever they are.",
            snippet: """
                Tell me a story about *
                Once upon a time there was one. It ended well.
                """
        ),
        german: Words(
            title: "Beliebige Wörter",
            explanation: "Ein Stern in einer Frage steht für ein oder mehrere beliebige Wörter.",
            snippet: """
                Erzähle eine Geschichte über *
                Es war einmal. Und es ging gut aus.
                """
        )
    )

    static let captures = Chapter(
        english: Words(
            title: "What the stars stood for",
            explanation: """
                $1$ in an answer is what the first star stood for, $2$ the second, in small letters. \
                $0$ is all that was said.
                """,
            snippet: """
                What rhymes with * and *
                !example: What rhymes with tea and sea?
                !expect: tea, sea, and me.
                $1$, $2$, and me.
                """
        ),
        german: Words(
            title: "Wofür die Sterne standen",
            explanation: """
                $1$ in einer Antwort ist, wofür der erste Stern stand, $2$ der zweite, in \
                Kleinbuchstaben. $0$ ist alles, was gesagt wurde.
                """,
            snippet: """
                Was reimt sich auf * und *
                !example: Was reimt sich auf Haus und Maus?
                !expect: haus, maus und aus.
                $1$, $2$ und aus.
                """
        )
    )

    static let conditions = Chapter(
        english: Words(
            title: "Conditions",
            explanation: """
                A line with a question mark asks whether there is a value, or whether it is a certain \
                one: what is answered then, and after another colon what else.
                """,
            snippet: """
                Is * a good number
                !example: Is seven a good number?
                !expect: The best one.
                ?$1$=seven: The best one.: There are better ones than $1$.
                """
        ),
        german: Words(
            title: "Bedingungen",
            explanation: """
                Eine Zeile mit Fragezeichen prüft, ob es einen Wert gibt oder ob er ein bestimmter \
                ist: was dann geantwortet wird, und nach einem weiteren Doppelpunkt, was sonst.
                """,
            snippet: """
                Ist * eine gute Zahl
                !example: Ist sieben eine gute Zahl?
                !expect: Die beste.
                ?$1$=sieben: Die beste.: Es gibt bessere als $1$.
                """
        )
    )
}

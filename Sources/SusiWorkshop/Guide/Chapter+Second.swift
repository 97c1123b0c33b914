// Susi. SPDX-License-Identifier: Apache-2.0

// What skills can do beside answering.
extension Chapter {
    static let memory = Chapter(
        english: Words(
            title: "Remembering",
            explanation: """
                ^text^>_name keeps a text without saying it, and $_name$ is that text from then on. A \
                name with a _ before it is remembered for good, another for one answer only.
                """,
            snippet: """
                My pet is *
                !example: My pet is a cat
                !expect: I shall remember a cat.
                ^$1$^>_pet I shall remember $1$.

                What is my pet
                ?$_pet$: It is $_pet$.: You have not told me yet.
                """
        ),
        german: Words(
            title: "Sich etwas merken",
            explanation: """
                ^Text^>_name behält einen Text, ohne ihn zu sagen, und $_name$ ist von da an dieser \
                Text. Ein Name mit _ davor wird für immer gemerkt, ein anderer nur für eine Antwort.
                """,
            snippet: """
                Mein Haustier ist *
                !example: Mein Haustier ist eine Katze
                !expect: Ich merke mir eine katze.
                ^$1$^>_tier Ich merke mir $1$.

                Was ist mein Haustier
                ?$_tier$: Es ist $_tier$.: Das hast du mir noch nicht gesagt.
                """
        )
    )

    static let console = Chapter(
        english: Words(
            title: "Asking a web service",
            explanation: """
                The lines up to eol are JSON: an address that answers with JSON, and the path to the \
                values in it. $name$ is then the value of that name, and $!$ a single one.
                """,
            snippet: """
                Where is the country *
                !console: $name$ is in $region$.
                {
                  "url": "https://restcountries.com/v2/name/$1$",
                  "path": "$.[0]"
                }
                eol
                """
        ),
        german: Words(
            title: "Einen Webdienst fragen",
            explanation: """
                Die Zeilen bis eol sind JSON: eine Adresse, die mit JSON antwortet, und der Pfad zu \
                den Werten darin. $name$ ist dann der Wert dieses Namens, $!$ ein einzelner.
                """,
            snippet: """
                Wo liegt das Land *
                !console: $name$ liegt in $region$.
                {
                  "url": "https://restcountries.com/v2/name/$1$",
                  "path": "$.[0]"
                }
                eol
                """
        )
    )

    static let javascript = Chapter(
        english: Words(
            title: "Computing",
            explanation: """
                The lines up to eol are a small script. What it prints is $!$ in the answer. It runs on \
                the server, by itself, and for a moment only.
                """,
            snippet: """
                How many letters has *
                !example: How many letters has tea?
                !expect: It has 3.
                !javascript: It has $!$.
                print("$1$".replace(/ /g, "").length);
                eol
                """
        ),
        german: Words(
            title: "Rechnen",
            explanation: """
                Die Zeilen bis eol sind ein kleines Skript. Was es ausgibt, ist $!$ in der Antwort. Es \
                läuft auf dem Server, für sich und nur einen Augenblick lang.
                """,
            snippet: """
                Wie viele Buchstaben hat *
                !example: Wie viele Buchstaben hat Tee?
                !expect: Es sind 3.
                !javascript: Es sind $!$.
                print("$1$".replace(/ /g, "").length);
                eol
                """
        )
    )

    static let examples = Chapter(
        english: Words(
            title: "Examples that are checked",
            explanation: """
                !example is something to ask, shown to people who look for skills; !expect is the \
                answer to it. Bars part answers that are all right, and a star stands for any text. \
                They are what “Examples” beside your text asks.
                """,
            snippet: """
                Count to *
                !example: Count to ten
                !expect: One, *
                One, two, and so on to $1$.
                """
        ),
        german: Words(
            title: "Beispiele, die geprüft werden",
            explanation: """
                !example ist etwas zum Fragen, das Leute sehen, die Fähigkeiten suchen; !expect ist die \
                Antwort darauf. Striche trennen Antworten, die alle recht sind, und ein Stern steht \
                für beliebigen Text. Sie sind, was „Beispiele“ neben deinem Text fragt.
                """,
            snippet: """
                Zähle bis *
                !example: Zähle bis zehn
                !expect: Eins, *
                Eins, zwei und so weiter bis $1$.
                """
        )
    )

    static let header = Chapter(
        english: Words(
            title: "About the skill itself",
            explanation: """
                Lines with two colons at the beginning say what people see before they use it: ::name, \
                ::description, ::author, ::image and these.
                """,
            snippet: """
                ::tags cows, animals
                ::author_url https://example.org
                ::dynamic_content no
                """
        ),
        german: Words(
            title: "Über die Fähigkeit selbst",
            explanation: """
                Zeilen mit zwei Doppelpunkten am Anfang sagen, was man sieht, bevor man sie benutzt: \
                ::name, ::description, ::author, ::image und diese.
                """,
            snippet: """
                ::tags Kühe, Tiere
                ::author_url https://example.org
                ::dynamic_content no
                """
        )
    )
}

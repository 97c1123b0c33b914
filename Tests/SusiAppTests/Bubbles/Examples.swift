// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

@testable import SusiApp

/// Answers of every kind, as servers give them.
enum Examples {
    static let now: Int64 = 1_795_276_800_000

    static func reply(_ actions: [JSON], data: [JSON] = [], more: JSONObject = [:]) -> Reply {
        var answer: JSONObject = [
            "data": .array(data), "actions": .array(actions),
            "skills": ["/susi_skill_data/models/general/Knowledge/en/example.txt"],
        ]
        for member in more.members { answer[member.name] = member.value }
        return Reply(["answers": [.object(answer)]], answered: now)
    }

    static func bubble(_ action: JSON, data: [JSON] = [], more: JSONObject = [:]) -> Bubble {
        reply([action], data: data, more: more).bubbles[0]
    }

    static func say(_ text: String) -> JSON {
        ["type": "answer", "expression": .string(text), "language": "en"]
    }

    static let pictures: JSONObject = [
        "pictures": [
            "https://example.org/tower.jpg": "/picture/tower.svg",
            "https://example.org/small.png": "/picture/small.svg",
            "https://example.org/one.jpg": "/picture/tower.svg",
            "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg": "/picture/tower.svg",
        ]
    ]

    static let news: [JSON] = [
        [
            "title":
                "A long title of some news that does not fit on one line and not even on two lines of a card",
            "description":
                "What happened in the world today, told in a paragraph that goes on and on, so that five lines are not enough for it and it has to be cut. Nobody minds, as there is a link.",
            "link": "https://news.example.org/1", "image": "https://example.org/one.jpg",
        ],
        [
            "title": "Short", "description": "A <b>bold</b> claim &amp; more",
            "link": "https://www.example.com/a/b",
        ],
        ["title": "Without a description", "link": "https://example.net/"],
        [
            "title": "ドイツの天気予報", "description": "明日は晴れ、ところにより曇り。最高気温は十二度でしょう。",
            "link": "https://example.jp/",
        ],
    ]

    static let planets: [JSON] = [
        [
            "name": "Mercury", "moons": "0", "mass": "0.330",
            "page": "https://en.wikipedia.org/wiki/Mercury_(planet)",
        ],
        [
            "name": "Venus", "moons": "0", "mass": "4.87",
            "page": "https://en.wikipedia.org/wiki/Venus",
        ],
        [
            "name":
                "Earth, where we live, with a rather long name to see how lines are broken in cells",
            "moons": "1", "mass": "5.97", "page": "https://en.wikipedia.org/wiki/Earth",
        ],
        [
            "name": "Mars", "moons": "2", "mass": "0.642",
            "page": "https://en.wikipedia.org/wiki/Mars",
        ],
        [
            "name": "Jupiter", "moons": "95", "mass": "1,898",
            "page": "https://en.wikipedia.org/wiki/Jupiter",
        ],
    ]

    static let presidents: [JSON] = [
        ["president": "Abraham Lincoln", "percent": "34.5"],
        ["president": "George Washington", "percent": "22"],
        ["president": "Franklin D. Roosevelt, with all of his names", "percent": "18"],
        ["president": "Theodore Roosevelt", "percent": "12"],
        ["president": "Others", "percent": "0.01"], ["president": "Nobody", "percent": "-3"],
    ]

    static let markup = """
        ## What I can do
        I know **facts**, *opinions*, `code` and [pages](https://example.org/page).

        - weather in `Berlin`
        - the *time* of day, which is a long item that has to be broken into several lines on a phone
          - even in Tokyo
        - jokes
        1. First
        2. Second

        ```
        let answer = 6 * 7
        print(answer)
        ```
        See https://en.wikipedia.org/wiki/Unix_(system), or <a href="https://evil.example">bank.example</a>.
        """

    static let columns: JSON = [
        "name": "Planet", "moons": "Moons", "mass": "Mass in 10²⁴ kg", "page": "More",
    ]

    /// A name and what is shown under it.
    static let all: [(name: String, bubble: Bubble)] = [
        ("text", bubble(say("Hello! I am Susi, how can I help you today?"))),
        ("markup", bubble(say(markup))),
        ("emoji", bubble(say("👍🎉"))),
        (
            "languages",
            bubble(
                say("Grüße aus Köln\nПривет, как дела?\nשלום, מה שלומך?\n你好，今天天气怎么样？你好，今天天气怎么样？")
            )
        ),
        (
            "long word",
            bubble(
                say(
                    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
                )
            )
        ),
        (
            "HTML",
            bubble(
                say(
                    "The people who contribute to me become like me. So, checkout the <a href=\"https://www.github.com/fossasia/susi_server\">SUSI repository on Github</a> and <b>start</b> contributing!<br>5 &lt; 6 &amp; x < y"
                )
            )
        ),
        ("picture", bubble(say("https://example.org/tower.jpg"), more: pictures)),
        (
            "picture in text",
            bubble(
                say("Look: ![A small one](https://example.org/small.png) nice, isn't it?"),
                more: pictures
            )
        ),
        (
            "picture that cannot be shown",
            bubble(["type": "image_show", "url": "https://elsewhere.example/x.png"])
        ),
        (
            "anchor",
            bubble([
                "type": "anchor", "link": "https://www.example.org/page", "text": "Here is a page",
            ])
        ),
        ("map", bubble(["type": "map", "latitude": "52.52", "longitude": "13.40", "zoom": "13"])),
        ("table", bubble(["type": "table", "columns": columns, "count": -1], data: planets)),
        (
            "pie",
            bubble(
                [
                    "type": "piechart", "total": "percent", "key": "president", "value": "percent",
                    "unit": "%",
                ],
                data: presidents
            )
        ),
        (
            "news",
            bubble(
                [
                    "type": "rss", "title": "title", "description": "description", "link": "link",
                    "count": 9,
                ],
                data: news,
                more: pictures
            )
        ),
        ("search", bubble(["type": "websearch", "query": "amazon"])),
        (
            "video",
            bubble(
                ["type": "video_play", "identifier": "dQw4w9WgXcQ", "identifier_type": "youtube"],
                more: pictures
            )
        ),
        (
            "film",
            bubble([
                "type": "video_play", "identifier": "https://example.org/film.mp4",
                "identifier_type": "url",
            ])
        ),
        (
            "sound",
            bubble([
                "type": "audio_play", "identifier": "https://example.org/song.mp3",
                "identifier_type": "url",
            ])
        ),
        (
            "soundcloud",
            bubble([
                "type": "audio_play", "identifier": "https://soundcloud.com/a/b",
                "identifier_type": "soundcloud",
            ])
        ),
        ("stop", bubble(["type": "stop"])),
        ("volume", bubble(["type": "audio_volume", "volume": "50"])),
        ("timer", bubble(["type": "timer_set", "time": .number(now / 1000 + 754)])),
        ("timer that rang", bubble(["type": "timer_set", "time": .number(now - 5)])),
        ("alarm", bubble(say("ALARM"))),
        ("planned", bubble(["type": "answer", "expression": "Wake up", "plan_delay": "3600000"])),
        ("unknown", bubble(["type": "hologram", "depth": 3, "of": ["a": "b"]])),
        ("nothing", Reply([:], answered: now).bubbles[0]),
    ]
}

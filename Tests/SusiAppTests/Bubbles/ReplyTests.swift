// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiApp

@Suite struct ReplyTests {
    private static let now = Examples.now

    @Test func `what stands in for a table in other apps is left out`() {
        let reply = Reply(
            [
                "data": [["a": "1"]],
                "actions": [
                    ["type": "answer", "expression": "a: 1", "stand_in": true],
                    ["type": "table", "columns": ["a": "A"]],
                ],
            ],
            answered: 0
        )
        #expect(reply.bubbles.count == 1)
        #expect(Reply(reply.json, answered: 0) == reply)
    }

    @Test(arguments: [
        "{}", "[]", "null", "7", #"{"answers":[]}"#, #"{"answers":null}"#, #"{"answers":[null]}"#,
        #"{"answers":[7]}"#,
        #"{"answers":[{}]}"#, #"{"answers":[{"actions":[]}]}"#,
        #"{"answers":[{"actions":{"type":"answer"}}]}"#,
        #"{"answers":[{"actions":[null,7,"x",[]]}]}"#, #"{"answers":{"actions":[]}}"#,
    ]) func withoutAnswerItSaysSo(_ text: String) throws {
        let reply = Reply(try JSON(parsing: text), answered: Self.now)
        #expect(reply.isEmpty)
        #expect(reply.bubbles.map { $0.text } == ["Susi gave no answer."])
        #expect(reply.skill == "")
        #expect(Reply(reply.json, answered: Self.now) == reply)
        #expect(reply.skillPath == nil)
    }

    /// Actions as servers send them or might, beside what is to be seen.
    @Test(arguments: [
        (#"{"type":"answer","expression":"Hi"}"#, "Hi"), (#"{"expression":"Hi"}"#, "Hi"),
        (#"{"type":"answer","expression":7}"#, "7"),
        (#"{"type":"answer"}"#, "Susi gave no answer."),
        (#"{"type":"answer","expression":null}"#, "Susi gave no answer."),
        (#"{"type":"anchor","link":"https://a.b","text":"T"}"#, "T https://a.b"),
        (#"{"type":"anchor","text":"T"}"#, "T"),
        (#"{"type":"anchor","link":"https://a.b"}"#, "https://a.b"),
        (#"{"type":"anchor","link":"javascript:x","text":"T"}"#, "T"),
        (
            #"{"type":"map","latitude":"52.52","longitude":13.4,"zoom":"13"}"#,
            "52.52° N, 13.4° E https://www.openstreetmap.org/?mlat=52.52&mlon=13.4#map=13/52.52/13.4"
        ),
        (
            #"{"type":"map","latitude":-33.9,"longitude":-70.6}"#,
            "33.9° S, 70.6° W https://www.openstreetmap.org/?mlat=-33.9&mlon=-70.6#map=12/-33.9/-70.6"
        ),
        (
            #"{"type":"map","latitude":"north","longitude":0}"#,
            "Susi wants to do something that this app cannot do yet: map"
        ),
        (
            #"{"type":"map","latitude":91,"longitude":0}"#,
            "Susi wants to do something that this app cannot do yet: map"
        ),
        (
            #"{"type":"table","columns":{}}"#,
            "Susi wants to do something that this app cannot do yet: table"
        ),
        (#"{"type":"websearch","query":"x"}"#, "x"),
        (
            #"{"type":"websearch"}"#,
            "Susi wants to do something that this app cannot do yet: websearch"
        ),
        (
            #"{"type":"video_play","identifier":"dQw4w9WgXcQ","identifier_type":"youtube"}"#,
            "https://www.youtube.com/watch?v=dQw4w9WgXcQ"
        ),
        (
            #"{"type":"video_play","identifier":"https://youtu.be/abc?t=1","identifier_type":"url"}"#,
            "https://www.youtube.com/watch?v=abc"
        ),
        (
            #"{"type":"video_play","identifier":"https://a.b/c.mp4","identifier_type":"url"}"#,
            "https://a.b/c.mp4"
        ),
        (
            #"{"type":"audio_play","identifier":"a b","identifier_type":"youtube"}"#,
            "Susi wants to do something that this app cannot do yet: audio_play"
        ),
        (#"{"type":"stop"}"#, "Stopped"),
        (#"{"type":"audio_volume","volume":"150"}"#, "Volume 100 %"),
        (
            #"{"type":"audio_volume"}"#,
            "Susi wants to do something that this app cannot do yet: audio_volume"
        ),
        (#"{"type":"timer_set","time":1795276800}"#, "Timer"),
        (#"{"type":"timer_set"}"#, "A timer, but no time for it"),
        (#"{"type":"timer_reset"}"#, "Timers taken back"),
        (#"{"type":"image_show","url":"https://a.b/c.png"}"#, "https://a.b/c.png"),
        (
            #"{"type":"image_show","url":"c.png"}"#,
            "Susi wants to do something that this app cannot do yet: image_show"
        ),
        (#"{"type":"answer","expression":"https://a.b/c.JPEG?x=1"}"#, "https://a.b/c.JPEG?x=1"),
        (#"{"type":"answer","expression":"ALARM"}"#, "Alarm"),
        (#"{"type":7}"#, "Susi wants to do something that this app cannot do yet: 7"),
        (#"{"a":1}"#, "Susi wants to do something, but does not say what."),
    ]) func everyActionIsShownOrNamed(_ action: String, _ text: String) throws {
        let answer = try JSON(parsing: #"{"answers":[{"actions":[\#(action)]}]}"#)
        let bubbles = Reply(answer, answered: Self.now).bubbles
        #expect(bubbles.map { $0.text } == [text])
    }

    @Test func pictureAnswersArePictures() {
        for text in ["https://a.b/c.jpg", " https://a.b/c.PNG\n", "https://a.b/c.svg#x"] {
            guard case .picture = Examples.bubble(Examples.say(text)).content else {
                Issue.record("no picture: \(text)")
                continue
            }
        }
        for text in ["https://a.b/c.html", "see https://a.b/c.jpg", "https://a.jpg"] {
            if case .picture = Examples.bubble(Examples.say(text)).content {
                Issue.record("a picture: \(text)")
            }
        }
    }

    @Test func whatIsKeptReadsTheSame() throws {
        let actions: [JSON] = [
            Examples.say(Examples.markup), ["type": "table", "columns": Examples.columns],
            ["type": "rss"], ["type": "hologram", "x": [1, 2]],
        ]
        let first = Examples.reply(actions, data: Examples.planets, more: Examples.pictures)
        let second = Reply(first.json, answered: Self.now)
        #expect(second == first)
        #expect(first.json["data"]?.array?.count == 5)
        #expect(first.skillPath?.skill == "example")
    }

    @Test func dataIsKeptOnlyWhereItIsShown() {
        #expect(Examples.reply([Examples.say("Hi")], data: Examples.planets).json["data"] == nil)
    }

    @Test func noAnswerIsKeptLargerThanItsLimit() {
        let cell = String(repeating: "\"ä\n", count: 2000)
        let row: JSON = ["a": .string(cell), "b": .string(cell)]
        let action: JSON = ["type": "table", "columns": ["a": "A", "b": "B"]]
        let long = Examples.say(String(repeating: "word ", count: 100_000))
        let reply = Examples.reply([action, long], data: [JSON](repeating: row, count: 5000))
        let size = reply.json.text().utf8.count
        #expect(size <= 262_144)
        #expect(size > 100_000)
        #expect(Reply(reply.json, answered: Self.now) == reply)
        let many = Examples.reply([JSON](repeating: Examples.say("x"), count: 1000))
        #expect(many.bubbles.count == Reply.mostBubbles)
    }

    @Test(
        arguments: [
            ("60000", 60_000), ("\"60000\"", 60_000), ("-5", 0), ("null", 0), ("1e300", 0),
            ("999999999999999", 316_224_000_000),
        ] as [(String, Int64)]
    )
    func plannedAnswersAreDueLater(_ delay: String, _ later: Int64) throws {
        let action = try JSON(
            parsing: #"{"type":"answer","expression":"x","plan_delay":\#(delay)}"#
        )
        let bubble = Examples.bubble(action)
        #expect(bubble.due == Examples.now + later)
        #expect(bubble.isPlanned == (later > 0))
    }

    @Test func languageComesFromActionOrSkill() {
        #expect(
            Examples.bubble(["type": "answer", "expression": "x", "language": "de"]).language
                == "de"
        )
        #expect(Examples.bubble(["type": "answer", "expression": "x"]).language == "en")
    }

    @Test(arguments: [
        (
            "answered by “hello *” in /models/a/en/b.txt, line 12\n  rank: x 1\n", "hello *",
            "/models/a/en/b.txt", 12
        ),
        (
            "noise\nanswered by “say “x” in y, line 3” in /p, line 4", "say “x” in y, line 3", "/p",
            4
        ),
    ]) func reasonsAreRead(_ text: String, _ phrase: String, _ file: String, _ line: Int) {
        let reason = ReplyReason(.string(text))
        #expect(reason?.phrase == phrase)
        #expect(reason?.file == file)
        #expect(reason?.line == line)
    }

    @Test(arguments: [
        "", "nothing answered", "answered by “x", "answered by “” in , line",
        "before it, “a” in b, line 1 failed",
    ])
    func otherWordsAreNoReason(_ text: String) {
        let reason = ReplyReason(.string(text))
        #expect(reason == nil || reason?.phrase == "")
    }

    @Test func objectsAreReasonsToo() {
        #expect(ReplyReason(["phrase": "hi", "file": "f", "line": "3"])?.line == 3)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiMind
import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct ChatServiceTests {
    private let house: Household

    init() throws {
        house = try Household()
    }

    @Test func `a chat answer is complete`() throws {
        let json = try house.json("/susi/chat.json?q=hello&timezoneOffset=-60&language=en")
        let expected: JSON = [
            "query": "hello",
            "count": 1,
            "client_id": "aG9zdF8xOTIuMC4yLjdfYzliYTE3Y2E=",
            "query_date": "2026-10-21T07:34:56.123Z",
            "answers": [
                [
                    "data": [
                        [
                            "0": "hello", "timezoneOffset": "-60", "language": "en",
                            "client_host": "192.0.2.7",
                        ]
                    ],
                    "metadata": ["count": 1],
                    "actions": [
                        ["type": "answer", "expression": "Hello there!", "language": "en"]
                    ],
                    "skills": ["/susi_skill_data/models/general/Small Talk/en/greetings.txt"],
                ]
            ],
            "answer_date": "2026-10-21T07:34:56.123Z",
            "answer_time": 0,
            "language": "en",
            "query_language": "en",
            "session": [
                "identity": ["type": "host", "name": "192.0.2.7_c9ba17ca", "anonymous": true]
            ],
        ]
        #expect(json.isEquivalent(to: expected), "\(json.text(.pretty))")
    }

    @Test(
        "Q1: parameters count wherever they stand",
        arguments: [
            (HTTPMethod.get, "?q=hello", "", ""),
            (.post, "?q=hello", "", ""),
            (.post, "", "application/x-www-form-urlencoded", "language=en&q=hello"),
            (.post, "", "application/json", #"{"q":"hello","language":"en"}"#),
            (
                .post, "", "multipart/form-data; boundary=b",
                "--b\r\nContent-Disposition: form-data; name=\"q\"\r\n\r\nhello\r\n--b--\r\n"
            ),
        ]
    )
    func parameters(method: HTTPMethod, query: String, type: String, body: String) throws {
        let response = try house.response(
            method,
            "/susi/chat.json\(query)",
            ["Content-Type": type],
            body: body
        )
        #expect(response.status == 200)
        #expect(try JSON(parsing: response.bytes).said == "Hello there!")
    }

    @Test(
        "Q2, Q3, Q27, Q33: what old apps send makes no difference",
        arguments: [
            "/susi/chat.json?q=hello&access-token=expired",
            "/susi/chat.json?access_token=never&q=hello",
            "//susi//chat.json?q=hello&latitude=undefined&language=null&country_code=",
            "/susi/chat.json?q= hello &language=en&device_type=Web Client&dream=undefined",
            "/susi/chat.json?q=hello&count=ten&geosource=ip&country_name=India",
        ]
    )
    func oldApps(target: String) throws {
        #expect(try house.json(target).said == "Hello there!")
    }

    @Test func `a person is answered in their language`() throws {
        let json = try house.json("/susi/chat.json?q=hallo&language=de-AT")
        #expect(json.said == "Guten Tag!")
        #expect(json["language"] == "de")
        #expect(json["query_language"] == "de")
    }

    @Test func `circumstances are among the data, all as texts`() throws {
        let json = try house.json(
            "/susi/chat.json?q=hello&latitude=52.5&longitude=13&country_code=DE"
                + "&country_name=Germany&timezoneOffset=-120"
        )
        let row = json["answers"]?.array?.first?["data"]?.array?.first
        #expect(row?["latitude"] == "52.5")
        #expect(row?["longitude"] == "13.0")
        #expect(row?["country_name"] == "Germany")
        #expect(row?["timezoneOffset"] == "-120")
    }

    @Test func `a question that needs a script is answered later`() throws {
        let request = HTTPRequest(
            .get,
            target: Array("/susi/chat.json?q=what+is+seven+times+six".utf8),
            client: try #require(IPAddress("192.0.2.7"))
        )
        guard case .later = house.service.outcome(of: request) else {
            Issue.record("the connection's thread has run a script")
            return
        }
        #expect(try house.answer(to: "What is seven times six") == "That is 42.")
    }

    @Test func `silence becomes an honest answer with questions to try`() throws {
        let json = try house.json("/susi/chat.json?q=how+tall+is+the+moon")
        let expected = "I don't know that, sorry. Try “What is seven times six?” or “Hello”."
        #expect(json.said == expected)
        let skills = json["answers"]?.array?.first?["skills"]?.array
        #expect(skills == ["/susi_skill_data/models/general/Knowledge/en/susi.txt"])
        let german = try house.json("/susi/chat.json?q=wie+hoch+ist+der+mond&language=de")
        #expect(german.said == "Das weiß ich leider nicht. Frag mich zum Beispiel „Hallo“.")
    }

    @Test func `no question is answered too`() throws {
        let json = try house.json("/susi/chat.json")
        #expect(json["query"] == "")
        #expect(json.said?.hasPrefix("I am listening.") == true)
    }

    @Test func `without skills there is an answer that says so`() throws {
        let empty = try Household([:])
        #expect(
            try empty.answer(to: "hello")
                == "I have no skills yet, so there is nothing I can answer."
        )
    }

    @Test func `a skill can be tried before it is stored`() throws {
        var call = Call(.chat)
        call.set(.q, "hello")
        call.set(.instant, "Hello\nThe new greeting.\n")
        let json = try house.json(call.target)
        #expect(json.said == "The new greeting.")
        let path = json["answers"]?.array?.first?["skills"]?.array?.first
        #expect(path == "/susi_skill_data/models/instant/Preview/en/preview.txt")

        call.set(.excludeDefaultSkills, true)
        #expect(try house.json(call.target).said == "The new greeting.")
    }

    @Test func `why an answer was given is told to who looks for faults`() throws {
        let json = try house.json("/susi/chat.json?q=hello&debug=true")
        let trace = json["answers"]?.array?.first?["trace"]?.string
        #expect(trace?.contains("Small Talk/en/greetings.txt, line 5") == true)
    }

    @Test func `what a person said before is remembered, for them alone`() throws {
        #expect(try house.answer(to: "My name is Ada") == "Nice to meet you, ada.")
        #expect(try house.answer(to: "What is my name") == "You are ada.")
        let stranger = try house.answer(to: "What is my name", ["User-Agent": "another"])
        #expect(stranger?.hasPrefix("I don't know") == true)
    }

    @Test(
        "a page of another site is a stranger",
        arguments: [
            ["Origin": "https://evil.example"],
            ["Sec-Fetch-Site": "cross-site"],
            ["Host": "evil.example:4000", "Origin": "http://evil.example:4000"],
        ] as [HTTPFields]
    )
    func foreignSites(fields: HTTPFields) throws {
        let home: HTTPFields = ["Host": "susi.home:4000"]
        _ = try house.answer(to: "My name is Ada", home)
        var ours = home
        ours["Origin"] = "http://susi.home:4000"
        ours["Sec-Fetch-Site"] = "same-origin"
        #expect(try house.answer(to: "What is my name", ours) == "You are ada.")
        var foreign = fields
        if foreign["Host"] == nil { foreign["Host"] = home["Host"] }
        #expect(try house.json("/susi/memory.json", foreign)["cognitions"]?.array == [])
    }

    @Test func `only a proxy on this machine can speak for others`() throws {
        let fields: HTTPFields = ["X-Real-IP": "198.51.100.4"]
        for (client, expected) in [
            ("127.0.0.1", "198.51.100.4"), ("::1", "198.51.100.4"), ("192.0.2.7", "192.0.2.7"),
        ] {
            let response = try house.response(.get, "/susi/chat.json", fields, from: client)
            let name = try JSON(parsing: response.bytes)["session"]?["identity"]?["name"]?.string
            #expect(name?.hasPrefix("\(expected)_") == true)
        }
    }

    @Test(
        "what makes no sense is refused with a sentence",
        arguments: [
            ("timezoneOffset=noon", 422, "Parameter timezoneOffset: found “noon”"),
            ("latitude=north&longitude=1", 422, "Parameter latitude: found “north”"),
            ("callback=alert(1)", 422, "The callback has to be the name of a function."),
        ]
    )
    func nonsense(query: String, status: Int, message: String) throws {
        let response = try house.response(.get, "/susi/chat.json?q=hello&\(query)")
        #expect(response.status == status)
        #expect(response.message?.hasPrefix(message) == true, "\(response.text)")
        let json = try JSON(parsing: response.bytes)
        #expect(json["accepted"] == false)
        #expect(json["session"]?["identity"]?["anonymous"] == true)
    }

    @Test func `what is too long is refused`() throws {
        let long = String(repeating: "a", count: 300_000)
        let type: HTTPFields = ["Content-Type": "application/x-www-form-urlencoded"]
        let question = try house.response(.post, "/susi/chat.json", type, body: "q=\(long)")
        #expect(question.status == 422)
        let skill = try house.response(.post, "/susi/chat.json", type, body: "instant=\(long)")
        #expect(skill.status == 413)
        let fields = try house.response(
            .get,
            "/susi/chat.json?" + String(repeating: "a&", count: 2000)
        )
        #expect(fields.status == 413)
    }

    @Test(arguments: ["{", "[1]", "\"q\""])
    func `a JSON body that is no object is refused`(body: String) throws {
        let response = try house.response(
            .post,
            "/susi/chat.json",
            ["Content-Type": "application/json; charset=utf-8"],
            body: body
        )
        #expect(response.status == 400)
    }

    @Test func `an answer is laid out for people, or minified, or called`() throws {
        let pretty = try house.response(.get, "/susi/chat.json?q=hello")
        #expect(pretty.text.hasPrefix("{\n  \"query\": \"hello\",\n"))
        #expect(pretty.text.hasSuffix("}\n"))
        let compact = try house.response(.get, "/susi/chat.json?q=hello&minified=true")
        #expect(compact.text.hasPrefix("{\"query\":\"hello\","))
        let called = try house.response(
            .get,
            "/susi/chat.json?q=%3C/script%3E&callback=cb&minified=true"
        )
        #expect(called.text.hasPrefix("cb({\"query\":\"\\u003C/script\\u003E\","))
        #expect(called.text.hasSuffix("});"))
        #expect(called.fields["Content-Type"] == "text/javascript;charset=utf-8")
        #expect(called.fields["X-Content-Type-Options"] == "nosniff")
    }

    @Test func `no utterance, query or token reaches the log`() throws {
        _ = try house.answer(to: "My name is Ada")
        let target = "/susi/chat.json?q=secret&access_token=t0ken"
        let request = HTTPRequest(
            .get,
            target: Array(target.utf8),
            client: try #require(IPAddress("192.0.2.7"))
        )
        _ = house.service.reply(to: request)
        let log = house.log.joined()
        #expect(log.contains("event=request method=GET service=/susi/chat.json status=200"))
        for secret in ["Ada", "secret", "t0ken"] { #expect(!log.contains(secret)) }
    }
}

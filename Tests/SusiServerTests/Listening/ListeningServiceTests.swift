// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer
import SusiStore

/// What comes of recordings where an endpoint listens that speaks OpenAI's interface.
@Suite struct ListeningServiceTests {
    private let elsewhere: Elsewhere
    private let house: Household
    private static let path = "/v1/audio/transcriptions"

    init() throws {
        elsewhere = try Elsewhere()
        elsewhere.put(#"{"text": " What time\nis it? "}"#, "application/json", at: Self.path)
        house = try Household(
            recogniser: RecogniserSource(elsewhere.url("/v1"), model: "small", key: "s3cret")
        )
    }

    @Test func `what is said is written down`() throws {
        let response = try house.say(RecordingSample.wave(), "language=de-DE")
        #expect(response.status == 200)
        let json = try JSON(parsing: response.bytes)
        #expect(json["accepted"] == true)
        #expect(json["text"] == "What time is it?")
        #expect(json["language"] == "de")
        #expect(json["session"]?["identity"]?["type"] == "host")
        let request = try #require(elsewhere.asked.first)
        #expect(request.fields["Authorization"] == "Bearer s3cret")
        #expect(request.fields["Expect"] == nil)
        let parameters = try Parameters(
            query: "",
            body: request.body,
            contentType: request.fields["Content-Type"] ?? ""
        )
        #expect(parameters.form["model"] == "small")
        #expect(parameters.form["language"] == "de")
        #expect(parameters.form["response_format"] == "json")
        let file = try #require(parameters.multipart?.parts.first { $0.name == "file" })
        #expect(Array(file.content) == RecordingSample.wave())
        #expect(file.fileName == "speech.wav")
    }

    @Test func `packed recordings are passed on as they are`() throws {
        for (type, bytes) in RecordingSample.packed {
            #expect(try house.say(bytes, type: type).status == 200)
            let body = try #require(elsewhere.asked.last?.body)
            #expect(body.firstRange(of: bytes) != nil)
        }
    }

    @Test func `accounts are listened to by their token, as guests are`() throws {
        let token = try house.account("jane@example.com")
        let response = try house.say(
            RecordingSample.wave(),
            fields: ["Authorization": "Bearer \(token)"]
        )
        let json = try JSON(parsing: response.bytes)
        #expect(json["session"]?["identity"]?["name"] == "jane@example.com")
        #expect(try house.say(RecordingSample.wave(), "access_token=\(token)").status == 200)
        #expect(try house.response(.get, "/susi/listen.json").status == 405)
    }

    @Test func `languages that are none are not passed on`() throws {
        for query in ["", "language=", "language=x", "language=English", "language=d%0A"] {
            #expect(try house.say(RecordingSample.wave(), query).status == 200)
            let text = String(decoding: elsewhere.asked.last?.body ?? [], as: UTF8.self)
            #expect(!text.contains("name=\"language\""))
        }
    }

    @Test(arguments: [
        (#"{"text": ""}"#, 200, 422), (#"{"text": "[BLANK_AUDIO]"}"#, 200, 422),
        (#"{"text": 7}"#, 200, 502), ("{}", 200, 502), ("moo", 200, 502), ("", 200, 502),
        (#"{"error": {"message": "no"}}"#, 200, 502), ("", 401, 502), ("", 404, 502),
        ("", 302, 502),
        ("", 429, 502), ("", 500, 502),
    ])
    func `what else it answers is said plainly`(text: String, status: Int, refused: Int) throws {
        elsewhere.put(Array(text.utf8), status: status, at: Self.path)
        let response = try house.say(RecordingSample.wave())
        #expect(response.status == refused)
        #expect(try JSON(parsing: response.bytes)["accepted"] == false)
        #expect(response.message?.isEmpty == false)
    }

    @Test func `what has no end is not read to it`() throws {
        elsewhere.put(String(repeating: "moo ", count: 20_000), at: Self.path)
        #expect(try house.say(RecordingSample.wave()).status == 502)
    }

    @Test func `who does not answer is not waited for without end`() throws {
        elsewhere.put("{}", at: "/held/v1/audio/transcriptions")
        var limits = Recogniser.Limits()
        limits.time = .milliseconds(200)
        let house = try Household(
            recogniser: RecogniserSource(elsewhere.url("/held/v1")),
            limits: limits
        )
        let response = try house.say(RecordingSample.wave())
        #expect(response.status == 504)
        #expect(house.log.contains { $0.contains("did not answer in time") })
        elsewhere.release(1)
    }

    @Test func `who is not there is said not to be`() throws {
        let house = try Household(recogniser: RecogniserSource("http://127.0.0.1:1/v1"))
        let response = try house.say(RecordingSample.wave())
        #expect(response.status == 502)
        #expect(response.message == "The recogniser of this server cannot be reached.")
    }

    @Test func `without a recogniser it is said what to do`() throws {
        let house = try Household()
        let response = try house.say(RecordingSample.wave())
        #expect(response.status == 503)
        #expect(response.message?.contains("--listen-url") == true)
        #expect(try house.json("/susi/status.json")["listening"] == false)
        #expect(try self.house.json("/susi/status.json")["listening"] == true)
    }

    @Test func `nobody is listened to all the time`() throws {
        var statuses: [Int] = []
        for _ in 1...22 { statuses.append(try house.say(RecordingSample.wave()).status) }
        #expect(statuses.prefix(20).allSatisfy { $0 == 200 })
        #expect(statuses.suffix(2) == [429, 429])
        house.wait(milliseconds: 10_000)
        #expect(try house.say(RecordingSample.wave()).status == 200)
    }

    @Test func `a household waits for what it has said before`() throws {
        elsewhere.put(#"{"text": "Moo."}"#, at: "/held/v1/audio/transcriptions")
        let house = try Household(recogniser: RecogniserSource(elsewhere.url("/held/v1")))
        let results = Monitor<[Int]>([])
        for _ in 1...3 {
            house.begin(RecordingSample.wave()) { response in
                results.update { $0.append(response.status) }
            }
        }
        #expect(try house.say(RecordingSample.wave()).status == 429)
        #expect(elsewhere.release(3) == 3)
        let isDone = results.wait(atMost: .seconds(10)) { $0.count == 3 }
        #expect(isDone && results.look { $0 } == [200, 200, 200])
        house.begin(RecordingSample.wave()) { _ in }
        #expect(elsewhere.release(1) == 1)
    }

    @Test func `nothing of it is logged`() throws {
        _ = try house.say(RecordingSample.wave(), "language=de&access_token=moo")
        elsewhere.put(#"{"error": "What time"}"#, at: Self.path)
        _ = try house.say(RecordingSample.wave())
        let log = house.log.joined()
        #expect(!log.contains("What time") && !log.contains("s3cret") && !log.contains("moo"))
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer
import SusiStore

/// What comes of recordings where a server listens that speaks Wyoming.
@Suite struct WyomingServiceTests {
    private static let transcript = """
        {"type": "transcript", "version": "1.5.4", "data_length": 25}
        {"text": "Wie spät ist"}
        """

    private func house(_ peer: WyomingPeer, time: Duration = .seconds(10)) throws -> Household {
        var limits = Recogniser.Limits()
        limits.time = time
        limits.greeting = time
        let source = RecogniserSource("wyoming://127.0.0.1:\(peer.port)", model: "small")
        return try Household(recogniser: source, limits: limits)
    }

    @Test func `what is said is written down`() throws {
        let peer = try WyomingPeer(.answers([Self.transcript]))
        let recording = RecordingSample.wave(samples: 50_000, rate: 22050)
        let response = try house(peer).say(recording, "language=de")
        #expect(response.status == 200)
        #expect(try JSON(parsing: response.bytes)["text"] == "Wie spät ist")
        let messages = peer.messages
        #expect(messages.first?.header["type"] == "transcribe")
        #expect(messages.first?.header["data"] == ["name": "small", "language": "de"])
        #expect(messages.dropFirst().first?.header["type"] == "audio-start")
        #expect(messages.last?.header["type"] == "audio-stop")
        let chunks = messages.filter { $0.header["type"] == "audio-chunk" }
        #expect(
            chunks.allSatisfy { $0.header["data"] == ["rate": 22050, "width": 2, "channels": 1] }
        )
        #expect(chunks.flatMap(\.payload) == Array(recording[44...]))
        #expect(messages.count == chunks.count + 3)
    }

    @Test func `an answer may come in pieces, and after other messages`() throws {
        let text = "{\"type\": \"transcript-start\"}\n" + Self.transcript
        let pieces = text.unicodeScalars.map { String($0) }
        let peer = try WyomingPeer(.answers(pieces))
        #expect(try house(peer).say(RecordingSample.wave()).status == 200)
    }

    @Test func `who knows before the end is believed`() throws {
        let peer = try WyomingPeer(.answers([Self.transcript], after: "audio-start"))
        #expect(try house(peer).say(RecordingSample.wave(samples: 900_000)).status == 200)
    }

    @Test(arguments: [
        ("{\"type\": \"error\", \"data\": {\"text\": \"no such model\"}}\n", 502, "no such model"),
        ("{\"type\": \"transcript\", \"data\": {\"text\": \" \"}}\n", 422, "No words"),
        ("{\"type\": \"transcript\"}\n", 502, "makes no sense"), ("moo\n", 502, "makes no sense"),
        ("{\"type\": \"transcript\", \"data_length\": 9}\n{}", 502, "broke off"),
        ("{\"type\": \"trans", 502, "broke off"), ("", 502, "broke off"),
    ])
    func `what else it says is said plainly`(text: String, status: Int, words: String) throws {
        let peer = try WyomingPeer(.answers([text]))
        let response = try house(peer).say(RecordingSample.wave())
        #expect(response.status == status)
        #expect(response.message?.contains(words) == true)
    }

    @Test func `packed recordings are refused with what would do`() throws {
        let peer = try WyomingPeer(.answers([Self.transcript]))
        let response = try house(peer).say(
            RecordingSample.packed[0].bytes,
            type: RecordingSample.packed[0].type
        )
        #expect(response.status == 415)
        #expect(response.message?.contains("audio/wav") == true)
        #expect(peer.messages.isEmpty)
    }

    @Test func `who reads nothing and says nothing is not waited for without end`() throws {
        let house = try house(WyomingPeer(.holds), time: .milliseconds(200))
        #expect(try house.say(RecordingSample.wave(samples: 960_000)).status == 504)
    }

    @Test func `who talks without end is not listened to`() throws {
        let chatter = try house(WyomingPeer(.repeats("{\"type\": \"ping\"}\n")))
        #expect(try chatter.say(RecordingSample.wave()).status == 502)
        let noise = try house(WyomingPeer(.repeats("moo")))
        #expect(try noise.say(RecordingSample.wave()).status == 502)
    }

    @Test func `who hangs up or is not there is no help`() throws {
        #expect(
            try house(WyomingPeer(.leaves)).say(RecordingSample.wave(samples: 900_000)).status
                == 502
        )
        let nobody = try Household(recogniser: RecogniserSource("wyoming://127.0.0.1:1"))
        #expect(
            try nobody.say(RecordingSample.wave()).message
                == "The recogniser of this server cannot be reached."
        )
    }

    @Test(arguments: [
        ("{\"type\": \"info\", \"data\": {\"asr\": [{\"name\": \"whisper\"}]}}\n", "whisper"),
        ("{\"type\": \"info\", \"data\": {\"tts\": [{\"name\": \"piper\"}], \"asr\": []}}\n", nil),
    ])
    func `it is asked at the start whether it listens`(info: String, name: String?) throws {
        let peer = try WyomingPeer(.answers([info], after: "describe"))
        let outcome = try #require(try house(peer).service.outside.recogniser?.name()).waited()
        let heard = try? outcome.get()
        #expect(heard == name)
        #expect(peer.messages.first?.header["type"] == "describe")
    }
}

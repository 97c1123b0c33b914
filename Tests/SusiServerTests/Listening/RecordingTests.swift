// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct RecordingTests {
    private func status(_ bytes: [UInt8], _ type: String = "audio/wav") -> Int {
        do throws(Refusal) {
            _ = try Recording(bytes, type: type)
            return 200
        } catch {
            return error.status
        }
    }

    @Test func `a recording of a page is taken as it is`() throws {
        let bytes = RecordingSample.wave(samples: 16000)
        let wave = try #require(try Recording(bytes, type: "audio/wav").wave)
        #expect(wave.rate == 16000)
        #expect(wave.milliseconds == 1000)
        #expect(wave.samples == 44..<bytes.count)
        for (type, bytes) in RecordingSample.packed {
            #expect(try Recording(bytes, type: type).wave == nil)
        }
    }

    @Test func `what stands before the sound is skipped`() throws {
        let list = Array("LIST".utf8) + RecordingSample.number(3, 4) + [1, 2, 3, 0]
        let wave = try WaveFile(RecordingSample.wave(samples: 10, before: list))
        #expect(wave.samples.count == 20)
    }

    @Test func `who wrote while recording did not know how long it would be`() throws {
        var bytes = RecordingSample.wave(samples: 100)
        bytes.replaceSubrange(40..<44, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(try WaveFile(bytes).samples.count == 200)
        // Half a sample is none.
        #expect(try WaveFile(bytes.dropLast()).samples.count == 198)
    }

    @Test func `what is no such recording is refused by its reason`() {
        #expect(status([]) == 400)
        #expect(status(RecordingSample.wave(samples: 0)) == 400)
        #expect(status(RecordingSample.wave(), "audio/ogg") == 415)
        #expect(status(RecordingSample.wave(), "application/json") == 415)
        #expect(status(RecordingSample.wave(), "") == 415)
        #expect(status(Array("RIFF".utf8)) == 415)
        #expect(status(Array("moo".utf8)) == 415)
        #expect(status(RecordingSample.wave(channels: 2)) == 415)
        #expect(status(RecordingSample.wave(bits: 8)) == 415)
        #expect(status(RecordingSample.wave(format: 3)) == 415)
        #expect(status(RecordingSample.wave(rate: 4000)) == 415)
        #expect(status(RecordingSample.wave(samples: 960_000)) == 200)
        #expect(status(RecordingSample.wave(samples: 960_016)) == 413)
        let large = RecordingSample.packed[1].bytes + [UInt8](repeating: 0, count: 4 << 20)
        #expect(status(large, "audio/ogg") == 413)
    }

    @Test func `no file breaks the reader`() {
        var dice = SystemRandomNumberGenerator()
        let whole = RecordingSample.wave(
            samples: 20,
            before: Array("LIST".utf8) + [2, 0, 0, 0, 1, 2]
        )
        for _ in 0..<5000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...6, using: &dice) {
                let place = Int.random(in: 0..<bytes.count, using: &dice)
                bytes[place] = UInt8.random(in: 0...255, using: &dice)
            }
            bytes.removeLast(Int.random(in: 0..<bytes.count, using: &dice))
            if let wave = try? WaveFile(bytes) {
                #expect(wave.samples.upperBound <= bytes.count && wave.samples.count % 2 == 0)
            }
        }
    }

    @Test(arguments: [
        ("  Wie spät\n ist es? ", "Wie spät ist es?"), ("[BLANK_AUDIO]", nil), ("(music)", nil),
        ("*coughs*", nil), ("", nil), (" … ", nil), ("[a] hello [b]", "[a] hello [b]"), ("5", "5"),
    ])
    func `words are one line, and noises are none`(text: String, words: String?) {
        #expect(RecognisedText.words(text) == words)
    }

    @Test func `nobody says that much in a minute`() {
        let words = RecognisedText.words(String(repeating: "müde ", count: 10_000)) ?? ""
        #expect((3990...4000).contains(words.utf8.count))
    }
}

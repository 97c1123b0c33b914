// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer
import SusiStore

/// The protocol as others have written it: script/peers-wyoming starts them.
@Suite(.enabled(if: peerPort != nil, "script/peers-wyoming starts what it needs"))
struct WyomingPeerTests {
    private func house(_ model: String? = nil) throws -> Household {
        let port = try #require(peerPort)
        return try Household(
            recogniser: RecogniserSource("wyoming://127.0.0.1:\(port)", model: model)
        )
    }

    @Test(arguments: [1, 100, 4096, 4097, 100_000])
    func `what arrives is what was said`(samples: Int) throws {
        let recording = RecordingSample.wave(samples: samples)
        let response = try house("small").say(recording, "language=de")
        let sum = Checksum.of(recording[44...])
        #expect(
            try JSON(parsing: response.bytes)["text"]
                == .string("de small 16000 2 1 \(samples * 2) \(sum) Grüße")
        )
    }

    @Test func `what nobody has named is not sent`() throws {
        let response = try house().say(RecordingSample.wave(rate: 44100))
        let text = try JSON(parsing: response.bytes)["text"]?.string
        #expect(text?.hasPrefix("None None 44100 2 1 ") == true)
    }

    @Test func `it says who it is`() throws {
        let outcome = try #require(try house().service.outside.recogniser?.name()).waited()
        #expect(try outcome.get() == "listener")
    }

    /// CRC-32 as zlib has it.
    private enum Checksum {
        static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
            ~bytes.reduce(~UInt32(0)) { sum, byte in
                (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
                    rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0)
                }
            }
        }
    }
}

private let peerPort = ProcessInfo.processInfo.environment["SUSI_WYOMING_PEER"]

// Susi. SPDX-License-Identifier: Apache-2.0

/// What came of a trial: a transcript, and the promises that were broken.
public struct TrialOutcome: Sendable {
    /// Everything the trial noted, a line each.
    public private(set) var transcript: [UInt8] = []
    /// The sentences that should have been true of this input and were not.
    public private(set) var brokenPromises: [String] = []

    init() {}

    /// A short stand-in for the transcript: FNV-1a over its bytes, 64 bits wide.
    public var digest: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in transcript {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        return hash
    }

    mutating func note(_ text: String) {
        transcript.append(contentsOf: text.utf8)
        transcript.append(UInt8(ascii: "\n"))
    }

    mutating func note(_ bytes: [UInt8]) {
        transcript.append(contentsOf: bytes)
        transcript.append(UInt8(ascii: "\n"))
    }

    mutating func expect(_ holds: Bool, _ promise: String) {
        guard !holds else { return }
        brokenPromises.append(promise)
        note("BROKEN: \(promise)")
    }
}

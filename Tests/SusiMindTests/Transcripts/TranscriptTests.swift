// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Plays every file in `Scenarios`; a failure names the file and the line.
@Suite struct TranscriptTests {
    @Test(arguments: Transcript.all.map(\.lastPathComponent))
    func `a scenario goes as its transcript says`(name: String) throws {
        let url = try #require(Transcript.all.first { $0.lastPathComponent == name })
        try TranscriptRun.run(Transcript(at: url))
    }

    @Test func `there are scenarios`() {
        #expect(Transcript.all.count > 30)
    }
}

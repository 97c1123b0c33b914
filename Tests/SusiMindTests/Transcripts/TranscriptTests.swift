// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiTranscripts
import Testing

/// Plays every file in `Scenarios`; a failure names the file and the line.
@Suite struct TranscriptTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Scenarios").standardizedFileURL
    private static let names: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0.hasSuffix(".transcript") }.sorted()
    }()

    @Test(arguments: names)
    func `a scenario goes as its transcript says`(name: String) throws {
        let file = Self.folder.appending(path: name)
        let transcript = Transcript(try String(contentsOf: file, encoding: .utf8))
        for fault in TranscriptRun.faults(of: transcript) {
            let place = SourceLocation(
                fileID: "SusiMindTests/\(name)",
                filePath: file.path,
                line: fault.line,
                column: 1
            )
            Issue.record("\(fault.description)", sourceLocation: place)
        }
    }

    @Test func `there are scenarios`() {
        #expect(Self.names.count > 30)
    }
}

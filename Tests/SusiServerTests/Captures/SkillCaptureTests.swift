// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer

/// The recorded exchanges about skills, asked of our server with the same skills: same status, same
/// members of the same kinds with the same values, but for what `docs/differences.md` justifies.
@Suite(.enabled(if: Capture.areHere, "the recorded exchanges are not on this machine"))
struct SkillCaptureTests {
    private static let groups = ["Weather", "Knowledge"]

    /// The corpus of those groups, as the original had it.
    static func skills() throws -> [String: String] {
        // The corpus does not have this one, and it matters only that there are three.
        var skills = ["Weather/en/Lol.txt": "::name Lol\n\nLol\n!example:Lol\nHa!\n"]
        let models = Capture.folder.appending(path: "corpus/models/general")
        for group in groups {
            let folder = models.appending(path: "\(group)/en")
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where name.hasSuffix(".txt") {
                let skill = try Capture.skill("\(group)/en/\(name)")
                skills[skill.name] = skill.text
            }
        }
        return skills
    }

    @Test func `what is answered differs only in what is justified`() throws {
        let home = try Household(Self.skills())
        let token = try home.account("alice@example.com")
        // What was asked before the first of these was recorded.
        _ = try home.json("/susi/chat.json?q=who+created+you?")
        try home.storeUsage()
        var found: [Difference] = []
        for capture in Capture.numbered(Array(17...23) + Array(41...51)) {
            let target = capture.target.replacing("SampleAccessTokenForCapture001", with: token)
            let response = try home.response(capture.method, target, ["User-Agent": "capture-26"])
            found += try capture.differences(from: response)
        }
        let unjustified = try DifferenceTable.unjustified(found)
        #expect(
            unjustified.isEmpty,
            """
            docs/differences.md does not say why:
            \(unjustified.map { "\($0)" }.joined(separator: "\n"))
            """
        )
    }
}

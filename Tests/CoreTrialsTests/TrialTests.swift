// Susi. SPDX-License-Identifier: Apache-2.0

import CoreTrials
import Foundation
import Testing

@Suite struct TrialTests {
    /// The root of the clone, found from where this file lies.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(arguments: Trial.all.map(\.name.description))
    func `every promise holds for what once broke it`(name: String) throws {
        let trial = try #require(Trial.named(name.utf8))
        let folder = Self.root.appending(path: "Fuzz/Failures/\(name)")
        for file in try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        ) {
            let outcome = trial.run(on: [UInt8](try Data(contentsOf: file)))
            #expect(outcome.brokenPromises == [], "\(file.lastPathComponent)")
        }
    }

    @Test(arguments: Trial.all.map(\.name.description))
    func `a trial takes any bytes and says the same of them each time`(name: String) throws {
        let trial = try #require(Trial.named(name.utf8))
        for input: [UInt8] in [[], [0], [0xFF, 0xFE], Array("{\"a\":[1,2.50,\"ä\"]}".utf8)] {
            let outcome = trial.run(on: input)
            #expect(outcome.brokenPromises == [])
            #expect(outcome.digest == trial.run(on: input).digest)
        }
    }

    @Test(arguments: Trial.all.map(\.name.description))
    func `every trial is given inputs`(name: String) throws {
        let list = try String(
            contentsOf: Self.root.appending(path: "Tests/inputs"),
            encoding: .utf8
        )
        #expect(list.split(separator: "\n").contains { $0.hasPrefix("\(name) ") })
    }

    @Test func `a name nobody gave finds no trial`() {
        #expect(Trial.named("jso".utf8).map(\.name.description) == nil)
    }
}

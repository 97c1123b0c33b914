// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiMind
import SusiStore
import SusiWire
import Testing

@testable import SusiServer

/// Two servers with one database.
@Suite struct TwoServerTests {
    private let house: Household
    private let first: Service
    private let second: Service
    private let key = TwoServerTests.key
    private static let key = "general/Jokes/en/cow"

    init() throws {
        house = try Household()
        let path = house.folder.appending(path: "susi.sqlite").path
        first = try TwoServerTests.service(at: path, of: house)
        second = try TwoServerTests.service(at: path, of: house)
    }

    private static func service(at path: String, of house: Household) throws -> Service {
        Service(
            Assistant(Mind(), fetcher: nil),
            shelf: SkillShelf(SkillFolder(house.shelf.path), log: Log(.error)),
            store: try Store.open(path),
            page: nil,
            log: Log(.error)
        )
    }

    private func card(_ service: Service) throws -> SkillCard? {
        let showcase = try service.currentShowcase().waited().get()
        return showcase.catalog.entry(named: key).map { showcase.shown($0).card }
    }

    @Test func `what one of them is told, the other knows soon`() throws {
        let news = Monitor(0)
        second.shelf.listen { _ in news.update { $0 += 1 } }
        let told = Monitor(0)
        second.store.observe { _, _ in told.update { $0 += 1 } }
        var version = StoredVersion()
        version.text = "Moo\nMoo yourself!\n"
        let written = version
        _ = try first.store.write { transaction in
            try transaction.skills.write(written, of: Self.key, at: .earliest)
        }.waited().get()
        #expect(news.wait(atMost: .seconds(30)) { $0 > 1 })
        #expect(second.assistant.mind.skill(at: "models/\(key).txt") != nil)
        #expect(try card(second)?.rating?.positive == 0)

        let before = told.update { $0 }
        _ = try first.store.write { try $0.opinions.vote(true, on: Self.key) }.waited().get()
        #expect(told.wait(atMost: .seconds(30)) { $0 > before })
        #expect(try card(second)?.rating?.positive == 1)
    }

    @Test func `what was counted and not stored yet is stored at the end`() throws {
        first.usage.count(key, country: nil, device: "iOS", at: .earliest)
        first.settle()
        let uses = try second.store.read { try $0.usage.byDevice(Self.key) }.waited().get()
        #expect(uses.first?.count == 1)
    }
}

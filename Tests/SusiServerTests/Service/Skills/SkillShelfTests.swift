// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiMind
import SusiWire
import Testing

@testable import SusiServer

@Suite struct SkillShelfTests {
    private let house: Household

    init() throws {
        house = try Household()
    }

    @Test func `a changed skill answers anew, and only it is read again`() throws {
        #expect(house.shelf.readings == 3)
        house.service.tidy()
        #expect(house.shelf.readings == 3)
        try house.write("Hello\nWelcome back!\n", to: "Small Talk/en/greetings.txt")
        #expect(try house.answer(to: "hello") == "Hello there!")
        house.service.tidy()
        #expect(try house.answer(to: "hello") == "Welcome back!")
        #expect(house.shelf.readings == 4)
    }

    @Test func `a new skill answers, and a removed one does not`() throws {
        try house.write("Knock knock\nWho is there?\n", to: "Jokes/en/knock.txt")
        house.service.tidy()
        #expect(try house.answer(to: "knock knock") == "Who is there?")
        #expect(try house.json("/cms/getGroups.json")["groups"]?.array?.first == "Jokes")
        try house.remove("Jokes/en/knock.txt")
        house.service.tidy()
        #expect(try house.answer(to: "knock knock")?.hasPrefix("I don't know") == true)
        #expect(try house.json("/cms/getGroups.json")["groups"]?.array?.first == "Knowledge")
        #expect(house.shelf.readings == 4)
    }

    @Test func `hidden files and others that are no skills are passed over`() throws {
        try house.write("Hello\nFrom a swap file.\n", to: "Small Talk/en/.greetings.txt.swp")
        try house.write("Hello\nFrom a hidden file.\n", to: "Small Talk/en/.hidden.txt")
        try house.write("png", to: "Small Talk/en/images/greetings.png")
        house.service.tidy()
        #expect(house.shelf.readings == 3)
    }

    @Test func `what is wrong with a skill is told once`() throws {
        let before = house.log.count
        try house.write("Hello\n!javascript:$!$\n1 +", to: "Small Talk/en/broken.txt")
        house.service.tidy()
        let told = house.log[before...].filter { $0.contains("file=\"Small Talk/en/broken.txt\"") }
        #expect(!told.isEmpty)
        #expect(told.allSatisfy { $0.contains("level=info") && $0.contains(" line=") })
        let after = house.log.count
        try house.write("Hello\nHello again!\n", to: "Small Talk/en/greetings.txt")
        house.service.tidy()
        #expect(house.log[after...].allSatisfy { !$0.contains("broken.txt") })
    }

    @Test func `a file that is too long is left out and told of`() throws {
        let long = String(repeating: "Hello\nHi\n\n", count: 200_000)
        try house.write(long, to: "Small Talk/en/long.txt")
        house.service.tidy()
        #expect(house.shelf.catalog.mind.count == 3)
        #expect(house.log.contains { $0.contains("level=error") && $0.contains("too long") })
    }

    @Test func `a folder that vanishes changes nothing, and is told of once`() throws {
        let skills = house.folder.appending(path: "Skills")
        let away = house.folder.appending(path: "Away")
        try FileManager.default.moveItem(at: skills, to: away)
        house.service.tidy()
        house.service.tidy()
        #expect(try house.answer(to: "hello") == "Hello there!")
        #expect(house.log.filter { $0.contains("cannot be read") }.count == 1)
        try FileManager.default.moveItem(at: away, to: skills)
        try house.write("Hello\nBack again!\n", to: "Small Talk/en/greetings.txt")
        house.service.tidy()
        #expect(try house.answer(to: "hello") == "Back again!")
    }
}

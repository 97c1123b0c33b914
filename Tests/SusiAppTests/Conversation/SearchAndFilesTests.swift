// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire
import Testing

@Suite struct SearchAndFilesTests {
    /// A conversation of so many turns.
    private func desk(_ count: Int) -> Desk {
        var desk = Desk()
        desk.start()
        let time = desk.now - 1_000_000_000
        let cognitions = (0..<count).map {
            JSON.chat("question \($0)", "Ärger \($0 % 10)", date: time + Int64($0) * 1000)
        }
        desk.take(.memory(cognitions))
        return desk
    }

    @Test func `a text is found in all pages, whatever its capitals`() throws {
        var desk = desk(500)
        desk = desk.reloaded()
        desk.start()
        desk.perform(desk.conversation.search("ÄRGER 7", &desk.tickets))
        desk.idle()
        #expect(desk.conversation.search?.hits.count == 50)
        #expect(desk.conversation.search?.isDone == true)
        desk.perform(desk.conversation.step(isForward: false, &desk.tickets))
        let last = try #require(desk.conversation.search?.current)
        #expect(desk.conversation.index(of: last) == 497 * 2 + 1)
        desk.perform(desk.conversation.step(isForward: false, &desk.tickets))
        let before = try #require(desk.conversation.search?.current)
        #expect(desk.conversation.index(of: before) == 487 * 2 + 1)
        #expect(desk.conversation.search?.number == 49)
        for _ in 0..<2 { desk.perform(desk.conversation.step(isForward: true, &desk.tickets)) }
        #expect(desk.conversation.search?.number == 1)
        desk.perform(desk.conversation.search("", &desk.tickets))
        #expect(desk.conversation.search == nil)
    }

    @Test func `what was found is pointed to`() throws {
        var desk = desk(1)
        desk.perform(desk.conversation.search("ä", &desk.tickets))
        let search = try #require(desk.conversation.search)
        #expect(search.ranges(in: "xÄä b ä") == [1..<3, 3..<5, 8..<10])
        // With an accent or without, also one that follows its letter.
        #expect(search.ranges(in: "xA a\u{308}b") == [1..<2, 3..<6])
        desk.perform(desk.conversation.search("ab", &desk.tickets))
        let ascii = try #require(desk.conversation.search)
        #expect(ascii.ranges(in: "ABab-aab") == [0..<2, 2..<4, 6..<8])
        #expect(ascii.ranges(in: "İab日ab") == [2..<4, 7..<9])
        #expect(ascii.ranges(in: "") == [])
        desk.perform(desk.conversation.search("СТРАẞE straße Ωδή", &desk.tickets))
        let mixed = try #require(desk.conversation.search)
        #expect(mixed.ranges(in: "страẞe STRASSE ΩΔή").count == 1)
    }

    @Test func `what is exported can be taken in again, once`() throws {
        var desk = desk(200)
        desk.ask("not answered")
        desk.perform(desk.conversation.export(.json, desk.asking, at: desk.now, &desk.tickets))
        desk.idle()
        let file = try #require(desk.file)
        let json = try JSON(parsing: file)
        #expect(json["turns"]?.array?.count == 201)
        var other = Desk()
        other.start()
        other.take(file)
        #expect(other.news == [.imported(201)])
        #expect(other.texts() == desk.texts())
        #expect(other.requests.isEmpty)
        other.take(file)
        #expect(other.news.last == .imported(0))
        #expect(other.texts() == desk.texts())
        desk.take(file)
        #expect(desk.news.last == .imported(0))
    }

    @Test func `a readable text has times and who spoke`() throws {
        var desk = desk(1)
        desk.asking.minutesFromUTC = 60
        desk.perform(desk.conversation.export(.text, desk.asking, at: desk.now, &desk.tickets))
        desk.idle()
        let text = String(decoding: try #require(desk.file), as: UTF8.self)
        #expect(text == "2023-11-03 09:26 You: question 0\n2023-11-03 09:26 Susi: Ärger 0\n")
    }

    @Test(arguments: ["", "{", "{}", "[]", "{\"turns\":[]}", "null", "\u{FEFF}{\"cognitions\":1}"])
    func `a file that holds no conversation is refused`(file: String) {
        var desk = desk(1)
        desk.take(Array(file.utf8))
        #expect(desk.news.last == .notImported)
        #expect(desk.conversation.rowCount == 2)
    }

    @Test func `nonsense within a file is left out`() {
        var desk = Desk()
        desk.start()
        let file: JSON = [
            "format": "susi-conversation-1",
            "turns": [
                1, nil, [:], ["asked": "yesterday"], ["asked": "2020-01-01T00:00:00.000Z"],
                ["asked": "2020-01-01T00:00:01.000Z", "question": "one", "answer": 7],
                ["asked": "9999-12-31T00:00:01.000Z", "question": "late", "deleted": [0, 99, -1]],
            ],
        ]
        desk.take(Array(file.text().utf8))
        #expect(desk.news == [.imported(3)])
        #expect(desk.texts().first == "one")
    }

    @Test func `what a server exports of an account is taken in`() {
        var desk = Desk()
        desk.start()
        let archive: JSON = [
            "format": "susi-account-1",
            "conversation": [["asked": "…", "query": "hello", "document": .chat("hello", "Hi!")]],
        ]
        desk.take(Array(archive.text().utf8))
        #expect(desk.texts() == ["hello", "Hi!"])
    }

    @Test func `deleted messages come back from a file`() throws {
        var desk = desk(2)
        desk.perform(desk.conversation.export(.json, desk.asking, at: desk.now, &desk.tickets))
        desk.idle()
        let file = try #require(desk.file)
        let part = try #require(desk.conversation.row(at: 0))
        for number in [0, 1] {
            desk.perform(
                desk.conversation.delete(
                    TurnPart(turn: part.turn, number: number),
                    isEverywhere: false,
                    desk.asking,
                    &desk.tickets
                )
            )
        }
        #expect(desk.conversation.rowCount == 2)
        desk.take(file)
        #expect(desk.texts() == ["question 0", "Ärger 0", "question 1", "Ärger 1"])
    }
}

extension Desk {
    /// Takes in a file.
    mutating func take(_ json: JSON) {
        take(Array(json.text().utf8))
    }

    mutating func take(_ file: [UInt8]) {
        perform(conversation.take(file: file, asking, at: now, &tickets))
        idle()
    }

    /// The file that was made last.
    var file: [UInt8]? {
        for case .exported(_, _, let content) in news.reversed() { return content }
        return nil
    }
}

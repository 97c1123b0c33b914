// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct ForgettingTests {
    private let house: Household

    init() throws {
        house = try Household(["Small Talk/en/talk.txt": "Hello\nHello there!\n"])
    }

    private func queries(_ token: String = "") throws -> [String] {
        let json = try house.json("/susi/memory.json?access_token=\(token)")
        return json["cognitions"]?.array?.compactMap { $0["query"]?.string } ?? []
    }

    private func ask(_ token: String = "") throws {
        for number in 0..<3 {
            house.wait(milliseconds: 1000)
            _ = try house.json("/susi/chat.json?q=question+\(number)&access_token=\(token)")
        }
    }

    private func forget(_ form: String, _ token: String = "") throws -> Int {
        let target = "/susi/forget.json?access_token=\(token)"
        let fields: HTTPFields = ["Content-Type": "application/x-www-form-urlencoded"]
        return try house.response(.post, target, fields, body: form).status
    }

    private func date(_ query: String, _ token: String = "") throws -> String {
        let json = try house.json("/susi/memory.json?access_token=\(token)")
        let cognition = json["cognitions"]?.array?.first { $0["query"]?.string == query }
        return try #require(cognition?["query_date"]?.string)
    }

    @Test(arguments: [true, false])
    func `one question is forgotten, by time and words`(hasAccount: Bool) throws {
        let token = hasAccount ? try house.account("jane@example.com") : ""
        try ask(token)
        let date = try date("question 1", token)
        #expect(try forget("date=\(date)&query=another", token) == 200)
        #expect(try queries(token).count == 3)
        #expect(try forget("date=\(date)&query=question+1", token) == 200)
        #expect(try queries(token) == ["question 2", "question 0"])
        #expect(try forget("date=\(try self.date("question 0", token))", token) == 200)
        #expect(try queries(token) == ["question 2"])
    }

    @Test(arguments: [true, false])
    func `a whole conversation is forgotten, and nobody else's`(hasAccount: Bool) throws {
        let token = hasAccount ? try house.account("jane@example.com") : ""
        let other = try house.account("joe@example.com")
        try ask(token)
        try ask(other)
        #expect(try forget("all=true", token) == 200)
        #expect(try queries(token) == [])
        #expect(try queries(other).count == 3)
    }

    @Test func `it has to be said what is to be forgotten`() throws {
        #expect(try forget("") == 400)
        #expect(try forget("date=yesterday") == 422)
        #expect(try house.response(.get, "/susi/forget.json?all=true").status == 405)
    }

    @Test func `an account is told up to a hundred questions at once`() throws {
        let token = try house.account("jane@example.com")
        for number in 0..<12 {
            house.wait(milliseconds: 1000)
            _ = try house.json("/susi/chat.json?q=question+\(number)&access_token=\(token)")
        }
        #expect(try queries(token).count == 10)
        let json = try house.json("/susi/memory.json?cognitions=100&access_token=\(token)")
        #expect(json["cognitions"]?.array?.count == 12)
    }
}

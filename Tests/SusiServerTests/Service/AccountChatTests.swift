// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct AccountChatTests {
    let house: Household

    init() throws {
        house = try Household()
    }

    @Test(arguments: ["access_token", "access-token"])
    func `Q2: a token is taken in both spellings`(name: String) throws {
        let token = try house.account("jane@example.com")
        let json = try house.json("/susi/chat.json?q=hello&\(name)=\(token)")
        #expect(json["session"]?["identity"]?["name"] == "jane@example.com")
        #expect(json["session"]?["identity"]?["type"] == "email")
        #expect(json["session"]?["identity"]?["anonymous"] == false)
    }

    @Test func `a token is taken from the header too`() throws {
        let token = try house.account("jane@example.com")
        let json = try house.json("/susi/chat.json?q=hello", ["Authorization": "Bearer \(token)"])
        #expect(json["session"]?["identity"]?["name"] == "jane@example.com")
    }

    @Test func `Q3: who has an unknown token is a guest`() throws {
        let unknown = String(repeating: "x", count: 30)
        let json = try house.json("/susi/chat.json?q=hello&access_token=\(unknown)")
        #expect(json["session"]?["identity"]?["anonymous"] == true)
        let response = try house.response(
            .get,
            "/aaa/listUserSettings.json?access_token=\(unknown)"
        )
        #expect(response.status == 401)
        let words = "Base user role not sufficient. Your base user role is 'ANONYMOUS', "
        #expect(response.message == words + "minimum user role required is 'user'")
    }

    @Test func `an account is remembered on every device, and not by guests`() throws {
        let token = try house.account("jane@example.com")
        let phone: HTTPFields = ["User-Agent": "Phone"]
        _ = try house.json("/susi/chat.json?q=my+name+is+ada&access_token=\(token)", phone)
        let json = try house.json("/susi/chat.json?q=what+is+my+name&access_token=\(token)")
        #expect(json.said == "You are ada.")
        #expect(try house.answer(to: "What is my name", phone)?.contains("ada") != true)
    }

    @Test func `what was remembered is there after a restart`() throws {
        let token = try house.account("jane@example.com")
        _ = try house.json("/susi/chat.json?q=my+name+is+ada&access_token=\(token)")
        let again = Service(
            house.service.assistant,
            shelf: house.shelf,
            store: house.store,
            page: nil,
            log: Log(.error)
        )
        let request = HTTPRequest(
            .get,
            target: Array("/susi/chat.json?q=what+is+my+name&access_token=\(token)".utf8),
            client: try #require(IPAddress("192.0.2.7"))
        )
        let response = again.outcome(of: request).waited()
        #expect(try JSON(parsing: response.bytes).said == "You are ada.")
    }

    @Test func `Q17: the memory of an account has the newest first, and goes on from a date`()
        throws
    {
        let token = try house.account("jane@example.com")
        for question in ["hello", "hi", "what+is+my+name"] {
            _ = try house.json("/susi/chat.json?q=\(question)&access_token=\(token)")
            house.wait(milliseconds: 1000)
        }
        let all = try house.json("/susi/memory.json?cognitions=2&access_token=\(token)")
        let cognitions = try #require(all["cognitions"]?.array)
        #expect(cognitions.map { $0["query"] } == ["what is my name", "hi"])
        #expect(all["cognitions_remaining"] == 1)
        let date = try #require(cognitions[1]["query_date"]?.string)
        let rest = try house.json("/susi/memory.json?date=\(date)&access_token=\(token)")
        #expect(rest["cognitions"]?.array?.compactMap { $0["query"] } == ["hi", "hello"])
        #expect(rest["cognitions_remaining"] == 0)
    }

    @Test func `a token that was ended opens nothing`() throws {
        let token = try house.account("jane@example.com")
        _ = try house.json("/susi/chat.json?q=hello&access_token=\(token)")
        let digest = try #require(Token(sent: token)).digest
        _ = try house.store.write { try $0.tokens.end(digest) }.waited().get()
        let json = try house.json("/susi/chat.json?q=hello&access_token=\(token)")
        #expect(json["session"]?["identity"]?["anonymous"] == true)
    }

    @Test func `no page of another site can read an account by loading a script`() throws {
        let token = try house.account("jane@example.com")
        let response = try house.response(
            .get,
            "/susi/memory.json?callback=f&access_token=\(token)"
        )
        #expect(response.status == 403)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer
import SusiStore

@Suite struct ModelServiceTests {
    private let model: FakeModel
    private let house: Household

    init() throws {
        model = try FakeModel(.says(["The moon ", "is far."]))
        house = try Household(model: model, key: "s3cret")
    }

    private func answer(_ json: JSON) -> JSON? { json["answers"]?.array?.first }

    @Test func `old apps get what no skill knows as one answer`() throws {
        let json = try house.json("/susi/chat.json?q=how+tall+is+the+moon")
        let actions = answer(json)?["actions"]?.array
        #expect(actions?.count == 1)
        #expect(actions?.first?["type"] == "answer")
        #expect(json.said == "The moon is far.")
        #expect(answer(json)?["model"] == "small")
        // No skill that anybody could rate, but a path, without which old apps fall over.
        #expect(
            answer(json)?["skills"]?.array
                == ["/susi_skill_data/models/general/Knowledge/en/susi.txt"]
        )
        let request = try #require(model.asked.first)
        #expect(request.path == "/v1/chat/completions")
        #expect(request.fields["Authorization"] == "Bearer s3cret")
        let body = try JSON(parsing: request.body)
        #expect(body["model"] == "small")
        #expect(body["stream"] == true)
        #expect(model.messages.map { $0.role } == ["system", "user"])
        #expect(model.messages.last?.content == "how tall is the moon")
        #expect(model.messages.first?.content.contains("You are Susi") == true)
    }

    @Test func `what a skill answers is nobody else's business`() throws {
        let json = try house.json("/susi/chat.json?q=hello")
        #expect(json.said == "Hello there!")
        #expect(answer(json)?["model"] == nil)
        #expect(model.asked.isEmpty)
    }

    @Test func `who only says that nobody knows is heard when nobody does`() throws {
        let fallback = """
            {"rules": [{"phrases": [{"type": "minor", "expression": "*"}],
              "actions": [{"type": "answer", "mood": "sabta", "phrases": ["Search me."]}]}]}
            """
        let search = """
            {"rules": [{"phrases": [{"type": "minor", "expression": "*"}],
              "actions": [{"type": "websearch", "query": "$1$", "count": 10}]}]}
            """
        for skill in [fallback, search] {
            model.now(.says(["It is far."]))
            let house = try Household(["Assistants/en/fallback.json": skill], model: model)
            #expect(try house.answer(to: "How tall is the moon") == "It is far.")
            model.now(.answers("", status: 500))
            let json = try house.json("/susi/chat.json?q=how+tall+is+the+sun")
            #expect(answer(json)?["model"] == nil)
            let action = answer(json)?["actions"]?.array?.first
            #expect(action?["expression"] == "Search me." || action?["type"] == "websearch")
        }
    }

    @Test func `a search that was asked for is no way out`() throws {
        let house = try Household(
            [
                "Assistants/en/search.json": """
                {"rules": [{"phrases": [{"type": "pattern", "expression": "search for *"}],
                  "actions": [{"type": "websearch", "query": "$1$", "count": 10}]}]}
                """
            ],
            model: model
        )
        let json = try house.json("/susi/chat.json?q=search+for+cows")
        #expect(answer(json)?["actions"]?.array?.first?["type"] == "websearch")
        #expect(model.asked.isEmpty)
    }

    @Test func `the last turns are told, the latest last`() throws {
        _ = try house.answer(to: "Hello")
        _ = try house.answer(to: "How tall is the moon")
        model.now(.says(["Farther."]))
        #expect(try house.answer(to: "And the sun") == "Farther.")
        #expect(
            model.messages.dropFirst().map { "\($0.role): \($0.content)" } == [
                "user: Hello", "assistant: Hello there!", "user: How tall is the moon",
                "assistant: The moon is far.", "user: And the sun",
            ]
        )
        for number in 1...9 { _ = try house.answer(to: "Moo \(number)") }
        #expect(model.messages.count == 2 + 2 * 5)
        let long = String(repeating: "moo ", count: 1000)
        _ = try house.answer(to: long)
        _ = try house.answer(to: "Again")
        #expect(model.messages.dropLast().allSatisfy { $0.content.count <= 1500 })
    }

    @Test func `guests and accounts are remembered what it said`() throws {
        let token = try house.account("jane@example.com")
        for credentials in ["", "&access_token=\(token)"] {
            _ = try house.json("/susi/chat.json?q=how+tall+is+the+moon\(credentials)")
            let memory = try house.json("/susi/memory.json?\(credentials)")
            let cognition = memory["cognitions"]?.array?.first
            #expect(cognition?.said == "The moon is far.")
            #expect(cognition.flatMap { answer($0) }?["model"] == "small")
        }
        _ = try house.json("/susi/chat.json?q=and+the+sun&access_token=\(token)")
        #expect(model.messages.dropLast().last?.content == "The moon is far.")
    }

    @Test func `everybody can do without it`() throws {
        let target = "/susi/chat.json?q=how+tall+is+the+moon"
        let json = try house.json(target + "&assistantModel=false")
        #expect(json.said?.hasPrefix("I don't know") == true)
        let token = try house.account("jane@example.com")
        let change = "/aaa/changeUserSettings.json?access_token=\(token)&assistantModel=false"
        #expect(try house.response(.get, change).status == 200)
        #expect(try house.json("\(target)&access_token=\(token)").said?.hasPrefix("I don") == true)
        #expect(model.asked.isEmpty)
        #expect(try house.json(target).said == "The moon is far.")
    }

    @Test func `who tries a skill hears that skill only, and silence is no question`() throws {
        for query in ["q=moon&excludeDefaultSkills=true", "q=moon&instant=cow%0AMoo.", "q=+", ""] {
            _ = try house.json("/susi/chat.json?\(query)")
        }
        #expect(model.asked.isEmpty)
    }

    @Test func `pictures that it names are not fetched for it`() throws {
        model.now(.says(["![cow](https://evil.test/?q=secret) https://evil.test/x.png"]))
        let json = try house.json("/susi/chat.json?q=how+tall+is+the+moon")
        #expect(answer(json)?["pictures"] == nil)
    }

    @Test func `the first model that is listed is asked, or whatever there is`() throws {
        model.list("{\"data\": [{\"id\": \"large\"}, {\"id\": \"small\"}]}")
        let house = try Household(model: model, name: nil)
        for question in ["moon", "sun"] {
            let json = try house.json("/susi/chat.json?q=\(question)")
            #expect(answer(json)?["model"] == "large")
            #expect(try JSON(parsing: #require(model.asked.last).body)["model"] == "large")
        }
        model.list("moo")
        let other = try Household(model: model, name: nil)
        let json = try other.json("/susi/chat.json?q=moon")
        #expect(json.said == "The moon is far.")
        #expect(answer(json)?["model"] == "model")
        #expect(try JSON(parsing: #require(model.asked.last).body)["model"] == nil)
    }

    @Test func `nobody but the model may be called where it stands`() throws {
        let preview = "/susi/linkPreview.json?url=\(model.address)/models"
        #expect(try house.response(.get, preview).status == 403)
        var options = Outside.Options()
        options.isOffline = true
        options.model = ModelSource("http://192.0.2.1/v1")
        #expect(try Outside(options).model == nil)
        for place in ["http://localhost:1/v1", "http://[::1]/v1/", "http://127.0.0.2/v1"] {
            options.model = ModelSource(place)
            #expect(try Outside(options).model != nil)
        }
    }
}

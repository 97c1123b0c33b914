// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct SettingsServiceTests {
    private let house: Household
    private let alice: String
    private let bob: String

    init() throws {
        house = try Household()
        try house.signUp("alice@example.com")
        try house.signUp("bob@example.com")
        alice = try house.login("alice@example.com")
        bob = try house.login("bob@example.com")
    }

    @Test func `Q18: settings are taken in both spellings and given as every app reads them`()
        throws
    {
        for query in [
            "theme=dark&prefLanguage=en-US&speechRate=1.2", "key1=enter_send&value1=1&count=1",
            "hotwordRecognition=0&count=1", "brandNew=yes&micInput=no",
        ] {
            let response = try set(query, bob)
            #expect(response.status == 200)
            #expect(response.message == "You successfully changed settings of your account!")
        }
        let json = try house.json("/aaa/listUserSettings.json?access_token=\(bob)")
        #expect(json["message"] == "Success: Showing user settings")
        #expect(
            json["settings"]?.isEquivalent(to: [
                "theme": "dark", "prefLanguage": "en-US", "speechRate": "1.2",
                "enterAsSend": "true", "hotwordRecognition": "false", "brandNew": "yes",
                "micInput": "false",
            ]) == true
        )
    }

    @Test func `what was decided without a connection does not replace what was decided since`()
        throws
    {
        #expect(try set("theme=dark", bob).status == 200)
        #expect(
            try set("theme=light&micInput=no&ages=theme=600000,micInput=600000", bob).status == 200
        )
        let json = try house.json("/aaa/listUserSettings.json?access_token=\(bob)")
        #expect(json["settings"]?["theme"] == "dark")
        #expect(json["settings"]?["micInput"] == "false")
        #expect(json["settings"]?["ages"] == nil)
        #expect((json["ages"]?["theme"]?.int64 ?? -1) < 600_000)
        #expect((json["ages"]?["micInput"]?.int64 ?? -1) >= 600_000)
        // Nonsense is the same as nothing.
        #expect(
            try set("theme=light&ages=theme=-5,=,x,theme=99999999999999999999", bob).status == 200
        )
        let after = try house.json("/aaa/listUserSettings.json?access_token=\(bob)")
        #expect(after["settings"]?["theme"] == "light")
    }

    @Test func `who has set nothing has an empty object`() throws {
        let json = try house.json("/aaa/listUserSettings.json?access_token=\(bob)")
        #expect(json["settings"] == [:])
    }

    @Test(
        "refused settings",
        arguments: [
            ("", 400, "Bad Service call, key or value parameters not provided"),
            ("key1=theme&count=1", 400, "Bad Service call, key or value parameters not provided"),
            ("userName=ab", 400, nil), ("key1=a&value1=b", 400, nil),
            ("theme=\(String(repeating: "x", count: 9000))", 422, nil),
        ] as [(String, Int, String?)]
    )
    func refused(query: String, status: Int, message: String?) throws {
        let response = try set(query, bob)
        #expect(response.status == status)
        if let message { #expect(response.message == message) }
    }

    @Test func `an account has so many settings at most, and none of too many is stored`() throws {
        for part in 0..<3 {
            let query = (0..<100).map { "s\(part * 100 + $0)=x" }.joined(separator: "&")
            #expect(try set(query, bob).status == 200)
        }
        #expect(try set("one=more", bob).status == 422)
        let json = try house.json("/aaa/listUserSettings.json?access_token=\(bob)")
        #expect(json["settings"]?.object?.count == 300)
    }

    @Test func `administrators set things for others, others do not`() throws {
        #expect(try set("theme=dark&email=bob@example.com", alice).status == 200)
        #expect(try set("theme=light&email=alice@example.com", bob).status == 401)
        #expect(try set("theme=light&email=nobody@example.com", alice).status == 422)
        let json = try house.json(
            "/aaa/listUserSettings.json?access_token=\(alice)&email=bob@example.com"
        )
        #expect(json["settings"]?["theme"] == "dark")
    }

    @Test func `keys for services elsewhere are the asker's own, or everybody's`() throws {
        let none = try house.json("/aaa/getApiKeys.json")
        #expect(none["keys"] == [:])
        let keys = "/aaa/apiKeys.json?keyName=maps&keyValue="
        let own = try house.response(.get, keys + "own&access_token=\(bob)")
        #expect(own.status == 200)
        let shared = keys + "shared&type=public&access_token="
        #expect(try house.response(.get, shared + bob).status == 401)
        #expect(try house.response(.get, shared + alice).status == 200)
        let all = try house.json("/aaa/getApiKeys.json?type=public")
        #expect(all["keys"] == ["maps": ["value": "shared"]])
        let bobs = try house.json("/aaa/getApiKeys.json?type=user&access_token=\(bob)")
        #expect(bobs["keys"] == ["maps": ["value": "own"]])
        #expect(try house.response(.get, "/aaa/getApiKeys.json?type=user").status == 401)
        let removal = "/aaa/apiKeys.json?keyName=maps&deleteKey=true&access_token=\(bob)"
        #expect(try house.response(.get, removal).status == 200)
        #expect(try house.response(.get, removal).status == 422)
        let missing = "/aaa/apiKeys.json?keyName=maps&access_token=\(bob)"
        #expect(try house.response(.get, missing).status == 400)
    }

    @Test func `Q23: no form asks for a captcha, and every switch is a text`() throws {
        let json = try house.json("/aaa/getCaptchaConfig.json")
        #expect(
            json["captchaConfig"]
                == ["login": "false", "signUp": "false", "changePassword": "false"]
        )
        let change = "/aaa/captchaConfigService.json?key=signUp&access_token=\(alice)&value="
        #expect(try house.response(.get, change + "false").status == 200)
        #expect(try house.response(.get, change + "true").status == 422)
    }

    private func set(_ query: String, _ token: String) throws -> HTTPResponse {
        try house.response(.get, "/aaa/changeUserSettings.json?access_token=\(token)&\(query)")
    }
}

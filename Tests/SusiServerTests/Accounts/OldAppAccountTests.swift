// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

/// What the old apps do with an account, request for request as each of them spells it.
@Suite struct OldAppAccountTests {
    private let house: Household
    private let form: HTTPFields = [
        "Content-Type": "application/x-www-form-urlencoded; charset=utf-8"
    ]

    init() throws {
        house = try Household()
        try house.signUp("admin@example.com")
    }

    /// Log-in and sign-up are forms, everything else is in the query; what it reads has to be an
    /// object, and every setting a text.
    @Test func `the iOS app signs up, logs in, keeps settings, changes its password and logs out`()
        throws
    {
        let check = try ios(.get, "/aaa/checkRegistration.json?check_email=ada%40example.com")
        #expect(check["exists"] == false)
        _ = try ios(.post, "/aaa/signup.json", "password=Tea-Pot%2042&signup=ada%40example.com")
        let login = try ios(
            .post,
            "/aaa/login.json",
            "login=ada%40example.com&password=Tea-Pot%2042&type=access-token"
        )
        let seconds = try #require(login["valid_seconds"]?.int64)
        #expect(seconds > 0)
        // The address that the app will name when it changes the password.
        let message = try #require(login["message"]?.string)
        let email = try #require(message.split(separator: " ").last)
        let token = try #require(login["access_token"]?.string)

        let chat = try ios(
            .get,
            "/susi/chat.json?access-token=\(token)&language=en&q=Hello&timezoneOffset=-530"
        )
        #expect(chat["session"]?["identity"]?["anonymous"] == false)
        let memory = try ios(.get, "/susi/memory.json?access_token=\(token)")
        #expect(memory["cognitions"]?.array?.count == 1)

        for setting in ["enterAsSend=1", "hotwordRecognition=0", "speechRate=0.5"] {
            let change = "/aaa/changeUserSettings.json?access_token=\(token)&count=1&"
            #expect(try ios(.get, change + setting)["accepted"] == true)
        }
        let settings = try ios(.get, "/aaa/listUserSettings.json?access_token=\(token)")
        for member in settings["settings"]?.object?.members ?? [] {
            #expect(member.value.string != nil)
        }
        #expect(settings["settings"]?["enterAsSend"] == "true")

        let change =
            "/aaa/changepassword.json?access_token=\(token)&changepassword=\(email)"
            + "&newpassword=Kettle%20Lake%207&password=Tea-Pot%2042"
        #expect(try ios(.get, change)["message"] == "Your password has been changed!")
        _ = try ios(.get, "/aaa/listUserSettings.json?access_token=\(token)")
        // It logs out by forgetting the token; the new password is the right one.
        _ = try ios(
            .post,
            "/aaa/login.json",
            "login=ada%40example.com&password=Kettle%20Lake%207&type=access-token"
        )
        let forgotten = try house.response(.get, "/aaa/recoverpassword.json?forgotemail=\(email)")
        #expect(forgotten.status == 200)
    }

    /// Everything is in the query, the body of a `POST` empty; failures are told by the status.
    @Test
    func `the Android app signs up, logs in, keeps settings and devices, changes its password`()
        throws
    {
        let signup = "/aaa/signup.json?signup=bea%40example.com&password="
        #expect(try android(.post, signup + "simple").status == 422)
        #expect(try android(.post, signup + "Tea-Pot%2042").status == 200)
        let login = "/aaa/login.json?type=access-token&login=bea%40example.com&password="
        #expect(try android(.post, login + "Wrong").status == 422)
        let unknown = "/aaa/login.json?type=access-token&login=x%40example.com&password=Wrong"
        #expect(try android(.post, unknown).status == 401)
        let reply = try JSON(parsing: try android(.post, login + "Tea-Pot%2042").bytes)
        let token = try #require(reply["access_token"]?.string)
        #expect(reply["valid_seconds"]?.int64 == 604_800)

        for (key, value) in [
            ("enter_send", "true"), ("mic_input", "false"), ("speech_output", "true"),
            ("speech_always", "false"), ("prefLanguage", "de"),
        ] {
            let change =
                "/aaa/changeUserSettings.json?key1=\(key)&value1=\(value)&count=1&access_token=\(token)"
            #expect(try android(.post, change).status == 200)
        }
        let settings = try android(.get, "/aaa/listUserSettings.json?access_token=\(token)")
        #expect(
            try JSON(parsing: settings.bytes)["settings"]?.isEquivalent(to: [
                "enterAsSend": "true", "micInput": "false", "speechOutput": "true",
                "speechOutputAlways": "false", "prefLanguage": "de",
            ]) == true
        )
        let device =
            "/aaa/addNewDevice.json?macid=AA%3ABB%3ACC%3ADD%3AEE%3A01&name=radio&room=hall"
            + "&latitude=1.3&longitude=103.8&access_token=\(token)"
        #expect(try android(.post, device).status == 200)
        let devices = try android(.get, "/aaa/listUserDevices.json?access_token=\(token)")
        #expect(
            try JSON(parsing: devices.bytes)["devices"]?["AA:BB:CC:DD:EE:01"]?["name"] == "radio"
        )
        let change =
            "/aaa/changepassword.json?changepassword=bea%40example.com&password=Tea-Pot%2042"
            + "&newpassword=Kettle%20Lake%207&access_token=\(token)"
        #expect(try android(.post, change).status == 200)
        #expect(try android(.post, login + "Kettle%20Lake%207").status == 200)
        // A token that has ended makes a guest of it, who still may chat.
        house.wait(milliseconds: 8 * 86_400_000)
        #expect(try android(.get, "/susi/chat.json?q=hello&access_token=\(token)").status == 200)
        let ended = try android(.get, "/aaa/listUserSettings.json?access_token=\(token)")
        #expect(ended.status == 401)
    }

    /// Everything is a `GET` whose query is put together without encoding.
    @Test func `the web client starts, signs up, logs in, keeps settings, and removes its account`()
        throws
    {
        for target in [
            "/aaa/getApiKeys.json?type=public&access_token=undefined",
            "/aaa/getCaptchaConfig.json?",
            "/aaa/showAdminService.json?access_token=null", "/aaa/account-permissions.json?",
            "/aaa/signup.json?getParameters=true",
        ] {
            #expect(try web(target).status == 200)
        }
        let signup =
            "/aaa/signup.json?signup=cleo@example.com&password=Tea-Pot%2042&g-recaptcha-response=undefined"
        #expect(try web(signup).status == 200)
        let login = "/aaa/login.json?type=access-token&login=cleo@example.com&password=Tea-Pot%2042"
        let reply = try JSON(parsing: try web(login).bytes)
        #expect(reply["uuid"]?.string?.count == 32)
        #expect(reply["accepted"] == true)
        let token = try #require(reply["access_token"]?.string)
        let settings =
            "theme=dark&server=https://api.susi.ai&enterAsSend=true&micInput=true"
            + "&speechRate=1&ttsLanguage=en-US&userName=&timeZone=UTC-02&customThemeValue=4285f4,,fff"
        let stored = try web("/aaa/changeUserSettings.json?\(settings)&access_token=\(token)")
        #expect(stored.status == 200)
        let better = settings.replacing("userName=&", with: "userName=Cleopatra VII&")
        let again = try web("/aaa/changeUserSettings.json?\(better)&access_token=\(token)")
        #expect(again.status == 200)
        let list = try JSON(
            parsing: try web("/aaa/listUserSettings.json?access_token=\(token)").bytes
        )
        #expect(list["settings"]?["userName"] == "Cleopatra VII")
        #expect(list["settings"]?["customThemeValue"] == "4285f4,,fff")
        let password =
            "/aaa/changepassword.json?changepassword=cleo@example.com&password=Tea-Pot%2042"
            + "&newpassword=Kettle%20Lake%207&access_token=\(token)"
        #expect(try web(password).status == 200)
        let check =
            "/aaa/login.json?type=check_password&login=cleo@example.com&password=Kettle%20Lake%207"
        #expect(try web(check).status == 200)
        #expect(try web("/aaa/login.json?delete=true&access_token=\(token)").status == 200)
        #expect(try web(check).status == 401)
        #expect(try web("/aaa/login.json?logout=true&access_token=\(token)").status == 401)
    }

    private func ios(_ method: HTTPMethod, _ target: String, _ body: String = "") throws -> JSON {
        let fields = body.isEmpty ? HTTPFields() : form
        let response = try house.response(method, target, fields, body: body)
        try #require(response.status == 200)
        let json = try JSON(parsing: response.bytes)
        try #require(json.object != nil)
        return json
    }

    private func android(_ method: HTTPMethod, _ target: String) throws -> HTTPResponse {
        try house.response(method, target, method == .post ? ["Content-Length": "0"] : [:])
    }

    private func web(_ target: String) throws -> HTTPResponse {
        try house.response(.get, target)
    }
}

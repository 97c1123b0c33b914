// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct SignupServiceTests {
    private let sink: MailSink
    private let house: Household

    init() throws {
        sink = try MailSink()
        house = try Household()
    }

    @Test func `the first account may do everything, and the log says so`() throws {
        let response = try house.signUp("alice@example.com")
        #expect(response.message == "You successfully signed-up!")
        try house.signUp("bob@example.com")
        let alice = try house.login("alice@example.com")
        let bob = try house.login("bob@example.com")
        #expect(try role(alice) == "superadmin")
        #expect(try role(bob) == "user")
        let lines = house.log.filter { $0.contains("the first account was made") }
        #expect(lines.count == 1)
    }

    @Test func `of many who sign up at the same time one is the first`() throws {
        let service = house.service
        let answers = Monitor<[Int]>([])
        let home = try #require(IPAddress("192.0.2.7"))
        for number in 0..<16 {
            let email = "x\(number % 8)%40example.com"
            let target = "/aaa/signup.json?signup=\(email)&password=Secret%231234"
            let request = HTTPRequest(.get, target: Array(target.utf8), client: home)
            service.outcome(of: request).whenDone { response in
                answers.update { $0.append(response.status) }
            }
        }
        var statuses: [Int] = []
        _ = answers.wait(atMost: .seconds(30)) {
            statuses = $0
            return $0.count == 16
        }
        #expect(statuses.count { $0 == 200 } == 8)
        #expect(statuses.count { $0 == 422 } == 8)
        let roles = try house.store.read { try $0.accounts.countsByRole() }.waited().get()
        #expect(roles.first { $0.role == .superadmin }?.count == 1)
        #expect(roles.first { $0.role == .user }?.count == 7)
    }

    @Test(
        "refused sign-ups",
        arguments: [
            ("signup=&password=Secret%231234", "signup or password empty"),
            ("signup=bob@example.com", "signup or password empty"),
            ("", "signup or password empty"),
            ("signup=notanemail&password=Secret%231234", "No valid email address"),
            ("signup=Alice@Example.com&password=Secret%231234", "email is already taken"),
        ]
    )
    func refused(query: String, message: String) throws {
        try house.signUp("alice@example.com")
        let response = try house.response(.get, "/aaa/signup.json?" + query)
        #expect(response.status == 422)
        #expect(response.message == message)
    }

    @Test(arguments: ["weak", "sixsix", "password1", "bob@example.com"])
    func `a weak password is refused with the rule, also for apps that take six signs`(
        password: String
    ) throws {
        let rule = try house.json("/aaa/signup.json?getParameters=true")
        let tooltip = try #require(rule["regexTooltip"]?.string)
        #expect(rule["regex"]?.string?.isEmpty == false)
        let response = try house.response(
            .post,
            "/aaa/signup.json",
            ["Content-Type": "application/x-www-form-urlencoded"],
            body: "signup=bob%40example.com&password=\(password)"
        )
        #expect(response.status == 422)
        #expect(response.message?.hasSuffix(tooltip) == true)
    }

    @Test func `whether an address has an account is told to apps, but not for lists`() throws {
        try house.signUp("alice@example.com")
        let json = try house.json("/aaa/checkRegistration.json?check_email=Alice%40example.com")
        #expect(json["exists"] == true)
        #expect(json["check_email"] == "Alice@example.com")
        #expect(json["accepted"] == true)
        let other = try house.json("/aaa/checkRegistration.json?check_email=bob%40example.com")
        #expect(other["exists"] == false)
        var statuses: [Int] = []
        for number in 0..<100 {
            let target = "/aaa/checkRegistration.json?check_email=x\(number)%40example.com"
            statuses.append(try house.response(.get, target).status)
        }
        #expect(statuses.filter { $0 == 200 }.count == 28)
        #expect(statuses.last == 429)
    }

    @Test func `nobody makes accounts by the hundred`() throws {
        var statuses: [Int] = []
        for number in 0..<25 {
            let response = try house.response(
                .get,
                "/aaa/signup.json?signup=x\(number)%40example.com&password=Secret%231234"
            )
            statuses.append(response.status)
        }
        #expect(statuses.filter { $0 == 200 }.count == 20)
        #expect(statuses.last == 429)
    }

    @Test func `where sign-up is closed only the first account is made`() throws {
        var options = AccountOffice.Options()
        options.allowsSignup = false
        let house = try Household(accounts: options)
        try house.signUp("alice@example.com")
        let response = try house.response(
            .get,
            "/aaa/signup.json?signup=bob%40example.com&password=Secret%231234"
        )
        #expect(response.status == 403)
        #expect(response.message == "Public signup disabled")
    }

    @Test func `with a mail server an address is confirmed before anybody can log in`() throws {
        let house = try mailing()
        try house.signUp("alice@example.com")
        let response = try house.signUp("bob@example.com")
        let words = "An email with a verification link was sent to your address."
        #expect(response.message == "You successfully signed-up! " + words)
        let login = "login=bob%40example.com&password=Secret%231234&type=access-token"
        let early = try house.response(.get, "/aaa/login.json?" + login)
        #expect(early.status == 403)
        #expect(early.message == "User not yet activated")

        let token = try token(in: try #require(sink.mails(1).first), "confirm")
        let chat = try house.json("/susi/chat.json?q=hello&access_token=\(token)")
        #expect(chat["session"]?["identity"]?["anonymous"] == true, "it opens nothing else")
        let wrong = try house.response(
            .get,
            "/aaa/signup.json?validateEmail=carol%40example.com&access_token=\(token)"
        )
        #expect(wrong.status == 401)
        let target = "/aaa/signup.json?validateEmail=bob%40example.com&access_token=\(token)"
        let confirmed = try house.response(.get, target)
        #expect(confirmed.status == 200)
        #expect(confirmed.message == "You successfully verified your account!")
        #expect(try house.response(.get, target).status == 401, "once")
        #expect(try house.response(.get, "/aaa/login.json?" + login).status == 200)
    }

    @Test func `a link can be sent again, until the address is confirmed`() throws {
        let house = try mailing()
        try house.signUp("alice@example.com")
        try house.signUp("bob@example.com")
        let resend = "/aaa/resendVerificationLink.json?emailId="
        #expect(try house.response(.get, resend + "bob%40example.com").status == 200)
        let mails = sink.mails(2)
        #expect(mails.map(\.recipients) == [["<bob@example.com>"], ["<bob@example.com>"]])
        let first = try token(in: try #require(mails.first), "confirm")
        let second = try token(in: try #require(mails.last), "confirm")
        let target = "/aaa/signup.json?validateEmail=bob%40example.com&access_token="
        #expect(try house.response(.get, target + first).status == 401, "the new one counts")
        #expect(try house.response(.get, target + second).status == 200)
        let late = try house.response(.get, resend + "bob%40example.com")
        #expect(late.status == 407)
        #expect(late.message == "User already verified!")
        let unknown = try house.response(.get, resend + "carol%40example.com")
        #expect(unknown.status == 401)
        #expect(unknown.message == "Invalid email id. Please Sign up!")
    }

    @Test func `who never confirms does not keep an address from its owner`() throws {
        let house = try mailing()
        try house.signUp("alice@example.com")
        try house.signUp("bob@example.com")
        let again = "/aaa/signup.json?signup=bob%40example.com&password=Another%235678"
        #expect(try house.response(.get, again).status == 422)
        house.wait(milliseconds: 86_400_001)
        let late = try house.response(.get, again)
        #expect(late.status == 200, "\(late.message ?? "")")
    }

    private func mailing() throws -> Household {
        var options = AccountOffice.Options()
        options.mailServer = try MailServer(
            "smtp://127.0.0.1:\(sink.port)",
            sender: "susi@example.org"
        )
        options.publicURL = "https://susi.example.org"
        return try Household(accounts: options)
    }

    private func token(in mail: MailSink.Received, _ act: String) throws -> String {
        let line = mail.text.split(separator: "\n").first { $0.hasPrefix("https://") }
        let start = "https://susi.example.org/#/account/\(act)/"
        let link = try #require(line)
        #expect(link.hasPrefix(start))
        return String(link.dropFirst(start.count).prefix { $0 != "/" })
    }

    private func role(_ token: String) throws -> String? {
        try house.json("/aaa/account-permissions.json?access_token=\(token)")["userRole"]?.string
    }
}

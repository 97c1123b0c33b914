// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiApp
@testable import SusiRooms

/// Addresses, passwords and servers as people write them.
@Suite struct AccountFormatsTests {
    @Test(
        arguments: [
            "ada@example.com", "Ada.Lovelace+susi@Mail-7.Example.ORG", " ada@example.com ",
            "a@b.de",
            "o'brien@example.ie",
        ]
    )
    func `these are addresses`(text: String) { #expect(EmailFormat.isRight(text)) }

    @Test(
        arguments: [
            "", "ada", "ada@", "@example.com", "ada@example", "ada@example.c", "ada@.com",
            "ada@example..com", "ada@@example.com", "a da@example.com", "ada@exam ple.com",
            "ada@example.c0m", "<ada@example.com>", "ada@example.com, bob@example.com",
            "\u{FC}@example.com", "ada@ex\u{E4}mple.com",
            "ada@" + String(repeating: "a", count: 300) + ".com",
        ]
    )
    func `these are none`(text: String) { #expect(!EmailFormat.isRight(text)) }

    @Test func `addresses are sent in small letters`() {
        #expect(EmailFormat.plain(" Ada@Example.COM\t") == "ada@example.com")
        #expect(EmailFormat.plain("\u{C4}da@x") == "\u{C4}da@x")
    }

    @Test(
        arguments: [
            ("susi.example", "https://susi.example"),
            ("susi.example:4000", "https://susi.example:4000"),
            ("susi.example/home/", "https://susi.example/home/"),
            ("192.168.0.5:4000", "http://192.168.0.5:4000"), ("10.0.0.1", "http://10.0.0.1"),
            ("localhost", "http://localhost"), ("localhost:4000", "http://localhost:4000"),
            ("raspberry:4000", "http://raspberry:4000"), ("[::1]:4000", "http://[::1]:4000"),
            ("http://raspberry/", "http://raspberry/"),
            (" https://susi.example ", "https://susi.example"),
        ]
    )
    func `these are servers`(text: String, address: String) {
        #expect(ServerAddress.reading(text) == address)
    }

    @Test(
        arguments: [
            "", " ", "susi", "not a server", "300.1.2.3", "1.2.3", "1.2.3.4.5", "susi.example:0",
            "susi.example:99999", "susi.example:port", "ftp://susi.example", "javascript:alert(1)",
            "http://", "https:///x", "susi..example", "[::1", "[x]", "user@host.example",
            "\u{FC}.example", "http://a b",
        ]
    )
    func `these are no servers`(text: String) { #expect(ServerAddress.reading(text) == nil) }

    @Test func `lengths are read from the server's expression`() {
        let ours = PasswordDemand(["regex": "^(?!\\d{0,11}$).{10,128}$"])
        #expect(ours.shortest == 10 && ours.longest == 128)
        let old = PasswordDemand(["regex": "^((?=.*\\d)(?=.*[A-Z])(?=.*\\W).{8,64})$"])
        #expect(old.shortest == 8 && old.longest == 64)
        for strange in ["", ".*", "^.{,}$", "^.{9,3}$", "^.{99999999999,9}$", "{{{"] {
            let demand = PasswordDemand(["regex": .string(strange)])
            #expect(demand.shortest == 6 && demand.longest == 64)
        }
    }

    @Test func `signs are counted as browsers count them`() {
        #expect(PasswordDemand.length(of: "äö\u{1F600}") == 4)
    }

    @Test(
        arguments: [
            ("aaaaaaaaaaaaaaa", .weak), ("12345678", .weak), ("abcdefghijkl", .weak),
            ("19730528", .weak), ("adalovelace1", .weak), ("kettle lake", .fair),
            ("Tea-Pot 42 warm", .strong), ("correct horse battery staple", .strong),
        ] as [(String, PasswordStrength)]
    )
    func `passwords look weak or strong`(password: String, strength: PasswordStrength) {
        #expect(PasswordStrength(password, email: "adalovelace@example.com") == strength)
    }

    @Test func `places have addresses that lead back to them`() {
        let places: [AccountPlace] = [
            .home, .login, .signup, .forgotten, .password, .delete, .reset(token: "a/b c"),
            .confirm(token: "x", email: "ada+1@example.com"),
        ]
        for place in places {
            #expect(Room(address: "https://susi.example/" + place.address) == .account(place))
        }
        #expect(Room(address: "https://susi.example/#/account/elsewhere") == .account(.home))
    }

    @Test(arguments: AppLanguage.allCases)
    func `every sentence is there`(language: AppLanguage) {
        for wording in AccountWording.allCases { #expect(!wording.in(language).isEmpty) }
        for wording in WelcomeWording.allCases { #expect(!wording.in(language).isEmpty) }
        #expect(!AccountWording.tooShort.in(language, with: "8").contains("#"))
        #expect(AccountWording.resetFor.in(language, with: "a#b").hasSuffix("a#b"))
    }
}

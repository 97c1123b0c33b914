// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer

@Suite struct PasswordDemandsTests {
    private let jane = EmailAddress("jane.doe@example.com")

    @Test(
        "passwords that many people have are refused",
        arguments: [
            "password", "Password1", "P@ssw0rd", "Passw0rd!", "p@$$w0rd123", "PASSWORD2024",
            "12345678", "87654321", "11111111", "20011987", "123123123", "qwertyui", "asdfghjk",
            "1qaz2wsx", "qwertz123", "zxcvbnm1", "1q2w3e4r5t", "abcdefgh", "aaaaaaaa", "abababab",
            "abcabcabc", "qwerqwer", "iloveyou", "iloveyou!", "Ichliebedich1", "sunshine99",
            "superman1", "Football2023", "Welcome123", "welcome1!", "admin123", "Admin@2024",
            "letmein1", "trustno1", "monkey12", "Sommer2024!", "Passwort123", "schatz12",
            "michael85", "charlie1", "dragon!!", "baseball", "secret123", "00000000000000",
        ]
    )
    func guessed(password: String) throws {
        let jane = try #require(jane)
        #expect(PasswordDemands().objection(to: password, of: jane) != nil)
    }

    @Test(
        "passwords of one's own are taken",
        arguments: [
            "Secret#1234", "Newer#1234", "Third#1234", "correct horse battery staple",
            "mein kleiner grüner kaktus", "xK9#vTq2", "tr0mb0ne-lake", "blaue Giraffe 7",
            "пароль для всех", "我的密碼很好記得", "493017562284", "🐢🐇🐢🐇🌻🌻🍓",
        ]
    )
    func taken(password: String) throws {
        let jane = try #require(jane)
        #expect(PasswordDemands().objection(to: password, of: jane) == nil)
    }

    @Test(
        "a person's own address is no password",
        arguments: [
            "jane.doe@example.com", "Jane.Doe@Example.com", "jane.doe", "jane.doe1", "JANE.DOE!!",
            "example.com", "jane.doe@", "12jane.doe",
        ]
    )
    func address(password: String) throws {
        let jane = try #require(jane)
        let objection = try #require(PasswordDemands().objection(to: password, of: jane))
        #expect(objection.hasSuffix(PasswordDemands().text))
    }

    @Test func `a short name in an address does not spoil every password with it`() throws {
        let al = try #require(EmailAddress("al@example.org"))
        #expect(PasswordDemands().objection(to: "royal gardens walk", of: al) == nil)
    }

    @Test func `an administrator may ask for less, but never for less than six`() throws {
        let jane = try #require(jane)
        let lenient = PasswordDemands(shortest: 1)
        #expect(lenient.shortest == 6)
        #expect(lenient.objection(to: "vX3#kq", of: jane) == nil)
        #expect(lenient.objection(to: "vX3#k", of: jane) != nil)
        #expect(PasswordDemands().objection(to: "vX3#kq", of: jane) != nil)
        #expect(PasswordDemands(shortest: 1000).shortest == 64)
    }

    @Test func `length is bounded above`() throws {
        let jane = try #require(jane)
        let long = String(repeating: "gnu emu elk ", count: 11)
        #expect(PasswordDemands().objection(to: long, of: jane) != nil)
    }

    /// The expression is read by old pages, in JavaScript.
    @Test func `the expression lets through no less than the rule`() throws {
        let demands = PasswordDemands()
        let expression = try NSRegularExpression(pattern: demands.expression)
        for (password, fits) in [
            ("Secret#1234", true), ("short", false), ("12345678", false), ("123456789012", true),
            ("eight ch", true), (String(repeating: "long ", count: 26), false),
        ] {
            let range = NSRange(password.startIndex..., in: password)
            let isMatched = expression.firstMatch(in: password, range: range) != nil
            #expect(isMatched == fits, "\(password)")
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiApp
@testable import SusiRooms

@Suite struct FoldedBytesTests {
    @Test(arguments: [
        ("Hello", "hello"), ("Über", "uber"), ("Straße", "strasse"), ("ÆØÅ", "aeoa"),
        ("Łódź", "lodz"), ("ПРИВЕТ Ёж", "привет ёж"), ("ΑΒΓ", "αβγ"), ("日本語 👍", "日本語 👍"),
        ("e\u{301}", "e"), ("×÷", "×÷"),
    ])
    func textsAreFolded(_ text: String, _ folded: String) {
        #expect(String(decoding: FoldedBytes.of(text), as: UTF8.self) == folded)
    }

    @Test func everythingThatIsFoldedIsStillText() {
        for code in (0x20...0x2FFF).map({ UInt32($0) }) {
            guard let scalar = Unicode.Scalar(code) else { continue }
            let folded = FoldedBytes.of(String(Character(scalar)))
            #expect(String(validating: folded, as: UTF8.self) != nil, "U+\(code)")
            #expect(FoldedBytes.of(String(decoding: folded, as: UTF8.self)) == folded)
        }
    }

    @Test func everySentenceIsThereInBothLanguages() {
        for wording in SkillsWording.allCases {
            #expect(!wording.in(.english).isEmpty && !wording.in(.german).isEmpty)
        }
    }

    @Test func languagesHaveNamesOrElseTheirCodes() {
        #expect(LanguageName.of("de", in: .german) == "Deutsch")
        #expect(LanguageName.of("pt-BR", in: .english) == "Portuguese")
        #expect(LanguageName.of("tlh", in: .english) == "tlh")
        #expect(LanguageName.of("", in: .english) == "")
    }

    @Test(arguments: [
        ("https://jane.example/me", "jane.example"), ("http://a.example", "a.example"),
        ("https://susi.example@evil.example/x", "evil.example"),
        ("https://a.example?q=b.example", "a.example"), ("nonsense", "nonsense"),
    ])
    func whereALinkLeadsIsSaid(_ address: String, _ host: String) {
        #expect(WebHost.of(address) == host)
    }
}

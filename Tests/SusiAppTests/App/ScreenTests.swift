// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiApp

@Suite struct ScreenTests {
    @Test(arguments: Screen.allCases)
    func everyScreenHasItsAddress(_ screen: Screen) {
        #expect(Screen(address: "https://susi.example/\(screen.address)") == screen)
    }

    @Test func anUnknownAddressLeadsToTheChat() {
        #expect(Screen(address: "https://susi.example/#/nowhere") == .chat)
        #expect(Screen(address: "") == .chat)
    }

    @Test func settingsSurviveAReload() {
        var settings = AppSettings()
        settings.set(.enterSends, "false", at: 1)
        settings.set(.theme, "dark", at: 2)
        #expect(AppSettings(settings.json) == settings)
        #expect(!settings.enterSends)
        #expect(settings.theme == .dark)
        #expect(AppSettings(["theme": "pink", "enterAsSend": 3]) == AppSettings())
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiApp

@Suite struct KeepsakesTests {
    @Test func whatChangesDuringAWriteIsWrittenRightAfterIt() {
        var keepsakes = Keepsakes()
        keepsakes.note(.draft)
        #expect(keepsakes.due() == [.draft])
        keepsakes.note(.draft)
        keepsakes.note(.settings)
        #expect(keepsakes.due() == [])
        keepsakes.wrote()
        #expect(keepsakes.due() == [.draft, .settings])
    }

    @Test func aFailedWriteIsToldAndTriedAgain() {
        var keepsakes = Keepsakes()
        keepsakes.note(.draft)
        _ = keepsakes.due()
        keepsakes.failed()
        #expect(keepsakes.hasFailed)
        keepsakes.note(.draft)
        #expect(keepsakes.due() == [.draft])
        keepsakes.wrote()
        #expect(!keepsakes.hasFailed)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiApp

@Suite struct ComposerTests {
    @Test func blanksAroundAMessageAreNotSent() {
        var composer = Composer()
        composer.type(" \n What time is it?\t ")
        #expect(composer.take() == "What time is it?")
        #expect(composer.draft == "")
    }

    @Test func nothingButBlanksIsNoMessage() {
        var composer = Composer()
        composer.type(" \n ")
        #expect(composer.take() == nil)
        #expect(composer.draft == " \n ")
    }

    @Test func theLastQuestionComesBackOnlyWhereNothingIsBeingWritten() {
        var composer = Composer()
        let isRecalled = composer.recall("What time is it?")
        #expect(isRecalled)
        #expect(composer.draft == "What time is it?")
        let isRecalledAgain = composer.recall("Another one")
        #expect(!isRecalledAgain)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import Testing

@testable import SusiApp

@Suite struct MessageListTests {
    /// Twenty messages, each thought to be 100 pixels high, in a window of 500.
    func list() -> MessageList {
        var list = MessageList()
        _ = list.resize(width: 360, height: 500)
        list.replaceAll([Double](repeating: 100, count: 20))
        return list
    }

    @Test func `the end stays in sight when rows are lower than they were thought to be`() {
        var list = list()
        // The browser scrolls as far as it can, for the last row is 60 pixels lower in truth.
        list.scrolled(to: 1440)
        #expect(!list.rows.isAtEnd)
        list.set(40, of: 19)
        list.noticeEnd()
        #expect(list.rows.isAtEnd)
        #expect(list.unseen == 0)
    }

    @Test func `who reads what was said before stays there, and is told how much has come`() {
        var list = list()
        list.scrolled(to: 300)
        list.insert([80], at: list.tail)
        list.noteArrival(.question(1), at: 0)
        list.noticeEnd()
        #expect(!list.rows.isAtEnd)
        #expect(list.unseen == 1)
        list.scrollToEnd()
        #expect(list.unseen == 0)
    }

    @Test func `a list that is shown again is scrolled to where it was`() {
        var list = list()
        list.scrolled(to: 300)
        #expect(list.scrollNeeded() == nil)
        list.show()
        #expect(list.scrollNeeded() == 300)
    }
}

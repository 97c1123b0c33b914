// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiView

/// That it agrees with a simple list whatever happens is a trial of `CoreTrials`.
@Suite struct VirtualListTests {
    static func list(_ heights: [Double], window: Double, at top: Double) -> VirtualList {
        var list = VirtualList()
        list.resizeWindow(to: window)
        list.replaceAll(heights)
        list.scrolled(to: top)
        return list
    }

    @Test func `rows are found by their place, and places by their row`() {
        let list = Self.list([10, 0, 20.5, 30], window: 10, at: 0)
        #expect((0...4).map { list.offset(of: $0) } == [0, 10, 10, 30.5, 60.5])
        #expect([0, 9.9, 10, 30.4, 30.5, 1000].map { list.row(at: $0) } == [0, 0, 2, 2, 3, 3])
        #expect(VirtualList().row(at: 0) == nil)
    }

    @Test func `only rows in sight and a few more are to be shown`() {
        let list = Self.list(Array(repeating: 10, count: 100_000), window: 45, at: 500_000)
        #expect(list.visible(overscan: 0) == 50_000..<50_005)
        #expect(list.visible(overscan: 4) == 49_996..<50_009)
        #expect(VirtualList().visible(overscan: 4) == 0..<0)
    }

    @Test func `what is seen stays where it is when rows above it grow`() {
        var list = Self.list(Array(repeating: 10, count: 100), window: 50, at: 505)
        list.set(25, of: 3)
        var needed = [list.scrollNeeded(), list.scrollNeeded()]
        list.set(25, of: 60)
        needed.append(list.scrollNeeded())
        #expect(needed == [520, nil, nil])
        list.insert([7, 7], at: 0)
        #expect(list.top == 534)
        list.remove(0..<2)
        #expect(list.top == 520)
    }

    @Test func `who is at the end stays there, who is not is not disturbed`() {
        var list = Self.list(Array(repeating: 10, count: 100), window: 50, at: 949)
        #expect(list.isAtEnd)
        list.append(30)
        #expect(list.top == 980)
        list.scrolled(to: 900)
        #expect(!list.isAtEnd)
        list.append(30)
        #expect(list.top == 900)
        list.scrollToEnd()
        #expect(list.top == 1010)
    }

    @Test func `a row is brought to the top, as near as the end allows`() {
        var list = Self.list(Array(repeating: 10, count: 100), window: 50, at: 0)
        list.scroll(to: 40)
        #expect(list.top == 400)
        list.set(20, of: 0)
        #expect(list.top == 410)
        list.scroll(to: 99)
        #expect(list.top == 960)
        list.scroll(to: 50, below: 15)
        #expect(list.top == 495)
    }

    @Test func `estimates near what is seen are the next to be computed`() {
        var list = Self.list(Array(repeating: 10, count: 100), window: 20, at: 500)
        var rows: [Int] = []
        while let row = list.nextEstimate(within: 2) {
            rows.append(row)
            list.set(10, of: row)
        }
        #expect(rows == [50, 51, 52, 49, 53, 48])
        list.doubtAll()
        #expect(list.nextEstimate(within: 0) == 50)
    }

    @Test func `heights that are no heights count as none`() {
        var list = Self.list([.nan, -5, .infinity, 1e300], window: 10, at: .nan)
        #expect(list.height == VirtualList.highest)
        list.set(-1, of: 3)
        list.set(5, of: 99)
        #expect(list.height == 0)
        #expect(list.top == 0)
    }

    @Test func `a tree of sums is the same however it was made`() {
        var grown = FenwickTree()
        for number in 1...Int32(100) { grown.append(number) }
        #expect(grown == FenwickTree(Array(1...100)))
        grown.add(5, at: 50)
        grown.removeLast()
        #expect(grown.sum(of: 99) == 4955)
        #expect(grown.count(within: 4955) == 99)
        #expect(grown.count(within: 4954) == 98)
        #expect(FenwickTree().count(within: 5) == 0)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// The rows of a long list of which only those in sight are in the document.
///
/// Each row has a height, first estimated, then computed, then told by the browser. When heights
/// change, or rows come and go, what the person looks at stays where it is: `top` says where the list
/// has to be scrolled to then. Lengths are CSS pixels, kept in 64ths as browsers do, so sums are exact.
public struct VirtualList: Equatable, Sendable {
    /// What stays in place when heights change.
    enum Anchor: Equatable, Sendable {
        /// The end: new rows come into sight.
        case end
        /// A row, and how many 64ths of it are above the window.
        case row(Int, Int64)
    }

    /// A row is never higher.
    static let highest = 1e6
    static let unit = 64.0

    var heights: [Int32] = []
    var exact: [Bool] = []
    var tree = FenwickTree()
    private(set) var anchor = Anchor.end
    private var window: Int64 = 0
    /// Where the browser has scrolled to, as far as we know.
    private var told: Int64?

    /// An empty list, in a window of no height, at its end.
    public init() {}

    /// How many rows there are.
    public var count: Int { heights.count }
    /// How high all rows are together.
    public var height: Double { Double(total) / VirtualList.unit }
    /// How high the window is through which the list is seen.
    public var windowHeight: Double { Double(window) / VirtualList.unit }
    /// Whether the list is at its end and stays there when rows are added.
    public var isAtEnd: Bool { anchor == .end }

    var total: Int64 { tree.sum(of: count) }

    /// Where a row begins.
    public func offset(of row: Int) -> Double {
        Double(tree.sum(of: min(max(row, 0), count))) / VirtualList.unit
    }

    /// How high a row is.
    public func height(of row: Int) -> Double {
        heights.indices.contains(row) ? Double(heights[row]) / VirtualList.unit : 0
    }

    /// Whether a row's height is more than an estimate.
    public func isExact(_ row: Int) -> Bool {
        exact.indices.contains(row) && exact[row]
    }

    /// The row at a place: the last one where the place lies behind all, nil where there is none.
    public func row(at offset: Double) -> Int? {
        count == 0 ? nil : row(at: VirtualList.units(offset))
    }

    /// Where the list has to be scrolled to, for the person to see what they saw.
    public var top: Double { Double(place) / VirtualList.unit }

    /// Where to scroll to, or nil where the browser is there already.
    ///
    /// It counts as told then.
    public mutating func scrollNeeded() -> Double? {
        let place = place
        guard told != place else { return nil }
        told = place
        return Double(place) / VirtualList.unit
    }

    /// The rows in sight, and as many more on both sides.
    public func visible(overscan: Int) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let first = row(at: place)
        let last = row(at: max(place, place + window - 1))
        return max(0, first - overscan)..<min(count, last + 1 + overscan)
    }

    private var furthest: Int64 { max(0, total - window) }

    /// The anchored place, in 64ths.
    private var place: Int64 {
        switch anchor {
        case .end: furthest
        case .row(let row, let distance): min(max(0, tree.sum(of: row) + distance), furthest)
        }
    }

    private func row(at offset: Int64) -> Int {
        min(tree.count(within: max(0, offset)), count - 1)
    }

    static func units(_ pixels: Double) -> Int64 {
        guard pixels.isFinite else { return 0 }
        return Int64((min(max(pixels, -1e12), 1e12) * unit).rounded())
    }

    static func rowUnits(_ pixels: Double) -> Int32 {
        guard pixels.isFinite else { return 0 }
        return Int32((min(max(pixels, 0), highest) * unit).rounded())
    }
}

// What the person and the browser do.
extension VirtualList {
    /// The browser has scrolled; what is at the top of the window is held from now on.
    ///
    /// Within `reach` of the end, the end is.
    public mutating func scrolled(to top: Double, reach: Double = 2) {
        let top = VirtualList.units(top)
        told = top
        hold(top, reach: VirtualList.units(reach))
    }

    /// The window is another one, as when a screen was left and is shown again: nobody knows where it
    /// is scrolled to.
    public mutating func replaceWindow() {
        told = nil
    }

    /// The window has another height; what is at its top stays, or the end does.
    public mutating func resizeWindow(to height: Double) {
        window = max(0, VirtualList.units(height))
        // What was scrolled to may now lie behind the end.
        if case .row = anchor { hold(place, reach: 0) }
    }

    /// Goes to the end and stays there.
    public mutating func scrollToEnd() {
        anchor = .end
    }

    /// Brings a row to the top of the window, or as near as the list's end allows.
    public mutating func scroll(to row: Int, below distance: Double = 0) {
        guard count > 0 else { return }
        let row = min(max(row, 0), count - 1)
        let distance = -VirtualList.units(distance)
        // Who sees the end stays there.
        anchor = tree.sum(of: row) + distance < furthest ? .row(row, distance) : .end
    }

    private mutating func hold(_ top: Int64, reach: Int64) {
        guard count > 0, top < furthest - reach else {
            anchor = .end
            return
        }
        let row = row(at: top)
        anchor = .row(row, max(0, top) - tree.sum(of: row))
    }

    /// Moves the anchor with its row when rows before it come or go.
    mutating func shiftAnchor(by rows: Int, from first: Int) {
        guard case .row(let row, let distance) = anchor, row >= first else { return }
        anchor = .row(row + rows, distance)
    }

    /// What is held when the anchored rows are removed: what comes in their place.
    mutating func dropAnchor(in range: Range<Int>) {
        guard case .row(let row, _) = anchor, range.contains(row) else { return }
        anchor = range.upperBound < count ? .row(range.upperBound, 0) : .end
    }
}

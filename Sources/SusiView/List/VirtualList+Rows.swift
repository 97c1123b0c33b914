// Susi. SPDX-License-Identifier: Apache-2.0

// Rows come, go and change.
extension VirtualList {
    /// Sets a row's height; false where it has it already.
    ///
    /// O(log n).
    @discardableResult
    public mutating func set(_ height: Double, of row: Int, isExact: Bool = true) -> Bool {
        guard heights.indices.contains(row) else { return false }
        exact[row] = isExact
        let units = VirtualList.rowUnits(height)
        guard units != heights[row] else { return false }
        tree.add(Int64(units) - Int64(heights[row]), at: row)
        heights[row] = units
        return true
    }

    /// Adds a row at the end.
    ///
    /// O(log n).
    public mutating func append(_ height: Double, isExact: Bool = false) {
        let units = VirtualList.rowUnits(height)
        heights.append(units)
        exact.append(isExact)
        tree.append(units)
    }

    /// Takes all rows away and puts others in their place, at the end of which the list is.
    ///
    /// O(n).
    public mutating func replaceAll(_ newHeights: [Double], areExact: Bool = false) {
        heights = newHeights.map(VirtualList.rowUnits)
        exact = [Bool](repeating: areExact, count: heights.count)
        tree = FenwickTree(heights)
        scrollToEnd()
    }

    /// Puts rows before another, or at the end.
    ///
    /// O(n).
    public mutating func insert(_ newHeights: [Double], at row: Int, areExact: Bool = false) {
        let row = min(max(row, 0), count)
        shiftAnchor(by: newHeights.count, from: row)
        heights.insert(contentsOf: newHeights.map(VirtualList.rowUnits), at: row)
        let marks = [Bool](repeating: areExact, count: newHeights.count)
        exact.insert(contentsOf: marks, at: row)
        tree = FenwickTree(heights)
    }

    /// Takes rows away.
    ///
    /// O(n).
    public mutating func remove(_ rows: Range<Int>) {
        let rows = rows.clamped(to: 0..<count)
        guard !rows.isEmpty else { return }
        dropAnchor(in: rows)
        shiftAnchor(by: -rows.count, from: rows.upperBound)
        heights.removeSubrange(rows)
        exact.removeSubrange(rows)
        tree = FenwickTree(heights)
    }

    /// All heights are estimates again, as when the window's width has changed; they stay until
    /// better ones come.
    public mutating func doubtAll() {
        exact = [Bool](repeating: false, count: count)
    }

    /// The row nearest to what is in sight, of those whose height is an estimate and that lie within
    /// so many rows of it: what to compute next.
    public func nextEstimate(within reach: Int) -> Int? {
        let seen = visible(overscan: 0)
        if let row = seen.first(where: { !exact[$0] }) { return row }
        for step in 0..<max(0, reach) {
            let after = seen.upperBound + step
            if after < count, !exact[after] { return after }
            let before = seen.lowerBound - 1 - step
            if before >= 0, !exact[before] { return before }
            if after >= count, before < 0 { return nil }
        }
        return nil
    }
}

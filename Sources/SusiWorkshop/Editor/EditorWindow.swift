// Susi. SPDX-License-Identifier: Apache-2.0

/// Which lines of a text are in sight: only those are drawn.
struct EditorWindow: Sendable {
    /// The height of a line in CSS pixels, as in workshop.css; a test compares.
    static let lineHeight = 22
    /// The room above the first line, likewise.
    static let padding = 8
    /// How many lines are drawn beyond what is in sight.
    private static let margin = 12

    var top = 0.0
    var height = 700.0

    /// The lines to draw, of so many.
    func visible(of count: Int) -> Range<Int> {
        let line = Double(EditorWindow.lineHeight)
        let top = self.top.isFinite ? min(max(self.top, 0), 1e8) : 0
        let height = self.height.isFinite ? min(max(self.height, 0), 20_000) : 700
        let first = min(max(0, Int(top / line) - EditorWindow.margin), max(0, count - 1))
        let last = min(count, Int((top + height) / line) + EditorWindow.margin)
        return first..<max(first, last)
    }

    /// Where to scroll to for a line to be well in sight; nil where it is.
    func top(for line: Int) -> Double? {
        let place = Double(line * EditorWindow.lineHeight)
        let end = place + Double(2 * EditorWindow.lineHeight)
        if place >= top, end <= top + height { return nil }
        return max(0, place - height / 3)
    }
}

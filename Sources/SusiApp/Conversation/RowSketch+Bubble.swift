// Susi. SPDX-License-Identifier: Apache-2.0

extension RowSketch {
    /// What rows show beside texts.
    private enum Kind: UInt8 {
        case picture = 200
        case map, table, pie, cards, media, line
    }

    /// What is to be known of a bubble while its page has not been read.
    init(_ bubble: Bubble) {
        switch bubble.content {
        case .text(let text, let pictures):
            self = pictures.isEmpty ? RowSketch(text: text.plain) : RowSketch(.picture)
        case .anchor: self = RowSketch(.line)
        case .picture: self = RowSketch(.picture)
        case .map: self = RowSketch(.map)
        case .table: self = RowSketch(.table)
        case .pie: self = RowSketch(.pie)
        case .cards, .search: self = RowSketch(.cards)
        case .media: self = RowSketch(.media)
        case .command, .timer, .timerReset, .alarm, .unknown, .nothing: self = RowSketch(.line)
        }
    }

    private init(_ kind: Kind) {
        self.init(raw: kind.rawValue)
    }

    /// How high such a bubble probably is on rows of that width, in CSS pixels.
    func height(width: Double) -> Double {
        if let textBytes {
            let perLine = max(10, (width * 0.8 - 24) / 7.5)
            return 20 + 22 * max(1, (Double(textBytes) / perLine).rounded(.up))
        }
        return switch Kind(rawValue: raw) {
        case .picture, .map, .media: 220
        case .table, .pie, .cards: 260
        case .line, nil: 42
        }
    }
}

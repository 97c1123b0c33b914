// Susi. SPDX-License-Identifier: Apache-2.0

/// A text broken into lines.
enum Paragraph {
    /// The lines of a text in a room, at most so many; dots stand for what is left away.
    static func lines(
        of text: String,
        _ lettering: Lettering,
        room: Double,
        atMost limit: Int
    ) -> [String] {
        var lines: [String] = []
        for word in text.split(whereSeparator: { $0.isWhitespace }) {
            let longer = lines.last.map { "\($0) \(word)" } ?? String(word)
            if lines.isEmpty {
                lines.append(longer)
            } else if lettering.width(of: longer) <= room || lines.count == limit {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
            // What is far too long already needs no more words to be shortened.
            if lines.count == limit, longer.utf8.count > 4000 { break }
        }
        return lines.map { lettering.shortened($0, to: room) }
    }
}

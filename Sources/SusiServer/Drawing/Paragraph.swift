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
            let hasRoom = lettering.width(of: longer) <= room
            if lines.isEmpty {
                lines.append(longer)
            } else if hasRoom || lines.count == limit {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
                continue
            }
            // What is too long already is not shown to its end anyway.
            if !hasRoom, lines.count == limit { break }
        }
        return lines.map { lettering.shortened($0, to: room) }
    }
}

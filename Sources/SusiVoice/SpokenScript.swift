// Susi. SPDX-License-Identifier: Apache-2.0

/// What is going to be said, as it grows.
struct SpokenScript {
    /// So many rows or items are read, and one more where it would be the only one left.
    private static let mostRows = 5
    private static let mostItems = 8

    private(set) var sentences: [SpokenSentence] = []
    private var bytes = 0
    private var isFull = false

    /// Whether nothing is said so far.
    var isEmpty: Bool { sentences.isEmpty }

    /// Says a sentence of ours.
    mutating func say(_ words: ReadingWording, in language: String) {
        if !isFull { sentences.append(words.sentence(for: language)) }
    }

    /// Says the blocks of a text.
    mutating func say(_ blocks: [SpokenBlock], in language: String) {
        var index = 0
        while index < blocks.count, !isFull {
            switch blocks[index] {
            case .line(let line): say(line, in: language)
            case .code: say(.code, in: language)
            case .table(let titles, let rows): say(rows, under: titles, in: language)
            case .item:
                let items = blocks[index...].prefix { block in
                    if case .item = block { true } else { false }
                }
                index = items.endIndex - 1
                let count = Self.count(items.count, Self.mostItems)
                for case .item(let item) in items.prefix(count) { say(item, in: language) }
                if items.count > count { say(.more(items.count - count), in: language) }
            }
            index += 1
        }
    }

    private static func count(_ all: Int, _ most: Int) -> Int { all <= most + 1 ? all : most }

    private mutating func say(_ rows: [[[UInt8]]], under titles: [[UInt8]], in language: String) {
        // A table of nothing but its first line says that line.
        let rows = rows.isEmpty ? [titles] : rows
        let count = Self.count(rows.count, Self.mostRows)
        for row in rows.prefix(count) { say(Self.line(row, titles), in: language) }
        if rows.count > count { say(.more(rows.count - count), in: language) }
    }

    /// A row as it is said: “Berlin: inhabitants 3.9 million, area 892”.
    private static func line(_ row: [[UInt8]], _ titles: [[UInt8]]) -> [UInt8] {
        var line: [UInt8] = []
        var said = 0
        for (place, cell) in row.enumerated() where !cell.isEmpty {
            if said > 0 { line += Self.link(behind: line, isName: said == 1 && !row[0].isEmpty) }
            // Of two columns the first is the name of the second.
            if place > 0, row.count > 2, titles.indices.contains(place), !titles[place].isEmpty {
                line += titles[place] + [0x20]
            }
            line += cell
            said += 1
        }
        return line
    }

    /// What stands between a cell and the next one.
    private static func link(behind line: [UInt8], isName: Bool) -> [UInt8] {
        if let last = line.last, ".!?:".utf8.contains(last) { return [0x20] }
        return isName ? [0x3A, 0x20] : [0x2C, 0x20]
    }

    private mutating func say(_ line: [UInt8], in language: String) {
        for sentence in SentenceCutter.sentences(of: line, in: language) where !isFull {
            bytes += sentence.count
            guard bytes <= ReadingAloud.longest || sentences.isEmpty else {
                say(.rest, in: language)
                isFull = true
                return
            }
            let text = String(decoding: sentence, as: UTF8.self)
            sentences.append(SpokenSentence(text, language: language))
        }
    }
}

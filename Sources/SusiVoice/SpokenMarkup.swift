// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads a text of a skill or a model by lines: headings, lists, tables and code of Markdown, tags of HTML.
///
/// It never fails, and takes time in proportion to the text.
struct SpokenMarkup {
    private let bytes: [UInt8]
    private var blocks: [SpokenBlock] = []
    private var cells: [[[UInt8]]] = []
    private var isCode = false

    /// The blocks of a text; none where nothing in it can be said.
    static func blocks(of text: String) -> [SpokenBlock] {
        var markup = SpokenMarkup(bytes: SpokenTags.removed(from: Array(text.utf8)))
        markup.read()
        return markup.blocks
    }

    /// A text in one line: a cell, a title.
    static func line(of text: String) -> [UInt8] {
        var line: [UInt8] = []
        for block in blocks(of: text) {
            guard case .line(let words) = block else { continue }
            if !line.isEmpty { line.append(0x20) }
            line += words
        }
        return line
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func read() {
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            read(Byte.trimmed(bytes[start..<end]))
            start = end + 1
        }
        endTable()
    }

    private mutating func read(_ line: ArraySlice<UInt8>) {
        if line.starts(with: "```".utf8) {
            // Backquotes on the same line are a piece of code within a text.
            if !line.dropFirst(3).contains(UInt8(ascii: "`")) {
                isCode.toggle()
                if isCode { add(.code) }
                return
            }
        }
        if isCode { return }
        if line.first == UInt8(ascii: "|"), line.count > 1 { return readRow(line) }
        endTable()
        var line = line
        while line.first == UInt8(ascii: ">") { line = Byte.trimmed(line.dropFirst()) }
        let level = line.prefix { $0 == UInt8(ascii: "#") }.count
        if (1...6).contains(level), line.dropFirst(level).first.map(Byte.isBlank) == true {
            line = line.dropFirst(level)
            while line.last == UInt8(ascii: "#") { line = line.dropLast() }
        }
        if let item = Self.item(line) {
            let words = SpokenWords.of(item)
            if !words.isEmpty { add(.item(words)) }
            return
        }
        let words = SpokenWords.of(line)
        if !words.isEmpty { add(.line(words)) }
    }

    /// What stands behind a bullet; nil where there is none.
    private static func item(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        if line.starts(with: "•".utf8) { return line.dropFirst(3) }
        guard let first = line.first, "-*+".utf8.contains(first),
            line.dropFirst().first.map(Byte.isBlank) == true
        else { return nil }
        return line.dropFirst(2)
    }

    private mutating func add(_ block: SpokenBlock) {
        endTable()
        blocks.append(block)
    }

    /// Reads a line of a table between upright strokes.
    private mutating func readRow(_ line: ArraySlice<UInt8>) {
        var line = line.dropFirst()
        if line.last == UInt8(ascii: "|") { line = line.dropLast() }
        let isRule = line.allSatisfy { Byte.isBlank($0) || "-:|".utf8.contains($0) }
        guard !isRule else { return }
        let row = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        cells.append(row.prefix(24).map { SpokenWords.of($0) })
    }

    private mutating func endTable() {
        guard let titles = cells.first else { return }
        blocks.append(.table(titles: titles, rows: Array(cells.dropFirst())))
        cells = []
    }
}

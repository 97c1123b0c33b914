// Susi. SPDX-License-Identifier: Apache-2.0

/// A line being written: keys in, the line and its picture out.
struct LineEditor {
    /// What a key came to.
    enum Event: Equatable {
        case edited
        case entered(String)
        /// Nothing more will be written.
        case ended
        /// The screen should be wiped.
        case cleared
    }

    private var letters: [Character] = []
    private var cursor = 0
    private var killed: [Character] = []
    private var history: [String] = []
    /// The line of the history that is shown; its end for the line being written.
    private var place = 0
    /// The line being written, while an older one is shown.
    private var draft: [Character] = []
    /// How many lines are kept.
    private static let historyLimit = 1000

    /// The line as it stands.
    var text: String {
        String(letters)
    }

    /// Begins an empty line.
    mutating func begin() {
        letters = []
        cursor = 0
        draft = []
        place = history.count
    }

    /// Does what a key says.
    mutating func take(_ key: Key) -> Event {
        switch key {
        case .letter(let scalar): insert(scalar)
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(letters.count, cursor + 1)
        case .home: cursor = 0
        case .end: cursor = letters.count
        case .wordLeft: cursor = wordStart
        case .wordRight: cursor = wordEnd
        case .up: show(place - 1)
        case .down: show(place + 1)
        case .backspace: remove(max(0, cursor - 1)..<cursor)
        case .delete: remove(cursor..<min(letters.count, cursor + 1))
        case .killToEnd: kill(cursor..<letters.count)
        case .killToStart: kill(0..<cursor)
        case .killWord: kill(wordStart..<cursor)
        case .yank:
            letters.insert(contentsOf: killed, at: cursor)
            cursor += killed.count
        case .clearScreen: return .cleared
        case .enter: return enter()
        case .interrupt:
            if letters.isEmpty { return .ended }
            begin()
        case .endOfInput:
            if letters.isEmpty { return .ended }
            remove(cursor..<min(letters.count, cursor + 1))
        }
        return .edited
    }
}

extension LineEditor {
    private mutating func insert(_ scalar: Unicode.Scalar) {
        // Accents and joined pictures belong to the letter before them.
        if cursor > 0 {
            var joined = String(letters[cursor - 1])
            joined.unicodeScalars.append(scalar)
            if joined.count == 1, let letter = joined.first {
                letters[cursor - 1] = letter
                return
            }
        }
        letters.insert(Character(scalar), at: cursor)
        cursor += 1
    }

    private mutating func remove(_ range: Range<Int>) {
        letters.removeSubrange(range)
        cursor = range.lowerBound
    }

    private mutating func kill(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        killed = Array(letters[range])
        remove(range)
    }

    private mutating func enter() -> Event {
        cursor = letters.count
        let line = text
        if !line.isEmpty, history.last != line { history.append(line) }
        if history.count > LineEditor.historyLimit { history.removeFirst() }
        return .entered(line)
    }

    private mutating func show(_ wanted: Int) {
        guard wanted >= 0, wanted <= history.count, wanted != place else { return }
        if place == history.count { draft = letters }
        place = wanted
        letters = place == history.count ? draft : Array(history[place])
        cursor = letters.count
    }

    private var wordStart: Int {
        var place = cursor
        while place > 0, letters[place - 1].isWhitespace { place -= 1 }
        while place > 0, !letters[place - 1].isWhitespace { place -= 1 }
        return place
    }

    private var wordEnd: Int {
        var place = cursor
        while place < letters.count, letters[place].isWhitespace { place += 1 }
        while place < letters.count, !letters[place].isWhitespace { place += 1 }
        return place
    }
}

extension LineEditor {
    /// What draws the line anew over itself: a line that is too long shows the part around the
    /// cursor.
    func drawn(after prompt: String, width: Int) -> String {
        let room = max(width - DisplayWidth.of(prompt) - 1, 1)
        var start = 0
        var before = letters[..<cursor].reduce(0) { $0 + DisplayWidth.of($1) }
        while before > room {
            before -= DisplayWidth.of(letters[start])
            start += 1
        }
        var end = start
        var columns = 0
        while end < letters.count, columns + DisplayWidth.of(letters[end]) <= room {
            columns += DisplayWidth.of(letters[end])
            end += 1
        }
        let column = DisplayWidth.of(prompt) + before
        return "\r\(prompt)\(String(letters[start..<end]))\u{1B}[K\r\u{1B}[\(column)C"
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// Finds the phrases that fit an utterance without looking at the others.
///
/// A phrase without wildcards is found by its hash. A pattern is filed under three things: the
/// words it begins with, the words it ends with and, if it has words between two wildcards, the
/// rarest of these. The hash of the three is its place. So a question touches a pattern only if all
/// three are in it, and a hundred thousand phrases cost hardly more than a hundred.
///
/// Which beginnings, endings and places there are, a small filter knows. All of it lies in flat
/// arrays of numbers: cheap to copy, and free of reference counting.
struct PhraseIndex: Sendable {
    private(set) var entries: [PhraseEntry] = []
    private(set) var deadCount = 0
    /// The first phrase without wildcards of each hash.
    private var exact = FlatTable()
    /// The first pattern of each place.
    private var places = FlatTable()
    private var hints = HintFilter(capacity: 512)
    /// How many words the longest beginning has.
    private var longestBeginning = 0
    /// How many words the longest ending has.
    private var longestEnding = 0
    /// How many patterns a word stands in, between wildcards; rare words make good places.
    private var frequencies = FlatTable()
    /// The letters of glued phrases.
    private var letters: [UInt8] = []
    /// The elements of word patterns.
    private var elements: [UInt64] = []
    private var runs: [Pattern.Run] = []
    private var expressions: [Expression] = []
    /// All that `hints` knows, for noting it again in a larger filter.
    private var noted: [UInt64] = []
}

// MARK: - Finding

extension PhraseIndex {
    /// Calls `found` with each entry whose phrase fits.
    @inline(__always)
    func forEachMatch(_ utterance: Utterance, _ found: (Int) -> Void) {
        var next = exact[utterance.hash] ?? PhraseEntry.end
        while next != PhraseEntry.end {
            let entry = entries[Int(next)]
            if entry.kind == .exact { found(Int(next)) }
            next = entry.next
        }
        let words = utterance.words
        var begin = Salt.begin
        for count in 0...min(words.count, longestBeginning) {
            if count > 0 { begin = WordHash.mixed(begin, words[count - 1].hash) }
            if hints.mayHold(begin) {
                visitEndings(of: utterance, behind: count, begin: begin, found)
            }
        }
    }

    /// Visits all places of one beginning, which takes the first `taken` words.
    @inline(__always)
    private func visitEndings(
        of utterance: Utterance,
        behind taken: Int,
        begin: UInt64,
        _ found: (Int) -> Void
    ) {
        let words = utterance.words
        var end = Salt.end
        for count in 0...min(words.count - taken, longestEnding) {
            if count > 0 { end = WordHash.mixed(end, words[words.count - count].hash) }
            guard hints.mayHold(end) else { continue }
            let pair = WordHash.mixed(begin, end)
            if hints.mayHold(pair) { visit(pair, utterance, found) }
            if hints.mayHold(pair ^ Salt.inner) { visitInner(pair, utterance, found) }
        }
    }

    /// Visits the places of a pair that have a word between wildcards, each word once.
    private func visitInner(_ pair: UInt64, _ utterance: Utterance, _ found: (Int) -> Void) {
        let words = utterance.words
        if words.count > 32 {
            // A question of one word a thousand times over visits its place once.
            for word in Set(words.map { $0.hash }) {
                let place = WordHash.mixed(pair, word)
                if hints.mayHold(place) { visit(place, utterance, found) }
            }
            return
        }
        for index in words.indices {
            let word = words[index].hash
            let place = WordHash.mixed(pair, word)
            guard hints.mayHold(place) else { continue }
            let isRepeated = words[..<index].contains { $0.hash == word }
            if !isRepeated { visit(place, utterance, found) }
        }
    }

    /// What the wildcards of an entry's phrase stand for, from left to right.
    func captures(of index: Int, in utterance: Utterance) -> [String] {
        let entry = entries[index]
        var captures: [Range<Int>]? = []
        switch entry.kind {
        case .exact, .dead: return []
        case .catchAll: return [utterance.text]
        case .expression:
            let groups = expressions[entry.range.lowerBound].wholeMatch(utterance.text) ?? []
            return groups.dropFirst().map { $0 ?? "" }
        case .mixed:
            let groups = expressions[entry.range.lowerBound].wholeMatch(utterance.text) ?? []
            return groups.dropFirst().map { Array(($0 ?? "").utf8).trimmed.text }
        case .words:
            _ = matches(entry, utterance, &captures)
            return captures?.map { utterance.text(in: utterance.bytes(of: $0)) } ?? []
        case .glued:
            _ = matches(entry, utterance, &captures)
            return captures?.map { utterance.text(in: $0) } ?? []
        }
    }

    /// Keeps what is noted for one purpose apart from what is noted for another.
    private enum Salt {
        static let begin: UInt64 = 0x243F_6A88_85A3_08D3
        static let end: UInt64 = 0x1319_8A2E_0370_7344
        static let inner: UInt64 = 0x082E_FA98_EC4E_6C89
    }

    @inline(__always)
    private func visit(_ place: UInt64, _ utterance: Utterance, _ found: (Int) -> Void) {
        var next = places[place] ?? PhraseEntry.end
        var captures: [Range<Int>]?
        while next != PhraseEntry.end {
            let entry = entries[Int(next)]
            if matches(entry, utterance, &captures) { found(Int(next)) }
            next = entry.next
        }
    }

    /// Whether an entry's phrase fits; captures are collected if there is an array for them.
    private func matches(
        _ entry: PhraseEntry,
        _ utterance: Utterance,
        _ captures: inout [Range<Int>]?
    ) -> Bool {
        switch entry.kind {
        case .words:
            return PhraseMatch.words(
                elements[entry.range],
                in: utterance.words,
                captures: &captures
            )
        case .glued:
            return PhraseMatch.glued(
                runs[entry.range],
                of: letters,
                in: utterance.bytes,
                captures: &captures
            )
        case .expression, .mixed:
            return expressions[entry.range.lowerBound].matches(utterance.text)
        case .catchAll: return true
        case .exact, .dead: return false
        }
    }
}

// MARK: - Filing

extension PhraseIndex {
    /// Files a phrase; the owner says whose it is.
    mutating func add(_ phrase: CompiledPhrase, of owner: PhraseEntry.Owner, rank: UInt64) {
        var entry = PhraseEntry(owner: owner, rank: rank)
        switch phrase {
        case .pattern(let normal, .exact):
            entry.kind = .exact
            let hash = normal.withUnsafeBufferPointer { ByteHash.hash($0) }
            entry.next = exact[hash] ?? PhraseEntry.end
            exact.set(hash, to: UInt32(entries.count))
        case .pattern(let normal, .words(let parts)):
            entry.kind = .words
            entry.range = elements.count..<elements.count + parts.count
            for part in parts {
                elements.append(PhraseIndex.hash(of: part, in: normal))
            }
            file(&entry, at: place(of: elements[entry.range]))
        case .pattern(let normal, .glued(let parts)):
            entry.kind = .glued
            let offset = letters.count
            letters.append(contentsOf: normal)
            entry.range = runs.count..<runs.count + parts.count
            runs.append(contentsOf: parts.map { $0.moved(by: offset) })
            file(
                &entry,
                at: place(begin: PhraseIndex.beginning(ofGlued: normal), end: [], inner: nil)
            )
        case .pattern(let normal, .mixed(let source)):
            entry.kind = .mixed
            entry.range = expressions.count..<expressions.count + 1
            // Too long for an expression, it is too long for an utterance too.
            let expression = try? Expression(source, ignoringCase: false)
            expressions.append(expression ?? Expression(literal: source, ignoringCase: false))
            file(
                &entry,
                at: place(begin: PhraseIndex.beginning(ofGlued: normal), end: [], inner: nil)
            )
        case .pattern(_, .catchAll):
            entry.kind = .catchAll
            file(&entry, at: place(begin: [], end: [], inner: nil))
        case .expression(let expression):
            entry.kind = .expression
            entry.range = expressions.count..<expressions.count + 1
            expressions.append(expression)
            file(&entry, at: place(begin: [], end: [], inner: nil))
        }
        entries.append(entry)
    }

    /// Takes the phrases of a skill out; their entries stay behind, dead.
    mutating func removeAll(ofSkill skill: UInt32) {
        for index in entries.indices where entries[index].owner.skill == skill {
            if entries[index].kind != .dead { deadCount += 1 }
            entries[index].kind = .dead
        }
    }

    private static func hash(of part: Pattern.Element, in phrase: [UInt8]) -> UInt64 {
        switch part {
        case .many: WordHash.many
        case .one: WordHash.one
        case .some: WordHash.some
        case .word(let range):
            phrase.withUnsafeBufferPointer {
                WordHash.hash(UnsafeBufferPointer(rebasing: $0[range]))
            }
        }
    }

    /// Where a word pattern is filed.
    private mutating func place(of pattern: ArraySlice<UInt64>) -> UInt64 {
        let head = pattern.prefix { WordHash.isWord($0) }
        let tail = pattern.reversed().prefix { WordHash.isWord($0) }
        let inner = pattern.dropFirst(head.count).dropLast(tail.count)
            .filter { WordHash.isWord($0) }
        for word in inner {
            frequencies.set(word, to: (frequencies[word] ?? 0) + 1)
        }
        let rarest = inner.min { frequencies[$0] ?? 0 < frequencies[$1] ?? 0 }
        return place(begin: head, end: tail, inner: rarest)
    }

    /// The whole words before the first star of a glued phrase.
    private static func beginning(ofGlued phrase: [UInt8]) -> [UInt64] {
        var head: [UInt64] = []
        for word in phrase.split(separator: 0x20) {
            let isPlain = !word.contains(UInt8(ascii: "*"))
            let isWildcard = word.count == 1 && !word[word.startIndex].isASCIIAlphanumeric
            guard isPlain, !isWildcard else { break }
            head.append(word.withUnsafeBufferPointer { WordHash.hash($0) })
        }
        return head
    }

    private mutating func file(_ entry: inout PhraseEntry, at place: UInt64) {
        entry.next = places[place] ?? PhraseEntry.end
        places.set(place, to: UInt32(entries.count))
    }

    /// The place of a pattern, after noting all that leads there.
    private mutating func place(
        begin: some Swift.Sequence<UInt64>,
        end: some Swift.Sequence<UInt64>,
        inner: UInt64?
    ) -> UInt64 {
        let begin = noteSequence(begin, salt: Salt.begin)
        let end = noteSequence(end, salt: Salt.end)
        longestBeginning = max(longestBeginning, begin.length)
        longestEnding = max(longestEnding, end.length)
        let pair = WordHash.mixed(begin.hash, end.hash)
        guard let inner else {
            note(pair)
            return pair
        }
        note(pair ^ Salt.inner)
        let place = WordHash.mixed(pair, inner)
        note(place)
        return place
    }

    private mutating func noteSequence(
        _ words: some Swift.Sequence<UInt64>,
        salt: UInt64
    ) -> Sequence {
        var sequence = Sequence(hash: salt, length: 0)
        for word in words {
            sequence.hash = WordHash.mixed(sequence.hash, word)
            sequence.length += 1
        }
        note(sequence.hash)
        return sequence
    }

    /// A beginning or an ending.
    private struct Sequence {
        var hash: UInt64
        var length: Int
    }

    private mutating func note(_ key: UInt64) {
        // Also a key that the filter takes for known: a larger one may not.
        noted.append(key)
        hints.note(key)
        guard hints.isFull else { return }
        hints = HintFilter(capacity: hints.count * 4)
        for key in noted { hints.note(key) }
    }
}

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
    /// How many patterns a word stands in, between wildcards; rare words make good places.
    private var frequencies = FlatTable()
    /// The letters of exact and glued phrases.
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
    /// The words of an utterance as hashes.
    func hashes(of utterance: Utterance) -> [UInt64] {
        utterance.bytes.withUnsafeBufferPointer { bytes in
            var hashes: [UInt64] = []
            hashes.reserveCapacity(utterance.wordCount)
            for index in 0..<utterance.wordCount {
                let range = utterance.bytes(of: index..<index + 1)
                hashes.append(WordHash.hash(UnsafeBufferPointer(rebasing: bytes[range])))
            }
            return hashes
        }
    }

    /// Calls `found` with each entry whose phrase fits; `words` are the hashes of the utterance's.
    @inline(__always)
    func forEachMatch(_ utterance: Utterance, words: [UInt64], _ found: (Int) -> Void) {
        utterance.bytes.withUnsafeBufferPointer { bytes in
            let hash = ByteHash.hash(bytes)
            guard hints.mayHold(hash) else { return }
            var next = exact[hash] ?? PhraseEntry.end
            while next != PhraseEntry.end {
                let entry = entries[Int(next)]
                if entry.kind == .exact, isSpelled(bytes, entry) { found(Int(next)) }
                next = entry.next
            }
        }
        var captures: [Range<Int>] = []
        let begins = sequences(along: words, salt: Salt.begin)
        let ends = sequences(along: words.reversed(), salt: Salt.end)
        let differentWords = PhraseIndex.unique(words)
        for begin in begins {
            for end in ends {
                let pair = WordHash.mixed(begin, end)
                if hints.mayHold(pair) { visit(pair, utterance, words, &captures, found) }
                guard hints.mayHold(pair ^ Salt.inner) else { continue }
                for word in differentWords {
                    let place = WordHash.mixed(pair, word)
                    if hints.mayHold(place) {
                        visit(place, utterance, words, &captures, found)
                    }
                }
            }
        }
    }

    /// What the wildcards of an entry's phrase stand for, from left to right.
    func captures(of index: Int, in utterance: Utterance, words: [UInt64]) -> [String] {
        let entry = entries[index]
        var captures: [Range<Int>] = []
        switch entry.kind {
        case .exact, .dead: return []
        case .catchAll: return [utterance.text]
        case .expression:
            let groups = expressions[entry.range.lowerBound].wholeMatch(utterance.text) ?? []
            return groups.dropFirst().map { $0 ?? "" }
        case .words:
            _ = matches(entry, utterance, words, &captures)
            return captures.map { utterance.text(in: utterance.bytes(of: $0)) }
        case .glued:
            _ = matches(entry, utterance, words, &captures)
            return captures.map { utterance.text(in: $0) }
        }
    }

    /// Keeps what is noted for one purpose apart from what is noted for another.
    private enum Salt {
        static let begin: UInt64 = 0x243F_6A88_85A3_08D3
        static let end: UInt64 = 0x1319_8A2E_0370_7344
        static let goesOn: UInt64 = 0xA409_3822_299F_31D0
        static let inner: UInt64 = 0x082E_FA98_EC4E_6C89
    }

    /// The hashes of all sequences that patterns begin (or end) with and these words do too.
    @inline(__always)
    private func sequences(along words: some Sequence<UInt64>, salt: UInt64) -> [UInt64] {
        var found: [UInt64] = []
        var sequence = salt
        if hints.mayHold(sequence) { found.append(sequence) }
        for word in words {
            guard hints.mayHold(sequence ^ Salt.goesOn) else { break }
            sequence = WordHash.mixed(sequence, word)
            if hints.mayHold(sequence) { found.append(sequence) }
        }
        return found
    }

    @inline(__always)
    private func visit(
        _ place: UInt64,
        _ utterance: Utterance,
        _ words: [UInt64],
        _ captures: inout [Range<Int>],
        _ found: (Int) -> Void
    ) {
        var next = places[place] ?? PhraseEntry.end
        while next != PhraseEntry.end {
            let entry = entries[Int(next)]
            if matches(entry, utterance, words, &captures) { found(Int(next)) }
            next = entry.next
        }
    }

    private func matches(
        _ entry: PhraseEntry,
        _ utterance: Utterance,
        _ words: [UInt64],
        _ captures: inout [Range<Int>]
    ) -> Bool {
        switch entry.kind {
        case .words:
            return PhraseMatch.words(elements[entry.range], in: words, captures: &captures)
        case .glued:
            return PhraseMatch.glued(
                runs[entry.range],
                of: letters,
                in: utterance.bytes,
                captures: &captures
            )
        case .expression:
            return expressions[entry.range.lowerBound].matches(utterance.text)
        case .catchAll: return true
        case .exact, .dead: return false
        }
    }

    @inline(__always)
    private func isSpelled(_ bytes: UnsafeBufferPointer<UInt8>, _ entry: PhraseEntry) -> Bool {
        let start = entry.range.lowerBound
        guard entry.range.count == bytes.count else { return false }
        for index in bytes.indices where letters[start + index] != bytes[index] {
            return false
        }
        return true
    }

    /// Each word once: a question of one word a thousand times over must not visit its place a
    /// thousand times.
    @inline(__always)
    private static func unique(_ words: [UInt64]) -> [UInt64] {
        if words.count > 16 { return Array(Set(words)) }
        var unique: [UInt64] = []
        unique.reserveCapacity(words.count)
        for word in words where !unique.contains(word) {
            unique.append(word)
        }
        return unique
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
            entry.range = letters.count..<letters.count + normal.count
            letters.append(contentsOf: normal)
            let hash = normal.withUnsafeBufferPointer { ByteHash.hash($0) }
            entry.next = exact[hash] ?? PhraseEntry.end
            exact.set(hash, to: UInt32(entries.count))
            note(hash)
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
        begin: some Sequence<UInt64>,
        end: some Sequence<UInt64>,
        inner: UInt64?
    ) -> UInt64 {
        let pair = WordHash.mixed(
            noteSequence(begin, salt: Salt.begin),
            noteSequence(end, salt: Salt.end)
        )
        guard let inner else {
            note(pair)
            return pair
        }
        note(pair ^ Salt.inner)
        let place = WordHash.mixed(pair, inner)
        note(place)
        return place
    }

    private mutating func noteSequence(_ words: some Sequence<UInt64>, salt: UInt64) -> UInt64 {
        var sequence = salt
        for word in words {
            note(sequence ^ Salt.goesOn)
            sequence = WordHash.mixed(sequence, word)
        }
        note(sequence)
        return sequence
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

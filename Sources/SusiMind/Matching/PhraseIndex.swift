// Susi. SPDX-License-Identifier: Apache-2.0

/// Finds the phrases that fit an utterance without looking at the others.
///
/// A phrase without wildcards is found by its hash. A pattern is filed under three things: the
/// words it begins with, the words it ends with (both found by walking a trie along the utterance)
/// and, if it has words between two wildcards, the rarest of these. So a question touches a pattern
/// only if all three are in it, and a hundred thousand phrases cost no more than a hundred.
///
/// All of it lies in flat arrays of numbers: cheap to copy, and free of reference counting.
struct PhraseIndex: Sendable {
    private(set) var entries: [PhraseEntry] = []
    /// Phrases without wildcards, by the hash of their normal form.
    private var exact = FlatTable()
    private var vocabulary = Vocabulary()
    private var beginnings = WordTrie()
    private var endings = WordTrie()
    /// The number of a pair of beginning and ending.
    private var pairs = FlatTable()
    /// By pair: whether patterns in it are filed under a word between wildcards as well.
    private var pairHasInnerWords: [Bool] = []
    /// The first pattern of each place, by pair and inner word.
    private var places = FlatTable()
    /// The letters of exact and glued phrases.
    private var letters: [UInt8] = []
    /// The elements of word patterns.
    private var elements: [UInt32] = []
    private var runs: [Pattern.Run] = []
    private(set) var expressions: [Expression] = []
    private(set) var deadCount = 0

    /// Adds a phrase; the entry says whose it is.
    mutating func add(_ phrase: CompiledPhrase, of owner: PhraseEntry.Owner, rank: UInt64) {
        var entry = PhraseEntry(owner: owner, rank: rank)
        switch phrase {
        case .pattern(let normal, .exact):
            entry.kind = .exact
            entry.start = UInt32(letters.count)
            letters.append(contentsOf: normal)
            entry.end = UInt32(letters.count)
            let key = normal.withUnsafeBufferPointer { ByteHash.hash($0) }
            entry.next = exact[key] ?? PhraseEntry.end
            exact.set(key, to: UInt32(entries.count))
        case .pattern(let normal, .words(let parts)):
            entry.kind = .words
            entry.start = UInt32(elements.count)
            for part in parts {
                elements.append(number(for: part, of: normal))
            }
            entry.end = UInt32(elements.count)
            let key = place(for: elements[Int(entry.start)...])
            file(&entry, at: key)
        case .pattern(let normal, .glued(let parts)):
            entry.kind = .glued
            let offset = letters.count
            letters.append(contentsOf: normal)
            entry.start = UInt32(runs.count)
            runs.append(contentsOf: parts.map { $0.moved(by: offset) })
            entry.end = UInt32(runs.count)
            let key = place(forGlued: normal)
            file(&entry, at: key)
        case .pattern(_, .catchAll):
            entry.kind = .catchAll
            file(&entry, at: anyPlace())
        case .expression(let expression):
            entry.kind = .expression
            entry.start = UInt32(expressions.count)
            expressions.append(expression)
            file(&entry, at: anyPlace())
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

    /// Calls `found` with each entry whose phrase fits.
    @inline(__always)
    func forEachMatch(_ utterance: Utterance, _ found: (Int) -> Void) {
        var captures: [Range<Int>] = []
        utterance.bytes.withUnsafeBufferPointer { bytes in
            var next = exact[ByteHash.hash(bytes)] ?? PhraseEntry.end
            while next != PhraseEntry.end {
                let entry = entries[Int(next)]
                if entry.kind == .exact, isSpelled(bytes, entry) { found(Int(next)) }
                next = entry.next
            }
        }
        let words = numbers(of: utterance)
        let begins = beginnings.path(along: words)
        let ends = endings.path(along: words.reversed())
        for begin in begins {
            for end in ends {
                guard let pair = pairs[UInt64(begin) << 32 | UInt64(end)] else { continue }
                visit(UInt64(pair) << 32, utterance, words, &captures, found)
                guard pairHasInnerWords[Int(pair)] else { continue }
                for (index, word) in words.enumerated()
                where word != Vocabulary.unknown && !hasOccurred(word, before: index, in: words) {
                    visit(UInt64(pair) << 32 | UInt64(word), utterance, words, &captures, found)
                }
            }
        }
    }

    /// What the wildcards of an entry's phrase stand for, from left to right.
    func captures(of index: Int, in utterance: Utterance) -> [String] {
        let entry = entries[index]
        var captures: [Range<Int>] = []
        switch entry.kind {
        case .exact, .dead: return []
        case .catchAll: return [utterance.text]
        case .expression:
            let groups = expressions[Int(entry.start)].wholeMatch(utterance.text) ?? []
            return groups.dropFirst().map { $0 ?? "" }
        case .words:
            _ = matches(entry, utterance, numbers(of: utterance), &captures)
            return captures.map { utterance.text(in: utterance.bytes(of: $0)) }
        case .glued:
            _ = matches(entry, utterance, [], &captures)
            return captures.map { utterance.text(in: $0) }
        }
    }
}

extension PhraseIndex {
    @inline(__always)
    private func visit(
        _ key: UInt64,
        _ utterance: Utterance,
        _ words: [UInt32],
        _ captures: inout [Range<Int>],
        _ found: (Int) -> Void
    ) {
        var next = places[key] ?? PhraseEntry.end
        while next != PhraseEntry.end {
            let entry = entries[Int(next)]
            if matches(entry, utterance, words, &captures) { found(Int(next)) }
            next = entry.next
        }
    }

    private func matches(
        _ entry: PhraseEntry,
        _ utterance: Utterance,
        _ words: [UInt32],
        _ captures: inout [Range<Int>]
    ) -> Bool {
        let range = Int(entry.start)..<Int(entry.end)
        switch entry.kind {
        case .words:
            return PhraseMatch.words(elements[range], in: words, captures: &captures)
        case .glued:
            return PhraseMatch.glued(
                runs[range],
                of: letters,
                in: utterance.bytes,
                captures: &captures
            )
        case .expression:
            return expressions[Int(entry.start)].matches(utterance.text)
        case .catchAll: return true
        case .exact, .dead: return false
        }
    }

    @inline(__always)
    private func isSpelled(_ bytes: UnsafeBufferPointer<UInt8>, _ entry: PhraseEntry) -> Bool {
        let start = Int(entry.start)
        guard Int(entry.end) - start == bytes.count else { return false }
        for index in bytes.indices where letters[start + index] != bytes[index] {
            return false
        }
        return true
    }

    private func numbers(of utterance: Utterance) -> [UInt32] {
        utterance.bytes.withUnsafeBufferPointer { bytes in
            var numbers: [UInt32] = []
            numbers.reserveCapacity(utterance.wordCount)
            for index in 0..<utterance.wordCount {
                let range = utterance.bytes(of: index..<index + 1)
                numbers.append(vocabulary.number(of: UnsafeBufferPointer(rebasing: bytes[range])))
            }
            return numbers
        }
    }

    /// Whether a word stands further left as well, so that it has had its turn.
    ///
    /// Looking back a few words is enough to spare the usual repetitions their second visit, and
    /// a second visit does no harm: candidates are kept once.
    @inline(__always)
    private func hasOccurred(_ word: UInt32, before index: Int, in words: [UInt32]) -> Bool {
        for earlier in max(0, index - 16)..<index where words[earlier] == word {
            return true
        }
        return false
    }
}

extension PhraseIndex {
    private mutating func file(_ entry: inout PhraseEntry, at key: UInt64) {
        entry.next = places[key] ?? PhraseEntry.end
        places.set(key, to: UInt32(entries.count))
    }

    private mutating func number(for part: Pattern.Element, of phrase: [UInt8]) -> UInt32 {
        switch part {
        case .many: PhraseMatch.many
        case .one: PhraseMatch.one
        case .some: PhraseMatch.some
        case .word(let range):
            phrase.withUnsafeBufferPointer {
                vocabulary.use(UnsafeBufferPointer(rebasing: $0[range]))
            }
        }
    }

    /// The key of the place where a word pattern is filed.
    private mutating func place(for pattern: ArraySlice<UInt32>) -> UInt64 {
        let isWord = { (element: UInt32) in element < PhraseMatch.some }
        let head = pattern.prefix(while: isWord)
        let tail = pattern.reversed().prefix(while: isWord)
        let inner = pattern.dropFirst(head.count).dropLast(tail.count).filter(isWord)
        let rarest = inner.min {
            vocabulary.frequencies[Int($0)] < vocabulary.frequencies[Int($1)]
        }
        return place(
            begin: beginnings.insert(head),
            end: endings.insert(tail),
            inner: rarest ?? Vocabulary.unknown
        )
    }

    /// The key of the place of a glued phrase: by the whole words before its first star.
    private mutating func place(forGlued phrase: [UInt8]) -> UInt64 {
        var head: [UInt32] = []
        for word in phrase.split(separator: 0x20) {
            let isPlain = word.allSatisfy { $0 != UInt8(ascii: "*") }
            let isWildcard = word.count == 1 && !word[word.startIndex].isASCIIAlphanumeric
            guard isPlain, !isWildcard else { break }
            head.append(word.withUnsafeBufferPointer { vocabulary.use($0) })
        }
        return place(begin: beginnings.insert(head), end: WordTrie.root, inner: 0)
    }

    private mutating func anyPlace() -> UInt64 {
        place(begin: WordTrie.root, end: WordTrie.root, inner: Vocabulary.unknown)
    }

    private mutating func place(begin: UInt32, end: UInt32, inner: UInt32) -> UInt64 {
        let key = UInt64(begin) << 32 | UInt64(end)
        let pair: UInt32
        if let known = pairs[key] {
            pair = known
        } else {
            pair = UInt32(pairHasInnerWords.count)
            pairs.set(key, to: pair)
            pairHasInnerWords.append(false)
        }
        if inner != Vocabulary.unknown { pairHasInnerWords[Int(pair)] = true }
        return UInt64(pair) << 32 | UInt64(inner)
    }
}

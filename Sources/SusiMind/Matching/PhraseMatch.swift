// Susi. SPDX-License-Identifier: Apache-2.0

/// Decides whether a pattern fits an utterance, and what its wildcards stand for.
///
/// Wildcards are greedy from left to right. The first one takes the most when everything behind it
/// stands as far to the right as it can, and the same holds for each of the others. So runs are
/// placed from the right, each at its rightmost place, and nothing is ever tried twice: the work is
/// the length of the utterance times the length of one run.
enum PhraseMatch {
    /// Matches hashed words; captures are ranges of words, from left to right.
    static func words(
        _ pattern: ArraySlice<UInt64>,
        in words: [Utterance.Word],
        captures: inout [Range<Int>]?
    ) -> Bool {
        guard
            let firstGap = pattern.firstIndex(where: { $0 == WordHash.many || $0 == WordHash.some }
            ),
            let lastGap = pattern.lastIndex(where: { $0 == WordHash.many || $0 == WordHash.some })
        else {
            guard pattern.count == words.count else { return false }
            return fits(pattern, words, at: 0, capturing: &captures)
        }
        let head = pattern[pattern.startIndex..<firstGap]
        let tail = pattern[(lastGap + 1)...]
        guard head.count + tail.count <= words.count else { return false }
        // Captures are collected from the right and turned round at the end.
        guard fits(tail, words, at: words.count - tail.count, capturing: &captures) else {
            return false
        }
        captures?.reverse()
        var limit = words.count - tail.count
        var gap = lastGap
        while true {
            let atLeast = pattern[gap] == WordHash.many ? 1 : 0
            var previous = gap
            repeat {
                previous -= 1
            } while previous >= firstGap
                && pattern[previous] != WordHash.many && pattern[previous] != WordHash.some
            if previous < firstGap {
                guard limit - head.count >= atLeast else { return false }
                if atLeast == 1 { captures?.append(head.count..<limit) }
                break
            }
            let run = pattern[(previous + 1)..<gap]
            var place = limit - atLeast - run.count
            while place >= head.count, !fits(run, words, at: place) {
                place -= 1
            }
            guard place >= head.count else { return false }
            if atLeast == 1 { captures?.append(place + run.count..<limit) }
            for index in run.indices.reversed() where run[index] == WordHash.one {
                let word = place + index - run.startIndex
                captures?.append(word..<word + 1)
            }
            limit = place
            gap = previous
        }
        captures?.reverse()
        var headCaptures: [Range<Int>]? = captures == nil ? nil : []
        guard fits(head, words, at: 0, capturing: &headCaptures) else { return false }
        captures?.insert(contentsOf: headCaptures ?? [], at: 0)
        return true
    }

    @inline(__always)
    private static func fits(
        _ run: ArraySlice<UInt64>,
        _ words: [Utterance.Word],
        at place: Int
    ) -> Bool {
        var word = place
        for element in run {
            if element != words[word].hash, element != WordHash.one { return false }
            word += 1
        }
        return true
    }

    @inline(__always)
    private static func fits(
        _ run: ArraySlice<UInt64>,
        _ words: [Utterance.Word],
        at place: Int,
        capturing captures: inout [Range<Int>]?
    ) -> Bool {
        var word = place
        for element in run {
            if element == WordHash.one {
                captures?.append(word..<word + 1)
            } else if element != words[word].hash {
                return false
            }
            word += 1
        }
        return true
    }

    /// Matches runs of letters; captures are ranges of bytes without blanks at their ends.
    static func glued(
        _ runs: ArraySlice<Pattern.Run>,
        of letters: [UInt8],
        in text: [UInt8],
        captures: inout [Range<Int>]?
    ) -> Bool {
        // Bounds instead of a slice that shrinks: taking from a slice copies what it shares.
        var (first, last) = (runs.startIndex, runs.endIndex)
        var start = 0
        if first < last, case .letters(let run) = runs[first] {
            guard fits(letters, run, text, at: 0) else { return false }
            start = run.count
            first += 1
        }
        var limit = text.count
        if first < last, case .letters(let run) = runs[last - 1] {
            guard text.count - run.count >= start,
                fits(letters, run, text, at: text.count - run.count)
            else { return false }
            limit = text.count - run.count
            last -= 1
        }
        while first < last, case .gap(let atLeast) = runs[last - 1] {
            last -= 1
            var place = start
            var end = start
            if first < last {
                last -= 1
                if case .letters(let run) = runs[last] {
                    place = limit - atLeast - run.count
                    while place >= start, !fits(letters, run, text, at: place) {
                        place -= 1
                    }
                    guard place >= start else { return false }
                    end = place + run.count
                } else if first < last {
                    // Two gaps side by side: the left one takes all it can.
                    return false
                }
            }
            guard limit - end >= atLeast else { return false }
            captures?.append(trimmed(end..<limit, of: text))
            limit = place
        }
        captures?.reverse()
        return true
    }

    @inline(__always)
    private static func fits(
        _ letters: [UInt8],
        _ run: Range<Int>,
        _ text: [UInt8],
        at place: Int
    ) -> Bool {
        guard place >= 0, place + run.count <= text.count else { return false }
        var index = place
        for letter in run {
            if letters[letter] != text[index] { return false }
            index += 1
        }
        return true
    }

    private static func trimmed(_ range: Range<Int>, of text: [UInt8]) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, text[lower] == 0x20 { lower += 1 }
        while upper > lower, text[upper - 1] == 0x20 { upper -= 1 }
        return lower..<upper
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// Finds skills by what stands in their names, descriptions, examples and authors.
///
/// All texts lie folded in one row of bytes, prepared once, so that a search reads through memory
/// and makes nothing.
struct SkillFinder: Sendable {
    /// How many bytes of a skill are searched.
    private static let longest = 2000

    private var bytes: [UInt8] = []
    /// Where the texts of each skill begin; one more for the end.
    private var starts: [Int32] = [0]
    /// Where its name ends.
    private var nameEnds: [Int32] = []

    /// Adds a skill behind the others.
    mutating func append(_ skill: SkillFacts) {
        let start = bytes.count
        FoldedBytes.append(skill.name, to: &bytes)
        nameEnds.append(Int32(bytes.count))
        for text in [skill.about, skill.author] + skill.examples
        where bytes.count - start < SkillFinder.longest {
            bytes.append(0)
            FoldedBytes.append(text, to: &bytes)
        }
        if bytes.count - start > SkillFinder.longest {
            bytes.removeLast(bytes.count - start - SkillFinder.longest)
            nameEnds[nameEnds.count - 1] = min(nameEnds[nameEnds.count - 1], Int32(bytes.count))
        }
        starts.append(Int32(bytes.count))
    }

    /// The skills that hold every word, out of some and in their order; but those whose names begin
    /// with the first word come first, then those whose names hold it.
    func find(_ words: [[UInt8]], among members: [Int32]) -> [Int32] {
        guard let first = words.first else { return members }
        var begin: [Int32] = []
        var hold: [Int32] = []
        var rest: [Int32] = []
        bytes.withUnsafeBufferPointer { bytes in
            for index in members {
                let start = Int(starts[Int(index)])
                let end = Int(starts[Int(index) + 1])
                let place = SkillFinder.place(of: first, in: bytes, start, end)
                guard place >= 0 else { continue }
                let holdsAll = words.dropFirst().allSatisfy { word in
                    SkillFinder.place(of: word, in: bytes, start, end) >= 0
                }
                guard holdsAll else { continue }
                if place == start {
                    begin.append(index)
                } else if place < Int(nameEnds[Int(index)]) {
                    hold.append(index)
                } else {
                    rest.append(index)
                }
            }
        }
        return begin + hold + rest
    }

    /// Where a word stands first; -1 where it does not.
    private static func place(
        of word: [UInt8],
        in bytes: UnsafeBufferPointer<UInt8>,
        _ start: Int,
        _ end: Int
    ) -> Int {
        guard let base = bytes.baseAddress, !word.isEmpty else { return -1 }
        return word.withUnsafeBufferPointer { word in
            guard let wanted = word.baseAddress else { return -1 }
            let count = word.count
            let first = wanted[0]
            var place = start
            while place &+ count <= end {
                if base[place] == first {
                    var length = 1
                    while length < count, base[place &+ length] == wanted[length] { length &+= 1 }
                    if length == count { return place }
                }
                place &+= 1
            }
            return -1
        }
    }

    /// The words of what somebody typed, folded.
    static func words(_ query: String) -> [[UInt8]] {
        FoldedBytes.of(query).prefix(200).split(separator: UInt8(ascii: " ")).map { Array($0) }
    }
}

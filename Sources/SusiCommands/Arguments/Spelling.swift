// Susi. SPDX-License-Identifier: Apache-2.0

/// Finds what somebody may have meant.
enum Spelling {
    /// The name that differs in the fewest letters, if these are few.
    static func nearest(to word: String, among names: [String]) -> String? {
        let distances = names.map { (name: $0, distance: distance(Array(word), Array($0))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, word.count / 3) ? best.name : nil
    }

    /// How many letters have to be put in, taken out, changed or swapped with their neighbours.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var before: [Int] = []
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var next = [index + 1]
            for (place, other) in right.enumerated() {
                var best = min(row[place + 1], next[place]) + 1
                best = min(best, row[place] + (letter == other ? 0 : 1))
                if index > 0, place > 0, letter == right[place - 1], left[index - 1] == other {
                    best = min(best, before[place - 1] + 1)
                }
                next.append(best)
            }
            before = row
            row = next
        }
        return row[right.count]
    }
}

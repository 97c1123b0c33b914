// Susi. SPDX-License-Identifier: Apache-2.0

/// Finds what somebody may have meant.
enum Spelling {
    /// The name that differs in the fewest letters, if these are few.
    static func nearest(to word: String, among names: [String]) -> String? {
        let distances = names.map { (name: $0, distance: distance(Array(word), Array($0))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, word.count / 3) ? best.name : nil
    }

    /// How many letters have to be put in, taken out or changed.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for place in right.indices {
                let change = diagonal + (letter == right[place] ? 0 : 1)
                diagonal = row[place + 1]
                row[place + 1] = min(change, diagonal + 1, row[place] + 1)
            }
        }
        return row[right.count]
    }
}

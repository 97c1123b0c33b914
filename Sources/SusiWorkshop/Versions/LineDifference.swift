// Susi. SPDX-License-Identifier: Apache-2.0

/// How one text becomes another, line by line, with as few lines taken away and added as can be.
///
/// Myers' way: from both beginnings, ever more changes are tried until the ends are reached. Where
/// that would be too much to keep in mind, everything between what both begin and end with is
/// taken away and added anew.
struct LineDifference: Equatable, Sendable {
    /// What becomes of lines: numbers count from 0 in the old and in the new text.
    enum Step: Equatable, Sendable {
        case same(old: Int, new: Int)
        case removed(Int)
        case added(Int)
    }

    let steps: [Step]
    /// Whether it is only roughly so.
    let isRough: Bool

    /// How many changes are looked for: their square is what has to be kept in mind.
    static let mostChanges = 700

    init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
        var front = 0
        while front < old.count, front < new.count, old[front] == new[front] { front += 1 }
        var back = 0
        while back < old.count - front, back < new.count - front,
            old[old.count - 1 - back] == new[new.count - 1 - back]
        { back += 1 }
        let left = Array(old[front..<(old.count - back)])
        let right = Array(new[front..<(new.count - back)])
        var steps = (0..<front).map { Step.same(old: $0, new: $0) }
        let middle = LineDifference.shortest(left, right)
        isRough = middle == nil
        if let middle {
            for step in middle {
                switch step {
                case .same(let old, let new):
                    steps.append(.same(old: old + front, new: new + front))
                case .removed(let line): steps.append(.removed(line + front))
                case .added(let line): steps.append(.added(line + front))
                }
            }
        } else {
            steps += left.indices.map { .removed($0 + front) }
            steps += right.indices.map { .added($0 + front) }
        }
        for place in 0..<back {
            steps.append(.same(old: old.count - back + place, new: new.count - back + place))
        }
        self.steps = steps
    }

    /// The fewest steps; nil where they are too many.
    private static func shortest(
        _ old: [ArraySlice<UInt8>],
        _ new: [ArraySlice<UInt8>]
    ) -> [Step]? {
        if old.isEmpty { return new.indices.map { .added($0) } }
        if new.isEmpty { return old.indices.map { .removed($0) } }
        // Lines are compared often: by a number first.
        let oldHashes = old.map { hash($0) }
        let newHashes = new.map { hash($0) }
        let most = min(old.count + new.count, mostChanges)
        let middle = most + 1
        // How far in the old text one gets on each diagonal.
        var far = [Int](repeating: 0, count: 2 * most + 3)
        var trail: [[Int]] = []
        for changes in 0...most {
            // Only these diagonals can be reached so far.
            trail.append(Array(far[(middle - changes)...(middle + changes)]))
            for diagonal in stride(from: -changes, through: changes, by: 2) {
                let place = middle + diagonal
                let isDown =
                    diagonal == -changes
                    || diagonal != changes && far[place - 1] < far[place + 1]
                var x = isDown ? far[place + 1] : far[place - 1] + 1
                var y = x - diagonal
                while x < old.count, y < new.count, oldHashes[x] == newHashes[y], old[x] == new[y] {
                    x += 1
                    y += 1
                }
                far[place] = x
                if x >= old.count, y >= new.count {
                    return walkBack(trail, old.count, new.count)
                }
            }
        }
        return nil
    }

    /// The steps, from how far one got with each number of changes.
    private static func walkBack(_ trail: [[Int]], _ oldCount: Int, _ newCount: Int) -> [Step] {
        var steps: [Step] = []
        var x = oldCount
        var y = newCount
        for changes in trail.indices.reversed() {
            let far = trail[changes]
            /// How far one had got on a diagonal before the last change.
            func reached(_ diagonal: Int) -> Int { far[diagonal + changes] }
            let diagonal = x - y
            guard changes > 0 else { break }
            let isDown =
                diagonal == -changes
                || diagonal != changes && reached(diagonal - 1) < reached(diagonal + 1)
            let before = isDown ? diagonal + 1 : diagonal - 1
            let oldX = reached(before)
            let oldY = oldX - before
            let startX = isDown ? oldX : oldX + 1
            while x > startX, y > startX - diagonal {
                x -= 1
                y -= 1
                steps.append(.same(old: x, new: y))
            }
            steps.append(isDown ? .added(oldY) : .removed(oldX))
            x = oldX
            y = oldY
        }
        while x > 0, y > 0 {
            x -= 1
            y -= 1
            steps.append(.same(old: x, new: y))
        }
        return steps.reversed()
    }

    private static func hash(_ line: ArraySlice<UInt8>) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for byte in line { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return hash
    }
}

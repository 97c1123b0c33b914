// Susi. SPDX-License-Identifier: Apache-2.0

/// A row of numbers, none negative, whose sums from the beginning are found and changed in O(log n).
struct FenwickTree: Equatable, Sendable {
    /// At i - 1 the sum of as many numbers as the lowest set bit of i says, up to number i.
    private var sums: [Int64] = []

    init() {}

    /// The numbers there are, O(n).
    init(_ numbers: [Int32]) {
        sums = numbers.map { Int64($0) }
        for index in 1..<max(1, sums.count + 1) {
            let parent = index + (index & -index)
            if parent <= sums.count { sums[parent - 1] += sums[index - 1] }
        }
    }

    var count: Int { sums.count }

    mutating func add(_ change: Int64, at index: Int) {
        var index = index + 1
        while index <= sums.count {
            sums[index - 1] += change
            index += index & -index
        }
    }

    mutating func append(_ number: Int32) {
        let index = sums.count + 1
        let low = index - (index & -index)
        sums.append(sum(of: index - 1) - sum(of: low) + Int64(number))
    }

    mutating func removeLast() {
        sums.removeLast()
    }

    /// The sum of the first numbers.
    func sum(of count: Int) -> Int64 {
        var sum: Int64 = 0
        var index = count
        while index > 0 {
            sum += sums[index - 1]
            index &= index - 1
        }
        return sum
    }

    /// How many numbers from the beginning have a sum of at most `limit`.
    func count(within limit: Int64) -> Int {
        var count = 0
        var rest = limit
        var step = 1
        while step * 2 <= sums.count { step *= 2 }
        while step > 0 {
            if count + step <= sums.count, sums[count + step - 1] <= rest {
                count += step
                rest -= sums[count - 1]
            }
            step /= 2
        }
        return count
    }
}

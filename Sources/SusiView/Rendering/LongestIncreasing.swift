// Susi. SPDX-License-Identifier: Apache-2.0

/// The longest increasing part of a row of numbers: those that need not be moved to sort the row.
enum LongestIncreasing {
    /// Whether each number is a member of that part; negative ones never are.
    ///
    /// O(n log n).
    static func members(of numbers: [Int]) -> [Bool] {
        // The index of the smallest number that ends an increasing part of each length.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for index in numbers.indices where numbers[index] >= 0 {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < numbers[index] {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var isMember = [Bool](repeating: false, count: numbers.count)
        var index = ends.last ?? -1
        while index >= 0 {
            isMember[index] = true
            index = previous[index]
        }
        return isMember
    }
}

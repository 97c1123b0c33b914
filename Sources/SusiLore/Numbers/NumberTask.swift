// Susi. SPDX-License-Identifier: Apache-2.0

/// What the service `numbers` can do.
enum NumberTask: String, CaseIterable {
    case roman, base, prime, factors, divisors, gcd, lcm, words, statistics, next, even
    case fibonacci, round

    init?(_ name: String) {
        let found = NumberTask.allCases.first { $0.rawValue.utf8.elementsEqual(name.utf8) }
        guard let found else { return nil }
        self = found
    }

    static var names: String {
        NumberTask.allCases.map { $0.rawValue }.joined(separator: ", ")
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// How long ago settings were decided, in milliseconds: clocks of devices differ, but not how fast
/// they go.
public struct SettingAges: Sendable, Equatable {
    private var ages: [(name: String, age: Int64)] = []
    /// Nobody decides anything before the century began.
    private static let oldest: Int64 = 100 * 366 * 86_400_000

    /// Nothing is known: all have been decided just now.
    public init() {}

    /// Reads `theme=1200,enterAsSend=0`; what is odd in it is left out.
    public init(reading text: String) {
        for pair in text.utf8.split(separator: UInt8(ascii: ",")) {
            let halves = pair.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
            guard halves.count == 2, let age = Int64(String(Substring(halves[1]))), age >= 0 else {
                continue
            }
            let name = SettingName.current(ASCII.trimmed(String(Substring(halves[0]))))
            ages.append((name, min(age, Self.oldest)))
        }
    }

    /// How long ago it was decided; 0 where nothing is said of it.
    public subscript(name: String) -> Int64 {
        ages.first { ASCII.equal($0.name, name) }?.age ?? 0
    }

    /// Whether both say the same.
    public static func == (left: SettingAges, right: SettingAges) -> Bool {
        left.ages.count == right.ages.count
            && zip(left.ages, right.ages).allSatisfy { $0.name == $1.name && $0.age == $1.age }
    }
}

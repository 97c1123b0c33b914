// Susi. SPDX-License-Identifier: Apache-2.0

/// What is out of date: told by name, read by somebody, and settled unless it was told again.
struct Marks {
    /// How often something had been told when this was told last; nil stands for everything.
    private(set) var all: [String?: Int] = [:]
    private var count = 0

    /// Whether nothing is out of date.
    var isEmpty: Bool { all.isEmpty }

    /// Takes note that something changed; nil stands for everything.
    mutating func mark(_ name: String?) {
        count += 1
        all[name] = count
    }

    /// Settles what was read since it had that number; false where somebody else was faster and has
    /// read at least as much.
    ///
    /// What was told again meanwhile stays out of date, and is still better known than before.
    mutating func settle(_ name: String?, _ number: Int) -> Bool {
        guard let latest = all[name] else { return false }
        if latest == number { all[name] = nil }
        return true
    }
}

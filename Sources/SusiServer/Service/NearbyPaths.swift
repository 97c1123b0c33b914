// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Finds what somebody may have meant by a path that leads nowhere.
enum NearbyPaths {
    /// How much of a path is looked at and shown.
    private static let longest = 80

    /// Says that there is nothing, and what is near.
    static func refusal(for path: String) -> Refusal {
        let shown = String(path.prefix(longest))
        let near = paths(near: shown)
        let hint = near.isEmpty ? "" : " Near it: \(near.joined(separator: ", "))."
        var refusal = Refusal(404, "There is nothing at \(shown).\(hint)")
        refusal.members["near"] = .array(near.map { .string($0) })
        return refusal
    }

    /// The services offered here that are called nearly so, the nearest first.
    static func paths(near path: String) -> [String] {
        let wanted = name(of: path)
        guard !wanted.isEmpty else { return [] }
        let found = Endpoint.allCases.compactMap { endpoint -> (path: String, distance: Int)? in
            let distance = distance(wanted, name(of: endpoint.path))
            return distance <= max(2, wanted.count / 3) ? (endpoint.path, distance) : nil
        }
        return found.sorted { $0.distance < $1.distance }.prefix(3).map { $0.path }
    }

    /// The last part without its ending, in small letters.
    private static func name(of path: String) -> [UInt8] {
        let last = path.prefix(longest).split(separator: "/").last ?? ""
        return Array(last.prefix { $0 != "." }.lowercased().utf8)
    }

    /// How many letters have to be changed, added or left out.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (index, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for place in right.indices {
                let changed = diagonal + (byte == right[place] ? 0 : 1)
                diagonal = row[place + 1]
                row[place + 1] = min(changed, diagonal + 1, row[place] + 1)
            }
        }
        return row[right.count]
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// The time zones of the world, by their names in the database of time zones: `Europe/Berlin`.
public struct Zones: Sendable {
    private let zone: @Sendable (String) -> Zone?

    /// No zones but UTC.
    public init() {
        zone = { _ in nil }
    }

    /// Takes zones from a closure, which is asked again for each question and should remember them.
    public init(_ zone: @escaping @Sendable (String) -> Zone?) {
        self.zone = zone
    }

    /// The zone of that name.
    public subscript(name: String) -> Zone? {
        for utc in ["UTC", "GMT"] where utc.utf8.elementsEqual(name.utf8) { return .utc }
        return Zones.isName(name) ? zone(name) : nil
    }

    /// Whether a text can be a zone's name: letters, digits and `_ + -`, parted by slashes.
    ///
    /// Nothing that leads out of a folder can be one.
    public static func isName(_ text: String) -> Bool {
        guard text.utf8.count <= 64 else { return false }
        let parts = text.utf8.split(
            separator: UInt8(ascii: "/"),
            omittingEmptySubsequences: false
        )
        guard (1...3).contains(parts.count) else { return false }
        return parts.allSatisfy { part in
            guard let first = part.first, (first | 0x20) &- 0x61 < 26 else { return false }
            return part.allSatisfy {
                ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_")
                    || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
            }
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// A moment between the beginning of 1970 and the end of 9999, to the millisecond.
///
/// Every date format of the protocol can write every instant, which is why nothing outside these
/// years can be one.
public struct Instant: Sendable, Hashable {
    /// Milliseconds since the beginning of 1970 in UTC; never outside `earliest` … `latest`.
    public let milliseconds: Int64

    /// The beginning of 1970 in UTC.
    public static let earliest = Instant(clamping: 0)

    /// The last millisecond of 9999 in UTC.
    public static let latest = Instant(clamping: 253_402_300_799_999)

    /// Takes milliseconds since 1970, or nothing where they lie outside 1970–9999.
    public init?(milliseconds: Int64) {
        guard (0...253_402_300_799_999).contains(milliseconds) else { return nil }
        self.milliseconds = milliseconds
    }

    /// Takes milliseconds since 1970, moved to the nearest instant there is.
    public init(clamping milliseconds: Int64) {
        self.milliseconds = min(max(milliseconds, 0), 253_402_300_799_999)
    }

    /// The instant so many milliseconds later, or the last one there is.
    public func advanced(byMilliseconds distance: Int64) -> Instant {
        let (sum, overflow) = milliseconds.addingReportingOverflow(distance)
        guard !overflow else { return distance < 0 ? .earliest : .latest }
        return Instant(clamping: sum)
    }
}

extension Instant: Comparable {
    /// Orders instants by time.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }
}

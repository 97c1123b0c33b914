// Susi. SPDX-License-Identifier: Apache-2.0

/// How far local time is ahead of UTC, in minutes.
public struct TimeZoneOffset: Sendable, Hashable {
    /// Local time minus UTC: 330 in India, -300 in New York in winter.
    public let minutes: Int

    /// No offset at all.
    public static let utc = TimeZoneOffset(clamping: 0)

    /// The greatest distance from UTC, in minutes, that is taken for a time zone.
    public static let limit = 18 * 60

    /// Takes local time minus UTC, or nothing where no place on earth can have it.
    public init?(minutes: Int) {
        guard minutes >= -Self.limit, minutes <= Self.limit else { return nil }
        self.minutes = minutes
    }

    /// Takes local time minus UTC, moved to the nearest possible offset.
    public init(clamping minutes: Int) {
        self.minutes = min(max(minutes, -Self.limit), Self.limit)
    }

    /// Takes UTC minus local time, the sign JavaScript and the parameter `timezoneOffset` use.
    public init?(javaScript minutes: Int) {
        guard minutes >= -Self.limit, minutes <= Self.limit else { return nil }
        self.minutes = -minutes
    }

    /// UTC minus local time, the sign JavaScript and the parameter `timezoneOffset` use.
    public var javaScript: Int {
        -minutes
    }

    /// The offset in milliseconds.
    var milliseconds: Int64 {
        Int64(minutes) * 60_000
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// How often a skill answered: on a day, in a country, or on a kind of device.
public struct UsageRow: WireObject {
    /// The day, where rows are days.
    public var date: DateText?
    /// The country, where rows are countries.
    public var countryCode: String?
    /// Its name.
    public var countryName: String?
    /// The kind of device, where rows are those.
    public var deviceType: String?
    /// How often; a text where rows are days, else a number.
    public var count: JSON?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("date", &date)
        members.value("country_code", &countryCode)
        members.value("country_name", &countryName)
        members.value("device_type", &deviceType)
        members.value("count", &count)
    }
}

extension UsageRow {
    /// How often, however it travels.
    public var times: Int64? {
        count.flatMap { Int64(wire: $0) }
    }

    /// Uses on a day; the web app converts their number from a text (Q29).
    public static func day(_ date: Instant, times: Int64) -> UsageRow {
        var row = UsageRow()
        row.date = DateText(date, .day(.utc))
        row.count = .string(String(times))
        return row
    }

    /// Uses in a country.
    public static func country(code: String, name: String, times: Int64) -> UsageRow {
        var row = UsageRow()
        row.countryCode = code
        row.countryName = name
        row.count = .number(times)
        return row
    }

    /// Uses on a kind of device.
    public static func device(_ type: String, times: Int64) -> UsageRow {
        var row = UsageRow()
        row.deviceType = type
        row.count = .number(times)
        return row
    }

    /// The row fit for every old app (Q29).
    public func strict() -> UsageRow {
        var row = self
        row.extra = strictExtra
        let times = max(times ?? 0, 0)
        row.count = date == nil ? .number(times) : .string(String(times))
        row.date = date?.strict(.day(.utc))
        return row
    }
}

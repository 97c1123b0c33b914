// Susi. SPDX-License-Identifier: Apache-2.0

extension Instant {
    /// Reads a date in one format and no other.
    ///
    /// `http` takes the two forms older servers write as well.
    public init(_ text: String, _ format: DateFormat) throws(DateError) {
        try self.init(Array(text.utf8), format)
    }

    /// Reads a date in one format and no other, from ASCII.
    public init(_ bytes: [UInt8], _ format: DateFormat) throws(DateError) {
        var reader = DateReader(bytes)
        self =
            switch format {
            case .chat: try reader.timestamp(fraction: .exactly(3))
            case .seconds: try reader.timestamp(fraction: .none)
            case .instant: try reader.timestamp(fraction: .any)
            case .sql(let offset): try reader.sql(at: offset)
            case .day(let offset): try reader.day(at: offset)
            case .month(let offset): try reader.month(at: offset)
            case .history: try reader.history()
            case .http: try reader.http()
            }
    }

    /// Reads a date in any format of the protocol, forgiving small departures from each.
    ///
    /// A date that names no zone is taken for local time so far from UTC.
    public init(reading text: String, at offset: TimeZoneOffset = .utc) throws(DateError) {
        try self.init(reading: Array(text.utf8), at: offset)
    }

    /// Reads a date in any format of the protocol, from ASCII.
    public init(reading bytes: [UInt8], at offset: TimeZoneOffset = .utc) throws(DateError) {
        var reader = DateReader(bytes)
        self = try reader.anything(at: offset)
    }
}

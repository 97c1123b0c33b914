// Susi. SPDX-License-Identifier: Apache-2.0

/// A time at which the client rings.
public struct TimerAction: ActionMembers, Sendable, Equatable {
    /// Seconds since 1970 in UTC.
    public var time: Int64?

    /// An action without any member.
    public init() {}

    mutating func visit(_ members: inout Members) {
        members.value("time", &time, isRequired: true)
    }
}

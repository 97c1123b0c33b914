// Susi. SPDX-License-Identifier: Apache-2.0

/// A pie chart of the rows of data.
public struct PieChartAction: ActionMembers, Sendable, Equatable {
    /// The member that holds the whole.
    public var total = ""
    /// The member that names a piece.
    public var key = ""
    /// The member that holds a piece.
    public var value = ""
    /// What is counted, as text.
    public var unit = ""

    /// An action without any member.
    public init() {}

    mutating func visit(_ members: inout Members) {
        members.value("total", &total, isRequired: true)
        members.value("key", &key, isRequired: true)
        members.value("value", &value, isRequired: true)
        members.value("unit", &unit, isRequired: true)
    }
}

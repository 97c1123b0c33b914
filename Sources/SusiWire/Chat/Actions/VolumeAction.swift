// Susi. SPDX-License-Identifier: Apache-2.0

/// How loud to play.
public struct VolumeAction: ActionMembers, Sendable, Equatable {
    /// 0 to 100, as text.
    public var volume = ""

    /// An action without any member.
    public init() {}

    /// Plays that loud.
    public init(_ percent: Int) {
        volume = String(min(max(percent, 0), 100))
    }

    mutating func visit(_ members: inout Members) {
        members.value("volume", &volume, isRequired: true)
    }
}

extension VolumeAction {
    /// The volume as a number from 0 to 100, or nil where it is none.
    public var percent: Int? {
        guard let value = Double(wire: .string(volume)) else { return nil }
        return Int(min(max(value, 0), 100).rounded())
    }
}

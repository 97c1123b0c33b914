// Susi. SPDX-License-Identifier: Apache-2.0

/// Why bytes are no voice that can be used.
public enum VoiceFault: UInt8, Error {
    /// They begin otherwise, or have another length than they should.
    case notAVoice = 1
    /// Their checksum says that they changed on the way.
    case damaged
    /// They were made with another model, whose prints are not comparable.
    case otherModel
    /// A number in them makes no sense.
    case senselessNumber
}

extension VoiceFault: CustomStringConvertible {
    /// Says why, for people.
    public var description: String {
        switch self {
        case .notAVoice: "this is no voice: it does not begin with SUSIVOI1, or is too short"
        case .damaged: "this voice was damaged: its checksum is wrong"
        case .otherModel: "this voice was learned with another model of the ear: learn it again"
        case .senselessNumber: "this voice holds a number that makes no sense"
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// Why bytes are no model of the ear.
public enum EarModelFault: UInt8, Error {
    /// They begin otherwise.
    case notAModel = 1
    /// They end too early, or go on too long.
    case wrongLength
    /// Their checksum says that they changed on the way.
    case damaged
    /// They describe a network of a size that is not supported.
    case unsupported
    /// A number in them makes no sense.
    case senselessNumber
}

extension EarModelFault: CustomStringConvertible {
    /// Says why, for people.
    public var description: String {
        switch self {
        case .notAModel: "this is no model of the ear: it does not begin with SUSIEAR1"
        case .wrongLength: "this model of the ear is not as long as it says it is"
        case .damaged: "this model of the ear was damaged: its checksum is wrong"
        case .unsupported: "this model of the ear has a size that this version does not support"
        case .senselessNumber: "this model of the ear holds a number that makes no sense"
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// The names of actions that are taken but mean nothing yet.
public enum ReservedAction: UInt8, Sendable, CaseIterable {
    case audioRecord
    case videoRecord
    case imageTake
    case emotion
    case buttonPush
    case io

    /// The type as skills write it.
    public var name: String {
        switch self {
        case .audioRecord: "audio_record"
        case .videoRecord: "video_record"
        case .imageTake: "image_take"
        case .emotion: "emotion"
        case .buttonPush: "button_push"
        case .io: "io"
        }
    }
}

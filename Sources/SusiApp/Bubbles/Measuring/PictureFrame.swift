// Susi. SPDX-License-Identifier: Apache-2.0

/// The frame of a picture: a guess of its form until it has come, then its own.
struct PictureFrame: Equatable {
    /// How wide a picture is while nothing is known of it.
    private static let unknownWidth = 320.0

    let width: Double
    let height: Double
    /// Whether the picture's size is known.
    let isKnown: Bool

    /// The frame of a picture in a width; nil where it cannot be had, so that a link stands there.
    init?(_ state: BubbleState.Picture?, in most: Double) {
        switch state {
        case .failed: return nil
        case .size(let ownWidth, let ownHeight):
            let most = max(most, 1)
            let scale = min(1, most / ownWidth, BubbleMetrics.pictureHighest / ownHeight)
            width = max(24, (ownWidth * scale).rounded())
            height = max(24, (ownHeight * scale).rounded())
            isKnown = true
        case nil:
            width = min(most, Self.unknownWidth).rounded(.down)
            height = (width * 0.75).rounded(.down)
            isKnown = false
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// The picture behind the messages.
public struct Wallpaper: Equatable, Sendable {
    /// Under which key the device keeps it, as a JPEG.
    public static let key = "wallpaper"
    /// Where the page finds it; nil while there is none.
    var address: String?

    /// No picture.
    init() {}
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// How a text is set.
public struct TextStyle: Equatable, Sendable {
    /// What tells the widths of this font from those of others; the program numbers its fonts.
    public let number: UInt8
    /// The font as in a style sheet: `16px "Noto Sans", sans-serif`.
    public let font: String
    /// The size of the font in CSS pixels.
    public let size: Double
    /// How high a line is in CSS pixels.
    public let lineHeight: Double

    /// A style.
    public init(number: UInt8, font: String, size: Double, lineHeight: Double) {
        self.number = number
        self.font = font
        self.size = size
        self.lineHeight = lineHeight
    }
}

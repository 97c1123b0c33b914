// Susi. SPDX-License-Identifier: Apache-2.0

/// What is known of a row whose page has not been read, in a byte: enough to guess its height.
public struct RowSketch: Hashable, Sendable {
    /// As it is stored: below 200 a text as wide as so many times eight letters, from there on how
    /// high something else is on a phone, in steps of 12 pixels.
    public let raw: UInt8

    /// A sketch as it was stored.
    public init(raw: UInt8) {
        self.raw = raw
    }

    /// A text without pictures or tables.
    public init(text: String) {
        var letters = 0
        for byte in text.utf8.prefix(2048) where byte & 0xC0 != 0x80 {
            // What is written in squares is as wide as two letters; a line is rarely filled.
            letters += byte == 0x0A ? 16 : byte < 0xE3 ? 1 : 2
        }
        raw = UInt8(min((letters + 7) / 8, 199))
    }

    /// Something that is so high on a phone, in CSS pixels.
    init(height: Double) {
        let steps = ((height - RowSketch.lowest) / RowSketch.step).rounded()
        raw = 200 + UInt8(min(max(steps, 0), 55))
    }

    /// How wide a text is, counted in letters; nil for what is no text.
    var letters: Int? { raw < 200 ? Int(raw) * 8 : nil }

    /// How high what is no text is on a phone.
    var heightOnPhone: Double { Double(max(raw, 200) - 200) * RowSketch.step + RowSketch.lowest }

    private static var lowest: Double { 32 }
    private static var step: Double { 12 }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// What is known of a row whose page has not been read, in a byte: enough to guess its height.
public struct RowSketch: Hashable, Sendable {
    /// As it is stored: below 200 a text of so many times eight bytes, from there on other kinds.
    public let raw: UInt8

    /// A sketch as it was stored.
    public init(raw: UInt8) {
        self.raw = raw
    }

    /// A text without pictures or tables.
    public init(text: String) {
        raw = UInt8(min((text.utf8.count + 7) / 8, 199))
    }

    /// How many bytes a text has, about; nil for what is no text.
    public var textBytes: Int? { raw < 200 ? Int(raw) * 8 : nil }
}

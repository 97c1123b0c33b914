// Susi. SPDX-License-Identifier: Apache-2.0

/// The widths of pieces of text that the browser has told, by a hash of style and piece.
///
/// Two pieces share a hash once in some billions; then a height is off until the browser corrects it.
public struct TextMeasures: Sendable {
    /// When there are more, all are forgotten and asked for again.
    static let most = 1 << 18

    private var keys: [UInt64] = []
    private var widths: [Float] = []
    private var taken = 0

    /// No widths.
    public init() {}

    /// How many widths are known.
    public var count: Int { taken }

    /// Takes over what an answer to `MissingWidths.effect` holds; false where it holds something else.
    @discardableResult
    public mutating func learn(_ missing: MissingWidths, _ answer: PageValue) -> Bool {
        guard case .list(let values) = answer, values.count == missing.texts.count else {
            return false
        }
        for (text, value) in zip(missing.texts, values) {
            guard let width = value.number, width >= 0, width < 1e6 else { continue }
            var text = text
            let key = text.withUTF8 { TextMeasures.key($0, missing.style) }
            set(Float(width), for: key)
        }
        return true
    }

    @inline(__always)
    func width(_ key: UInt64) -> Double? {
        guard !keys.isEmpty else { return nil }
        let place = place(of: key)
        return keys[place] == key ? Double(widths[place]) : nil
    }

    mutating func set(_ width: Float, for key: UInt64) {
        if taken >= TextMeasures.most { self = TextMeasures() }
        if 2 * (taken + 1) > keys.count { grow() }
        let place = place(of: key)
        if keys[place] != key { taken += 1 }
        keys[place] = key
        widths[place] = width
    }

    /// Where a key is, or where it would be; 0 marks what is free.
    @inline(__always)
    private func place(of key: UInt64) -> Int {
        let mask = keys.count - 1
        var place = Int(truncatingIfNeeded: key >> 33) & mask
        while keys[place] != 0, keys[place] != key { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        let old = (keys, widths)
        keys = [UInt64](repeating: 0, count: max(1024, 2 * old.0.count))
        widths = [Float](repeating: 0, count: keys.count)
        for (key, width) in zip(old.0, old.1) where key != 0 {
            let place = place(of: key)
            keys[place] = key
            widths[place] = width
        }
    }

    /// The hash of a piece in a style, never 0.
    @inline(__always)
    static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ style: TextStyle) -> UInt64 {
        var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(style.number) &* 0x9E37_79B9_7F4A_7C15
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
        return (hash ^ hash >> 32) | 1
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// Letters that differ only in case, one scalar at a time: `ß` stays `ß`.
enum CaseFolding {
    /// The one scalar that stands for all cases of this one.
    static func folded(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 {
            return scalar &- 0x41 < 26 ? scalar | 0x20 : scalar
        }
        // A dotless i is a letter of its own; its upper case is not.
        if scalar == 0x131 { return scalar }
        // By way of upper case, so that both small sigmas become one.
        return single(uppercased(scalar), lower: true)
    }

    /// The upper-case letter where there is exactly one, else the scalar itself.
    static func uppercased(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 {
            return scalar &- 0x61 < 26 ? scalar & ~0x20 : scalar
        }
        return single(scalar, lower: false)
    }

    private static func single(_ value: UInt32, lower: Bool) -> UInt32 {
        guard let scalar = Unicode.Scalar(value) else { return value }
        let properties = scalar.properties
        let mapping = lower ? properties.lowercaseMapping : properties.uppercaseMapping
        var scalars = mapping.unicodeScalars.makeIterator()
        guard let first = scalars.next(), scalars.next() == nil else { return value }
        return first.value
    }
}

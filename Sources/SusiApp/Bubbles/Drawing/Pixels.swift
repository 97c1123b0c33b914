// Susi. SPDX-License-Identifier: Apache-2.0

/// Lengths of styles.
enum Pixels {
    /// A length in CSS pixels.
    static func text(_ pixels: Double) -> String { Decimal.text(pixels, places: 4) + "px" }
}

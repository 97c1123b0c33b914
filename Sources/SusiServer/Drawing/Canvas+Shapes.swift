// Susi. SPDX-License-Identifier: Apache-2.0

extension Canvas {
    /// Fills what an outline encloses.
    mutating func fill(_ outline: Outline, _ colour: Colour, opacity: Double = 1) {
        lay(colour, through: Mask(filling: outline, width: width, height: height), opacity: opacity)
    }

    /// Follows an outline with a round pen.
    mutating func stroke(
        _ outline: Outline,
        pen: Double,
        _ colour: Colour,
        opacity: Double = 1
    ) {
        let mask = Mask(stroking: outline, pen: pen, width: width, height: height)
        lay(colour, through: mask, opacity: opacity)
    }
}

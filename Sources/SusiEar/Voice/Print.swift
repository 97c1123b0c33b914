// Susi. SPDX-License-Identifier: Apache-2.0

/// What the network says of a voice at a moment, measured from the mean of all voices.
enum Print {
    /// Writes the direction in which `hidden` lies, of length one; false where it lies nowhere.
    static func write(
        _ hidden: borrowing Floats,
        of model: EarModel,
        into print: borrowing Floats
    ) -> Bool {
        var square: Float = 0
        for channel in 0..<model.channels {
            let part =
                (hidden.start[channel] - model.centre.start[channel])
                / model.spread.start[channel]
            print.start[channel] = part
            square += part * part
        }
        guard square > 1e-12, square.isFinite else { return false }
        let length = square.squareRoot()
        for channel in 0..<model.channels { print.start[channel] /= length }
        return true
    }

    /// The cosine between a print and a direction of length one.
    static func cosine(_ print: borrowing Floats, _ other: borrowing Floats) -> Float {
        var sum: Float = 0
        for index in 0..<min(print.count, other.count) {
            sum += print.start[index] * other.start[index]
        }
        return sum
    }
}

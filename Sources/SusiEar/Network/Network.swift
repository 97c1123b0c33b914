// Susi. SPDX-License-Identifier: Apache-2.0

/// The streaming network: features in, every second frame a step out.
///
/// Every layer keeps only the past that it will look at again, in a ring.
final class Network {
    /// The logits of the last step, one for each phrase.
    let logits: Floats
    /// What the last block said at the last step.
    let hidden: Floats

    private let model: EarModel
    private let width: Int
    private var blocks: [BlockState]
    private let frames = Floats(count: EarModel.firstKernel * MelBands.count)
    private var frameCount = 0
    private let mixed: Floats

    init(_ model: EarModel) {
        self.model = model
        width = Layer.padded(model.channels)
        logits = Floats(count: model.phrases.count)
        hidden = Floats(count: width)
        mixed = Floats(count: width)
        blocks = model.blocks.map { BlockState($0, width: Layer.padded(model.channels)) }
    }

    /// Takes the features of a frame; true when they completed a step.
    func take(_ features: borrowing Floats) -> Bool {
        let bands = MelBands.count
        if frameCount == EarModel.firstKernel {
            // Two frames make room for the next two.
            frames.start.update(from: frames.start + 2 * bands, count: 3 * bands)
            frameCount = 3
        }
        (frames.start + frameCount * bands).update(from: features.start, count: bands)
        frameCount += 1
        guard frameCount == EarModel.firstKernel else { return false }

        model.first.apply(frames.start, hidden.lanes)
        for lane in 0..<width / 8 { hidden.lanes[lane] = rectified(hidden.lanes[lane]) }
        for index in 0..<blocks.count {
            guard blocks[index].apply(hidden, mixed) else { return false }
        }
        decide()
        return true
    }

    /// Forgets all that was heard.
    func reset() {
        frameCount = 0
        for index in 0..<blocks.count { blocks[index].reset() }
    }

    private func decide() {
        for phrase in 0..<model.phrases.count {
            let row = model.head.lanes + phrase * width / 8
            var sum = SIMD8<Float>(repeating: 0)
            for lane in 0..<width / 8 { sum += row[lane] * hidden.lanes[lane] }
            logits.start[phrase] = sum.sum() + model.headBias.start[phrase]
        }
    }
}

/// Zero where a number is below it.
@inline(__always)
func rectified(_ value: SIMD8<Float>) -> SIMD8<Float> {
    value.replacing(with: 0, where: value .< 0)
}

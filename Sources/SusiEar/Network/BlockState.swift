// Susi. SPDX-License-Identifier: Apache-2.0

/// A residual block at work: its weights, and the inputs that its taps will still look at.
final class BlockState {
    private let block: Block
    private let eights: Int
    private let ring: Floats
    private let length: Int
    /// Where in the ring the next input goes.
    private var next = 0
    private var filled = 0
    private let tapped: Floats

    init(_ block: Block, width: Int) {
        self.block = block
        eights = width / 8
        length = block.reach + 1
        ring = Floats(count: length * width)
        tapped = Floats(count: width)
    }

    /// Replaces a step's values by what the block makes of them; false while it knows too little.
    func apply(_ values: borrowing Floats, _ mixed: borrowing Floats) -> Bool {
        let newest = ring.lanes + next * eights
        newest.update(from: values.lanes, count: eights)
        next += 1
        if next == length { next = 0 }
        if filled < length { filled += 1 }
        guard filled == length else { return false }

        // The oldest input lies where the next one will go.
        var place = next
        var taps = UnsafePointer(block.taps.lanes)
        tapped.lanes.update(from: block.tapBias.lanes, count: eights)
        for _ in 0..<Block.kernel {
            let input = ring.lanes + place * eights
            for lane in 0..<eights { tapped.lanes[lane] += taps[lane] * input[lane] }
            taps += eights
            place += block.dilation
            if place >= length { place -= length }
        }
        for lane in 0..<eights { tapped.lanes[lane] = rectified(tapped.lanes[lane]) }

        block.mixing.apply(tapped.start, mixed.lanes)
        for lane in 0..<eights {
            values.lanes[lane] = rectified(mixed.lanes[lane] + values.lanes[lane])
        }
        return true
    }

    /// Forgets all that was heard.
    func reset() {
        next = 0
        filled = 0
    }
}

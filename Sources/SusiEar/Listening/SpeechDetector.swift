// Susi. SPDX-License-Identifier: Apache-2.0

/// Tells when somebody speaks, from how far the bands rise above what is always there.
///
/// Every band has a floor that falls fast and climbs slowly, so that a fan is soon part of the
/// room. Speech lifts many bands, and goes on for a while; a click does neither.
final class SpeechDetector {
    /// What a frame changed.
    enum Change {
        case none
        case started
        case ended
    }

    /// Whether somebody speaks; pauses shorter than the wait count as speaking.
    private(set) var isSpeaking = false
    /// How many frames in a row were quiet.
    private(set) var quietFrames: Int32 = 0
    /// The power of what is always there.
    private(set) var background: Float = 0

    private let floors = Floats(count: MelBands.count)
    private let smoothed = Floats(count: MelBands.count)
    private var loudest: Float = 0
    private var isFirst = true
    /// The last sixteen frames, a bit each, the newest lowest: whether there was voice.
    private var recent: UInt16 = 0

    /// From about 190 to 4700 Hz, which is where voices are, in eights.
    private static let eights = 1..<4
    /// How far bands have to rise on average, as a logarithm of power: 5 dB, and 3.5 to go on.
    private static let rise: Float = 1.15
    private static let riseToGoOn: Float = 0.8
    /// No band counts for more than 20 dB.
    private static let most = SIMD8<Float>(repeating: 4.6)
    /// What is quieter than -65 dB is nobody who speaks to us.
    private static let leastPower: Float = 3.2e-7
    /// Nor is what is 30 dB below the loudest of the last moments: rooms ring, and microphones that
    /// suppress noise let some of it through after each word.
    private static let softest: Float = 0.001
    /// How the memory of the loudest fades: by 10 dB in a second.
    private static let fading: Float = 0.977
    /// By what part of the way energies follow, as those of noise jump about.
    private static let smoothing: Float = 0.25
    /// By what part of the way a floor falls, and that it climbs by 5 dB in a second.
    private static let falling: Float = 0.2
    private static let climb = SIMD8<Float>(repeating: 0.0115)

    /// Takes the logarithms of a frame's energies, and how loud it was; so many quiet frames end
    /// speech.
    func take(_ logs: borrowing Floats, _ loudness: Loudness, wait: Int32) -> Change {
        var sum = SIMD8<Float>(repeating: 0)
        for eight in 0..<MelBands.count / 8 {
            let log = logs.lanes[eight]
            let before = isFirst ? log : smoothed.lanes[eight]
            let now = before + Self.smoothing * (log - before)
            var floor = isFirst ? log : floors.lanes[eight]
            // Down by a part of the way, up by a step: so it comes to lie at the lower edge of noise.
            floor += pointwiseMin(Self.falling * (now - floor), Self.climb)
            smoothed.lanes[eight] = now
            floors.lanes[eight] = floor
            if Self.eights ~= eight { sum += pointwiseMin(now - floor, Self.most) }
        }
        if isFirst { background = loudness.power }
        isFirst = false

        let rise = sum.sum() / Float(8 * Self.eights.count)
        loudest = max(loudness.power, loudest * Self.fading)
        let isVoice =
            rise >= (isSpeaking ? Self.riseToGoOn : Self.rise)
            && loudness.power >= max(Self.leastPower, loudest * Self.softest)
        recent = recent << 1 | (isVoice ? 1 : 0)
        if isVoice {
            quietFrames = 0
        } else {
            if quietFrames < .max { quietFrames += 1 }
            // What was said a moment ago still rings in the room.
            if quietFrames > 10 { background += 0.05 * (loudness.power - background) }
        }
        return change(wait)
    }

    /// Begins anew.
    func reset() {
        isSpeaking = false
        quietFrames = 0
        recent = 0
        loudest = 0
        isFirst = true
    }

    private func change(_ wait: Int32) -> Change {
        if isSpeaking, quietFrames >= wait {
            isSpeaking = false
            return .ended
        }
        if !isSpeaking, (recent & 0x1FF).nonzeroBitCount >= 6 {
            isSpeaking = true
            return .started
        }
        return .none
    }
}

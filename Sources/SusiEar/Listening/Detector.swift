// Susi. SPDX-License-Identifier: Apache-2.0

/// Decides, step by step, whether the phrase was said.
struct Detector {
    /// What a step came to.
    enum Finding {
        case nothing
        case heard(byVoice: Bool)
        case nearMiss(logit: Float)
    }

    /// How many steps there are in a second.
    static let stepsPerSecond: Int32 = 50

    private let bar: Float
    private let nearMiss: Float
    private let easing: Float
    private let bonus: Float

    /// Steps until it may be heard again.
    private var dead: Int32 = 0
    /// Steps for which the bar stays lowered.
    private var eased: Int32 = 0
    /// The highest logit since it came near the bar; nil while it is not near.
    private var summit: Float?

    init(_ model: EarModel, phrase: Int, sensitivity: Sensitivity) {
        bar = model.phrases[phrase].threshold(sensitivity)
        nearMiss = model.nearMiss
        easing = model.easing
        bonus = model.bonus
    }

    /// Takes the next smoothed logit; `isOwner` is asked only where it matters.
    mutating func take(_ logit: Float, isOwner: () -> Bool) -> Finding {
        if eased > 0 { eased -= 1 }
        guard dead == 0 else {
            dead -= 1
            return .nothing
        }
        let lowered = eased > 0 ? bar - easing : bar
        if logit >= lowered { return hear(byVoice: false) }
        if logit >= lowered - bonus, isOwner() { return hear(byVoice: true) }
        return follow(logit)
    }

    /// Begins anew.
    mutating func reset() {
        dead = 0
        eased = 0
        summit = nil
    }

    private mutating func hear(byVoice: Bool) -> Finding {
        dead = Self.stepsPerSecond - 1
        eased = 0
        summit = nil
        return .heard(byVoice: byVoice)
    }

    /// A peak has passed when the logit is so low again that the lowered bar is no matter: else a
    /// near miss would be heard a moment later at its own falling edge.
    private mutating func follow(_ logit: Float) -> Finding {
        if logit >= bar - nearMiss { summit = max(summit ?? logit, logit) }
        guard let peak = summit, logit < bar - max(nearMiss, easing + bonus) else {
            return .nothing
        }
        summit = nil
        eased = 4 * Self.stepsPerSecond
        return .nearMiss(logit: peak)
    }
}

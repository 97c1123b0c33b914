// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// What comes from the open microphone and the ear behind it.
enum MicrophoneNews: Equatable {
    case open
    /// Whether samples come: not while a call has the sound, or before a page was first touched.
    case running(Bool)
    case muted(Bool)
    /// How loud it is, in decibels below the loudest there can be.
    case level(Double)
    case heard
    case speechStarted
    case speechEnded
    /// A recording, as a WAV file.
    case sound([UInt8])
    case utterance(Utterance, accepted: Int)
    /// A voice is learned, as it is kept.
    case voice([UInt8])
    /// The ear takes no such voice or model.
    case refused(isVoice: Bool)

    /// What an utterance was found to be, by the ear's numbers.
    enum Utterance: UInt8, CaseIterable {
        case accepted, tooQuiet, clipped, noisy, notTheWord, unlike
    }

    init?(_ value: PageValue) {
        let name = value[0].text ?? ""
        func named(_ word: StaticString) -> Bool { sameBytes(name, "\(word)") }
        if named("open") {
            self = .open
        } else if named("running") {
            self = .running(value[1].isSet)
        } else if named("muted") {
            self = .muted(value[1].isSet)
        } else if named("level") {
            self = .level(value[1].number ?? -100)
        } else if named("heard") {
            self = .heard
        } else if named("started") {
            self = .speechStarted
        } else if named("ended") {
            self = .speechEnded
        } else if named("sound") {
            self = .sound(value[1].bytes ?? [])
        } else if named("utterance") {
            let number = value[1].number.flatMap { UInt8(exactly: $0) } ?? .max
            guard let utterance = Utterance(rawValue: number) else { return nil }
            self = .utterance(utterance, accepted: Int(value[2].number ?? 0))
        } else if named("voice") {
            self = .voice(value[1].bytes ?? [])
        } else if named("refused") {
            self = .refused(isVoice: value[1].isSet)
        } else {
            return nil
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

/// What a person decides about listening on this device; it goes to no account.
struct VoiceSettings: Equatable {
    /// What is listened for.
    enum Phrase: UInt8, CaseIterable {
        case susi, heySusi

        /// As it is said; also by what the ear's model knows it.
        var name: StaticString {
            switch self {
            case .susi: "Susi"
            case .heySusi: "Hey Susi"
            }
        }
    }

    /// How easily the ear believes that it was called.
    enum Sensitivity: UInt8, CaseIterable { case calm, normal, eager }

    var phrase = Phrase.heySusi
    var sensitivity = Sensitivity.normal
    /// Whether it goes on listening while the page is not in sight.
    var listensHidden = false
    /// Whether a question is sent after a second's silence.
    var sendsBySilence = true

    static let key = "voice"
    /// Where the person's own voice is kept.
    static let ownVoiceKey = "voice-own"

    init() {}

    /// Reads what was kept; what is missing or odd is as at first.
    init(_ json: JSON) {
        func number(_ name: String) -> UInt8 { UInt8(clamping: json[name]?.int64 ?? 255) }
        phrase = Phrase(rawValue: number("phrase")) ?? .heySusi
        sensitivity = Sensitivity(rawValue: number("sensitivity")) ?? .normal
        listensHidden = json["hidden"]?.bool ?? false
        sendsBySilence = json["silence"]?.bool ?? true
    }

    var json: JSON {
        [
            "phrase": .number(Int64(phrase.rawValue)),
            "sensitivity": .number(Int64(sensitivity.rawValue)), "hidden": .bool(listensHidden),
            "silence": .bool(sendsBySilence),
        ]
    }
}

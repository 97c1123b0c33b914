// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

/// The screens of this program.
enum SpeechPlace: UInt8 {
    /// How it listens.
    case voice
    /// Where it learns a voice.
    case training

    /// The screen of an address; nil where another program draws it.
    init?(address: String) {
        guard Screen(address: address) == .voice else { return nil }
        let pieces = Screen.path(address).dropFirst()
        self = pieces.first.map { $0.elementsEqual("train".utf8) } == true ? .training : .voice
    }

    /// The address that leads to it.
    var address: String {
        switch self {
        case .voice: Screen.voice.address
        case .training: Screen.voice.address + "/train"
        }
    }
}

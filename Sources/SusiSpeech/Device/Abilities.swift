// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// What browser and device can do about listening and speaking.
struct Abilities: Equatable {
    /// Whether the page came over a connection that is trusted with a microphone.
    var isSecure = false
    var hasMicrophone = false
    var hasWorklet = false
    var hasRecogniser = false
    var hasVoices = false
    /// What the person has said about the microphone before.
    var permission = Permission.unknown
    var isPhone = false
    var isApple = false

    enum Permission { case unknown, granted, asks, denied }

    init() {}

    init(_ value: PageValue) {
        isSecure = value[0].isSet
        hasMicrophone = value[1].isSet
        hasWorklet = value[2].isSet
        hasRecogniser = value[3].isSet
        hasVoices = value[4].isSet
        let word = value[5].text ?? ""
        if sameBytes(word, "granted") { permission = .granted }
        if sameBytes(word, "prompt") { permission = .asks }
        if sameBytes(word, "denied") { permission = .denied }
        let agent = Array((value[6].text ?? "").utf8)
        let names = { (name: StaticString) in agent.hold("\(name)") }
        // A tablet of Apple calls itself a Mac, but Macs have no touch screens.
        isApple =
            names("iPhone") || names("iPad")
            || names("Macintosh") && value[7].number ?? 0 > 1
        isPhone = isApple || names("Android")
    }

    /// Why the microphone cannot even be asked for.
    var obstacle: Obstacle? {
        if !isSecure { return .insecure }
        if !hasMicrophone { return .noMicrophone }
        if !hasWorklet { return .oldBrowser }
        if permission == .denied { return .denied }
        return nil
    }
}

extension [UInt8] {
    /// Whether a word stands in it.
    fileprivate func hold(_ word: String) -> Bool {
        let word = Array(word.utf8)
        guard count >= word.count else { return false }
        return (0...count - word.count).contains { self[$0..<$0 + word.count] == word[...] }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// A voice of the device.
struct Voice: Equatable {
    let name: String
    /// A tag such as `de-DE`.
    let language: String

    /// The voices that an answer to `Effect.voices` holds.
    static func voices(_ value: PageValue) -> [Voice] {
        value.values.compactMap { voice in
            guard let name = voice[0].text, let language = voice[1].text else { return nil }
            return Voice(name: name, language: language)
        }
    }

    /// Whether it speaks that language; every voice where none is asked for.
    func speaks(_ language: String) -> Bool {
        let wanted = language.utf8.prefix { $0 != UInt8(ascii: "-") }
        return self.language.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
            .elementsEqual(wanted)
    }
}

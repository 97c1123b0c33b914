// Susi. SPDX-License-Identifier: Apache-2.0

/// What is said aloud that stands in no answer.
enum ReadingWording {
    /// So many rows or items are not read.
    case more(Int)
    /// The answer is longer than anybody listens to.
    case rest
    /// There is code, which nobody understands by ear.
    case code
    /// There is something to look at, and nothing to say.
    case toSee
    /// The web is searched for something.
    case searching(String)

    /// The sentence, in the nearest language that there are words in.
    func sentence(for language: String) -> SpokenSentence {
        let isGerman = language.utf8.prefix(2).elementsEqual("de".utf8)
        return SpokenSentence(isGerman ? german : english, language: isGerman ? "de" : "en")
    }

    private var english: String {
        switch self {
        case .more(let count): "And \(count) more."
        case .rest: "The rest is on the screen."
        case .code: "A piece of code is on the screen."
        case .toSee: "The answer is on the screen."
        case .searching(let query): "Searching the web for \(query)."
        }
    }

    private var german: String {
        switch self {
        case .more(let count): "Und \(count) weitere."
        case .rest: "Der Rest steht auf dem Bildschirm."
        case .code: "Ein Stück Code steht auf dem Bildschirm."
        case .toSee: "Die Antwort steht auf dem Bildschirm."
        case .searching(let query): "Ich suche im Web nach \(query)."
        }
    }
}

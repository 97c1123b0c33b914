// Susi. SPDX-License-Identifier: Apache-2.0

/// Sentences of many kinds and lengths; nothing in them ends a JSON text.
enum SentenceDice {
    private static let words: [StaticString] = [
        "the", "weather", "in", "Berlin", "well-known", "and/or", "today", "Grüße", "aus", "Köln",
        "https://example.org/a/path?query=1", "2024-11-21", "(perhaps)", "100%", "20 €", "«Zitat»",
        "Привет", "мир", "今日は天気がいいですね。", "你好，世界", "안녕하세요 여러분", "👋🏽", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷",
        "…", "–", "e\u{301}te\u{301}", "what?yes!", "a", "I", "question", "answer", "שלום", "مرحبا",
        "Donaudampfschifffahrtsgesellschaftskapitän", "don't", "“quoted”", "x=y+1;", "**bold**",
    ]

    static func sentence(_ dice: inout Dice) -> String {
        var text = ""
        for index in 0..<(1 + dice.next(below: dice.next(below: 10) == 0 ? 60 : 18)) {
            if index > 0 { text += " " }
            text += "\(words[dice.next(below: words.count)])"
        }
        return text
    }

    /// The sentence with a number, the same for ever.
    static func sentence(_ number: Int) -> String {
        var dice = Dice(seed: UInt64(number))
        return sentence(&dice)
    }
}

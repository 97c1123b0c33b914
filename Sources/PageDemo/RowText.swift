// Susi. SPDX-License-Identifier: Apache-2.0

/// Texts of many kinds and lengths, each determined by its number.
enum RowText {
    private static let words: [StaticString] = [
        "the", "weather", "in", "Berlin", "well-known", "and/or", "today", "Grüße", "aus", "Köln",
        "https://example.org/a/path?query=1", "2024-11-21", "(perhaps)", "100%", "20 €", "«Zitat»",
        "Привет", "мир", "今日は天気がいいですね。", "你好，世界", "안녕하세요 여러분", "👋🏽", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷",
        "…", "–", "e\u{301}te\u{301}", "what?yes!", "a", "I", "question", "answer", "שלום", "مرحبا",
        "Donaudampfschifffahrtsgesellschaftskapitän", "don't", "“quoted”", "x=y+1;", "[link]", "\n",
    ]

    static func text(_ number: Int) -> String {
        var dice = Dice(seed: UInt64(number))
        var text = "\(number):"
        for _ in 0..<(1 + dice.next(below: dice.next(below: 10) == 0 ? 60 : 18)) {
            let word = words[dice.next(below: words.count)]
            text += dice.next(below: 30) == 0 ? "  " : " "
            text += word.description
        }
        return text
    }
}

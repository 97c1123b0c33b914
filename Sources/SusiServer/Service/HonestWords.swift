// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// What is said where no skill has an answer: that there is none, and what can be asked instead.
struct HonestWords {
    let text: String
    /// The language the text is in.
    let language: String

    init(_ question: Question, catalog: SkillCatalog) {
        let isGerman = question.language == .german
        language = isGerman ? "de" : "en"
        let isNothing = question.text.utf8.allSatisfy { $0 <= 0x20 }
        guard catalog.mind.count > 0 else {
            text =
                isGerman
                ? "Ich habe noch keine Skills und kann deshalb nichts beantworten."
                : "I have no skills yet, so there is nothing I can answer."
            return
        }
        var words =
            switch (isGerman, isNothing) {
            case (true, true): "Ich höre."
            case (true, false): "Das weiß ich leider nicht."
            case (false, true): "I am listening."
            case (false, false): "I don't know that, sorry."
            }
        let examples = catalog.examples(in: question.language, count: 3, seed: question.seed)
            .map { isGerman ? "„\($0)“" : "“\($0)”" }
        if let last = examples.last {
            let conjunction = isGerman ? " oder " : " or "
            let list =
                examples.count == 1
                ? last
                : examples.dropLast().joined(separator: ", ") + conjunction + last
            words += isGerman ? " Frag mich zum Beispiel \(list)." : " Try \(list)."
        }
        text = words
    }
}

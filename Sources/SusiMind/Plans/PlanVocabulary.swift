// Susi. SPDX-License-Identifier: Apache-2.0

/// The words of one language that times are said with.
package struct PlanVocabulary: Sendable {
    /// A time in this language that shows what is understood.
    let example: String
    /// Whether "half eight" is half past seven, and 24.12 a date.
    package let isGerman: Bool
    private let words: [String: PlanWord]

    /// Takes words in lists, divided by blanks, each with its meaning.
    init(example: String, isGerman: Bool, _ lists: [(PlanWord, String)]) {
        self.example = example
        self.isGerman = isGerman
        var words: [String: PlanWord] = [:]
        for (meaning, list) in lists {
            for word in list.split(separator: " ") { words[String(word)] = meaning }
        }
        self.words = words
    }

    /// What a lower-case word means; some are two in one: `tonight`, `Freitagabend`.
    func meanings(of word: String) -> [PlanWord]? {
        if let meaning = words[word] { return [meaning] }
        if isGerman { return germanCompound(word) }
        return word.utf8.elementsEqual("tonight".utf8) ? [.day(0), .part(.evening)] : nil
    }

    private func germanCompound(_ word: String) -> [PlanWord]? {
        let bytes = Array(word.utf8)
        for split in stride(from: bytes.count - 1, to: 1, by: -1) where bytes[split] & 0xC0 != 0x80
        {
            let head = words[String(decoding: bytes[..<split], as: UTF8.self)]
            let rest = String(decoding: bytes[split...], as: UTF8.self)
            switch head {
            case .weekday(let weekday) where split > 2:
                switch words[rest] {
                case .part(let part): return [.weekday(weekday), .part(part)]
                case .tomorrowOrMorning: return [.weekday(weekday), .part(.morning)]
                default: break
                }
            case .number(let number) where number < 10:
                if let meaning = germanNumber(number, rest) { return [meaning] }
            case .number(let number)
            where ["te", "ten", "ter", "sten", "ste", "ster"].contains(rest):
                return [.ordinal(number)]
            case .article:
                if let meaning = germanNumber(1, rest) { return [meaning] }
            default: break
            }
        }
        return nil
    }

    /// The meaning of a number below ten with this behind it: `undzwanzig`, `einhalb`, `ten`.
    private func germanNumber(_ number: Int, _ rest: String) -> PlanWord? {
        let bytes = Array(rest.utf8)
        if rest.utf8.elementsEqual("einhalb".utf8) { return .numberAndHalf(number) }
        if number != 1, ["te", "ten", "ter"].contains(rest) { return .ordinal(number) }
        guard bytes.starts(with: "und".utf8) else { return nil }
        let tens = String(decoding: bytes[3...], as: UTF8.self)
        if case .number(let ten)? = words[tens] { return ten < 100 ? .number(ten + number) : nil }
        for ending in ["sten", "ster", "ste"]
        where bytes.reversed().starts(with: ending.utf8.reversed()) {
            let stem = String(decoding: bytes[3..<(bytes.count - ending.utf8.count)], as: UTF8.self)
            if case .number(let ten)? = words[stem], ten < 100 { return .ordinal(ten + number) }
        }
        return nil
    }
}

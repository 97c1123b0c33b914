// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiMind

/// What a skill asks of a service, and the question in which it does.
public struct LoreRequest: Sendable {
    /// What the service is told, by name.
    public let arguments: [(name: String, value: String)]
    /// The question under way: the person's language, the present, chance.
    public let question: Question

    /// Puts a request together.
    public init(_ arguments: [(name: String, value: String)], in question: Question) {
        self.arguments = arguments
        self.question = question
    }

    /// The argument of that name, where it says anything.
    public subscript(name: String) -> String? {
        let found = arguments.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
        guard let found, found.utf8.contains(where: { $0 > 0x20 }) else { return nil }
        return found
    }

    /// The argument of that name, or the reason why there is no answer without it.
    public func demand(_ name: String) throws(LoreRefusal) -> String {
        guard let value = self[name] else { throw LoreRefusal("it needs “\(name)”") }
        return value
    }

    /// Whether words are read and answered in German; otherwise in English.
    ///
    /// A skill says `language` where its own counts: who asks it in German may be set to English.
    public var isGerman: Bool {
        if let named = self["language"] { return Language(named) == .german }
        let language = question.memory.language ?? question.language
        return language == .german
    }

    /// Words of the question as they were said: skills get them in small letters and without commas.
    func asSaid(_ text: String) -> String {
        let wanted = Array(text.utf8)
        let said = Array(question.text.utf8)
        for start in said.indices where start == 0 || said[start - 1] <= 0x20 {
            guard let end = LoreRequest.end(of: wanted, in: said, from: start) else { continue }
            return String(decoding: said[start..<end], as: UTF8.self)
        }
        return text
    }

    /// Where words end that begin at a place, if they stand there; commas count as blanks.
    private static func end(of wanted: [UInt8], in said: [UInt8], from start: Int) -> Int? {
        var place = start
        var position = 0
        while position < wanted.count {
            guard place < said.count else { return nil }
            if wanted[position] == 0x20 {
                let before = place
                while place < said.count, said[place] <= 0x20 || said[place] == UInt8(ascii: ",") {
                    place += 1
                }
                guard place > before else { return nil }
                position += 1
            } else {
                guard isSame(wanted, position, said, place) else { return nil }
                place += 1
                position += 1
            }
        }
        return place
    }

    /// Whether two bytes are those of one letter, small or large, of western Europe.
    private static func isSame(
        _ small: [UInt8],
        _ first: Int,
        _ any: [UInt8],
        _ second: Int
    ) -> Bool {
        let (wanted, found) = (small[first], any[second])
        if wanted == found { return true }
        if found &- 0x41 < 26 { return wanted == found | 0x20 }
        // The second bytes of Ä, Ö, Ü … lie behind those of ä, ö, ü.
        return second > 0 && any[second - 1] == 0xC3 && (0x80...0x9E).contains(found)
            && wanted == found + 0x20
    }
}

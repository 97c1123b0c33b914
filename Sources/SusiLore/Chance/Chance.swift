// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// Dice, coins and whatever else chance decides.
struct Chance: AnsweringInWords {
    let request: LoreRequest
    let isGerman: Bool

    /// The row for a request: `do` says what is drawn.
    ///
    /// A password needs `secrets`: bytes that nobody can guess.
    static func rows(
        for request: LoreRequest,
        secrets: (@Sendable (Int) -> [UInt8])?
    ) throws(LoreRefusal) -> [JSONObject] {
        let name = try request.demand("do")
        guard let task = ChanceTask(name) else {
            throw LoreRefusal("“do” is one of \(ChanceTask.names), not “\(name)”")
        }
        let chance = Chance(request: request, isGerman: request.isGerman)
        let row =
            switch task {
            case .dice: try chance.dice()
            case .coin: try chance.coin()
            case .number: try chance.number()
            case .choice: try chance.choice()
            case .card: chance.card()
            case .password: try chance.password(secrets)
            }
        return [row]
    }

    var draws: Draws { Draws(seed: request.question.seed) }

    /// What was said, in normal spelling; nothing where nothing was.
    func words() -> [UInt8] {
        WordFolding.normal(request["query"] ?? "", limit: 500) ?? []
    }

    /// The whole number of a member; nil where it is not there.
    func number(_ member: String) throws(LoreRefusal) -> Int64? {
        guard let text = request[member] else { return nil }
        let normal = WordFolding.normal(text, limit: 100) ?? []
        guard let list = NumberList.read(normal, german: isGerman), list.count == 1,
            let value = Chance.whole(list[0])
        else { throw LoreRefusal("“\(member)” is a whole number") }
        return value
    }

    static func whole(_ value: Fraction) -> Int64? {
        guard value.isWhole, let size = value.numerator.uint64, size <= 1 << 52 else { return nil }
        return value.isNegative ? -Int64(size) : Int64(size)
    }

    /// All whole numbers in a text, whatever stands around them.
    func numbers(in text: [UInt8]) -> [Int64] {
        var found: [Int64] = []
        for chunk in text.split(separator: 0x20) {
            guard let list = NumberList.read(Array(chunk), german: isGerman), list.count == 1,
                let value = Chance.whole(list[0]), !Chance.isArticle(chunk)
            else { continue }
            found.append(value)
        }
        return found
    }

    private static func isArticle(_ word: ArraySlice<UInt8>) -> Bool {
        ["ein", "eine", "einen", "einer"].contains { word.elementsEqual($0.utf8) }
    }
}

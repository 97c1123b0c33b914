// Susi. SPDX-License-Identifier: Apache-2.0

/// What is to be brought into which units: “5 feet 10 in cm”, “how many ounces in a pound”.
struct UnitQuestion {
    /// The amounts that belong together.
    private(set) var amounts: [(value: Fraction, unit: Unit)] = []
    /// The units that are wanted, large ones first.
    private(set) var targets: [Unit] = []
    /// What is measured, where it was said.
    private(set) var ingredient: Ingredient?

    private let elements: [UnitLexer.Element]
    private let isGerman: Bool
    private var place = 0

    /// A question that is put together already.
    init(_ value: Fraction, _ unit: Unit, in target: Unit) {
        amounts = [(value, unit)]
        targets = [target]
        elements = []
        isGerman = false
    }

    /// Reads a question; nil where it is none about units.
    init?(_ text: [UInt8], german: Bool) {
        guard let lexer = UnitLexer(text, german: german), !lexer.elements.isEmpty else {
            return nil
        }
        elements = lexer.elements
        isGerman = german
        guard readAmountFirst() || readTargetFirst() else { return nil }
    }

    /// “[Convert] 5 km [to] miles”.
    private mutating func readAmountFirst() -> Bool {
        skip(UnitWords.leads)
        guard readAmounts(articleNeeded: true) else {
            place = 0
            return false
        }
        skip(UnitWords.connectives)
        // “In” is an inch where nothing else is left: 3 cm in in.
        if place == elements.count, elements[place - 1].text.elementsEqual("in".utf8) { place -= 1 }
        guard readTargets() else {
            place = 0
            amounts = []
            return false
        }
        skip(UnitWords.endings)
        if place < elements.count {
            place = 0
            amounts = []
            targets = []
            return false
        }
        return true
    }

    /// “How many ounces [are] in a pound”.
    private mutating func readTargetFirst() -> Bool {
        let begin = place
        skip(UnitWords.counts)
        guard place > begin, readTargets() else { return false }
        skip(UnitWords.connectives)
        guard readAmounts(articleNeeded: false) else { return false }
        skip(UnitWords.endings)
        return place == elements.count
    }

    private mutating func skip(_ words: Set<[UInt8]>) {
        while place < elements.count, elements[place].number == nil,
            words.contains(elements[place].text)
        {
            place += 1
        }
    }

    private mutating func readAmounts(articleNeeded: Bool) -> Bool {
        while let value = readNumber() ?? (amounts.isEmpty && !articleNeeded ? .one : nil) {
            if let unit = readUnit() {
                amounts.append((value, unit))
            } else if let below = amounts.last?.unit.usualPart,
                place == elements.count
                    || isWord(UnitWords.connectives)
            {
                // 5 foot 10: the part of a foot that people mean.
                amounts.append((value, below))
            } else {
                return false
            }
            readIngredient()
            let begin = place
            if place < elements.count, NumberWords.isAnd(elements[place].text) { place += 1 }
            let number = place
            guard readNumber() != nil else {
                place = begin
                break
            }
            place = number
        }
        return !amounts.isEmpty && amounts.allSatisfy { $0.unit.kind == amounts[0].unit.kind }
    }

    private mutating func readTargets() -> Bool {
        while let unit = readUnit() {
            targets.append(unit)
            readIngredient()
            guard place + 1 < elements.count, NumberWords.isAnd(elements[place].text) else { break }
            place += 1
        }
        return !targets.isEmpty && targets.allSatisfy { $0.kind == targets[0].kind }
    }

    private func isWord(_ words: Set<[UInt8]>) -> Bool {
        place < elements.count && words.contains(elements[place].text)
    }

    /// The longest unit that comes next.
    private mutating func readUnit() -> Unit? {
        var count = min(UnitTable.longestName, elements.count - place)
        while count > 0 {
            let name = elements[place..<(place + count)].map { $0.text }.joined(separator: [0x20])
            if let unit = UnitTable.all[Array(name)] {
                place += count
                return unit
            }
            count -= 1
        }
        return nil
    }

    /// “of brown sugar”, “Mehl”.
    private mutating func readIngredient() {
        let begin = place
        if place < elements.count, UnitWords.isOf(elements[place].text) { place += 1 }
        for count in [2, 1] where place + count <= elements.count {
            let name = elements[place..<(place + count)].map { $0.text }.joined(separator: [0x20])
            if let found = Ingredient(Array(name)) {
                ingredient = found
                place += count
                return
            }
        }
        place = begin
    }
}

extension UnitQuestion {
    /// A number in digits or words, or an article in place of one.
    private mutating func readNumber() -> Fraction? {
        guard place < elements.count else { return nil }
        var value: Fraction
        if let number = elements[place].number {
            value = number
            place += 1
            // 3 1/2
            if place < elements.count, let part = elements[place].number, value.isWhole,
                !part.isWhole, part < .one, !part.isNegative,
                !elements[place].text.contains(UInt8(ascii: ".")),
                !elements[place].text.contains(UInt8(ascii: ","))
            {
                value = value + part
                place += 1
            }
        } else if let part = readPart() {
            return part
        } else {
            let words = elements[place...].prefix(12).map { $0.text }
            if let (number, count) = NumberWords(isGerman: isGerman).read(words[...]) {
                value = number
                place += count
            } else if NumberWords.isArticle(elements[place].text) {
                value = .one
                place += 1
            } else {
                return nil
            }
        }
        return value + (readMixed() ?? readScale(value) ?? .zero)
    }

    /// “million” behind digits: what it adds to them.
    private mutating func readScale(_ value: Fraction) -> Fraction? {
        guard place < elements.count else { return nil }
        let words = [Array("one".utf8), elements[place].text]
        guard let (scale, count) = NumberWords(isGerman: isGerman).read(words[...]), count == 2
        else { return nil }
        place += 1
        return value * (scale - .one)
    }

    /// “and a half” behind a number.
    private mutating func readMixed() -> Fraction? {
        let begin = place
        if place < elements.count, NumberWords.isAnd(elements[place].text) {
            place += 1
            if let part = readPart() { return part }
        }
        place = begin
        return nil
    }

    /// “half a”, “a quarter of a”, “three quarters of a”, “eine halbe”.
    private mutating func readPart() -> Fraction? {
        let begin = place
        var count = Fraction.one
        if place < elements.count {
            let word = elements[place].text
            if NumberWords.isArticle(word) {
                place += 1
            } else if let number = NumberWords.value(of: word[...]) {
                count = Fraction(number)
                place += 1
            }
        }
        guard place < elements.count else {
            place = begin
            return nil
        }
        let word = elements[place].text
        if UnitWords.isHalf(word) {
            count = count / Fraction(2)
        } else if let number = PartWords.number(in: word) {
            count = count / Fraction(number)
        } else {
            place = begin
            return nil
        }
        place += 1
        if place < elements.count, UnitWords.isOf(elements[place].text) { place += 1 }
        if place < elements.count,
            NumberWords.isArticle(elements[place].text)
                || elements[place].text.starts(with: "ein".utf8)
        {
            place += 1
        }
        return count
    }
}

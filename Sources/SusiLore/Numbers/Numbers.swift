// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What can be told about numbers: their factors, their names, their spelling in other bases.
struct Numbers: AnsweringInWords {
    let request: LoreRequest
    let isGerman: Bool

    /// The row for a request: `do` says what, the other members of what.
    static func rows(for request: LoreRequest) throws(LoreRefusal) -> [JSONObject] {
        let name = try request.demand("do")
        guard let task = NumberTask(name) else {
            throw LoreRefusal("“do” is one of \(NumberTask.names), not “\(name)”")
        }
        let numbers = Numbers(request: request, isGerman: request.isGerman)
        return [try numbers.row(task)]
    }

    private func row(_ task: NumberTask) throws(LoreRefusal) -> JSONObject {
        switch task {
        case .roman: try roman()
        case .base: try otherBase()
        case .prime: try primality()
        case .factors: try factors()
        case .divisors: try divisors()
        case .gcd: try common(isLeast: false)
        case .lcm: try common(isLeast: true)
        case .words: try words()
        case .statistics: try statistics()
        case .next: try nextPrime()
        case .even: try parity()
        case .fibonacci: try fibonacci()
        case .round: try rounded()
        }
    }

    /// What was said, in normal spelling.
    func query(limit: Int = 4_096) throws(LoreRefusal) -> [UInt8] {
        guard let text = WordFolding.normal(try request.demand("query"), limit: limit) else {
            throw LoreRefusal("“query” has at most \(limit) letters")
        }
        return text
    }

    /// The one number that was said.
    func number() throws(LoreRefusal) -> Fraction {
        let numbers = NumberList.read(try query(), german: isGerman)
        guard let numbers, numbers.count == 1 else { throw LoreRefusal("“query” is no number") }
        return numbers[0]
    }

    /// The one whole number that was said; nil where it is too large to go on with.
    func whole() throws(LoreRefusal) -> UInt64? {
        let value = try number()
        guard value.isWhole, !value.isNegative else {
            throw LoreRefusal("“query” is no whole number from zero on")
        }
        guard let whole = value.numerator.uint64, whole >> 63 == 0 else { return nil }
        return whole
    }

    var tooLarge: JSONObject {
        problem(
            "That number is too large for me: I look into numbers up to nine quintillion.",
            "Die Zahl ist mir zu groß: Ich untersuche Zahlen bis neun Trillionen."
        )
    }

    /// A whole number as people write it.
    func said(_ value: UInt64) -> String {
        DecimalText(Fraction(Natural(value)), german: isGerman).string
    }

    func said(_ value: Fraction) -> String {
        DecimalText(value, german: isGerman).string
    }
}

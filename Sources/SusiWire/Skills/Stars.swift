// Susi. SPDX-License-Identifier: Apache-2.0

/// How many people gave how many stars.
public struct Stars: WireObject {
    /// People who gave one.
    public var one: Int64?
    /// People who gave two.
    public var two: Int64?
    /// People who gave three.
    public var three: Int64?
    /// People who gave four.
    public var four: Int64?
    /// People who gave five.
    public var five: Int64?
    /// People altogether.
    public var total: Int64?
    /// The average, to two decimals.
    public var average: Double?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("one_star", &one)
        members.value("two_star", &two)
        members.value("three_star", &three)
        members.value("four_star", &four)
        members.value("five_star", &five)
        members.value("total_star", &total)
        members.value("avg_star", &average)
    }
}

extension Stars {
    /// Counts what people gave and computes the rest.
    public init(one: Int64, two: Int64, three: Int64, four: Int64, five: Int64) {
        self.init()
        self.one = one
        self.two = two
        self.three = three
        self.four = four
        self.five = five
        let counts = [one, two, three, four, five]
        let people = counts.reduce(0.0) { $0 + Double($1) }
        total = Int64(exactly: people)
        var sum = 0.0
        for (index, count) in counts.enumerated() { sum += Double(index + 1) * Double(count) }
        average = people > 0 ? (sum / people * 100).rounded() / 100 : 0
    }

    /// The counts fit for every old app (Q21): all there, none negative, all numbers.
    public func strict() -> Stars {
        var stars = self
        stars.extra = strictExtra
        stars.one = max(one ?? 0, 0)
        stars.two = max(two ?? 0, 0)
        stars.three = max(three ?? 0, 0)
        stars.four = max(four ?? 0, 0)
        stars.five = max(five ?? 0, 0)
        stars.total = max(total ?? 0, 0)
        stars.average = average ?? 0
        return stars
    }
}

extension Stars {
    /// Others refer to it by this name.
    public static var schemaName: String? { "Stars" }

    /// What is there after `strict`.
    public static var sparsest: Stars { Stars().strict() }
}

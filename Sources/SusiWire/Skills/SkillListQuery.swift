// Susi. SPDX-License-Identifier: Apache-2.0

/// Which skills somebody wants listed, and in which order.
public struct SkillListQuery: Sendable, Hashable {
    /// What a list can be sorted by.
    public enum Key: String, Sendable, CaseIterable {
        case creationDate = "creation_date"
        case modifiedDate = "modified_date"
        case lexicographical
        /// Skills with at least ten ratings first, then by their average.
        case rating
        /// By the average alone.
        case topRated = "top_rated"
        case usage
        case feedback
    }

    /// How a list is sorted.
    public struct Order: Sendable, Hashable {
        /// What it is sorted by.
        public var key: Key
        /// Whether the smallest comes first.
        public var isAscending: Bool

        /// Sorts by a key.
        public init(_ key: Key, isAscending: Bool = false) {
            self.key = key
            self.isAscending = isAscending
        }
    }

    /// A field that a text can be looked for in.
    public enum Field: String, Sendable, CaseIterable {
        case name = "skill_name"
        case author
        case descriptions
        case examples
    }

    /// The collection.
    public var model = "general"
    /// The group, or `All`.
    public var group = "All"
    /// The languages.
    public var languages = ["en"]
    /// The order; without one no sorted list is made.
    public var order: Order?
    /// How many skills a page has.
    public var count: Int?
    /// Which page, from 0.
    public var page: Int?
    /// How many skills to leave out at the beginning.
    public var offset: Int?
    /// A text to look for.
    public var text: String?
    /// Where to look for it; nothing is found in no fields.
    public var fields: [Field] = []
    /// How many days of usage count, -1 for all.
    public var duration = -1
    /// The least average of stars, -1 for any.
    public var averageRating = -1
    /// Whether only reviewed skills are wanted.
    public var isReviewed = false
    /// Whether only recommended skills are wanted.
    public var isStaffPick = false
    /// Whether the person's own bots are wanted in place of skills.
    public var isPrivate = false

    /// All skills in English.
    public init() {}

    /// Reads what `getSkillList` was asked.
    public init(reading arguments: Arguments) throws(ParameterError) {
        model = arguments.text(.model) ?? model
        group = arguments.text(.group) ?? group
        languages = arguments.list(.language)
        order = try Self.order(in: arguments)
        count = arguments.int(.count)
        page = arguments.int(.page)
        offset = arguments.int(.offset)
        for (parameter, value) in [(Parameter.count, count), (.page, page), (.offset, offset)] {
            if let value, value < 0 {
                throw ParameterError(parameter, found: String(value), expected: "0 or more")
            }
        }
        text = arguments.parameters.text(.q)
        fields = arguments.list(.searchType).compactMap { Field(rawValue: $0) }
        duration = arguments.int(.duration) ?? duration
        averageRating = arguments.int(.averageRating) ?? averageRating
        isReviewed = arguments.flag(.reviewed)
        isStaffPick = arguments.flag(.staffPicks)
        isPrivate = arguments.text(.private) != nil
    }

    /// How many skills to leave out at the beginning, from whichever parameter says it.
    public var start: Int {
        if let offset { return offset }
        let (start, overflow) = (page ?? 0).multipliedReportingOverflow(by: count ?? 0)
        return overflow ? .max : start
    }

    /// The query as a call.
    public var call: Call {
        var call = Call(.getSkillList)
        call.set(.model, model)
        call.set(.group, group)
        call.set(.language, languages.joined(separator: ","))
        if let order {
            call.set(.applyFilter, true)
            call.set(.filterName, order.isAscending ? "ascending" : "descending")
            call.set(.filterType, order.key.rawValue)
        }
        call.set(.count, count)
        call.set(.page, page)
        call.set(.offset, offset)
        if let text {
            call.set(.q, text)
            call.set(.searchType, fields.map { $0.rawValue }.joined(separator: ","))
        }
        if duration != -1 { call.set(.duration, duration) }
        if averageRating != -1 { call.set(.averageRating, averageRating) }
        if isReviewed { call.set(.reviewed, true) }
        if isStaffPick { call.set(.staffPicks, true) }
        if isPrivate { call.set(.private, "1") }
        return call
    }

    private static func order(in arguments: Arguments) throws(ParameterError) -> Order? {
        guard arguments.flag(.applyFilter) else { return nil }
        guard let direction = arguments.text(.filterName) else {
            throw ParameterError(.filterName, found: nil, expected: "ascending or descending")
        }
        guard let key = arguments.text(.filterType).flatMap({ Key(rawValue: $0) }) else {
            throw ParameterError(.filterType, found: nil, expected: "what to sort by")
        }
        return Order(key, isAscending: ASCII.equal(direction, "ascending"))
    }
}

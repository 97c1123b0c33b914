// Susi. SPDX-License-Identifier: Apache-2.0

/// How often skills answered, by day, country and kind of device; nothing about who asked.
public struct SkillUsageRecords {
    let transaction: Transaction

    /// Answers that are counted together.
    public struct Place: Sendable, Hashable {
        /// The skill.
        public let skill: String
        /// The day, as `2018-06-21` in UTC.
        public let day: String
        /// Two letters; empty where the country is not known.
        public let country: String
        /// The kind of device.
        public let device: String

        /// Names what is counted together.
        public init(skill: String, day: String, country: String, device: String) {
            self.skill = skill
            self.day = day
            self.country = country
            self.device = device
        }
    }

    /// Adds to what was counted before.
    public func add(
        _ count: Int64,
        to place: Place,
        countryName: String
    ) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO skill_usage (skill, day, country_code, country_name, device, uses)
            VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (skill, day, country_code, device)
            DO UPDATE SET uses = skill_usage.uses + excluded.uses
            """,
            .text(place.skill),
            .text(place.day),
            .text(place.country),
            .text(countryName),
            .text(place.device),
            .integer(count)
        )
    }

    /// The uses of a skill by day, from a day on.
    public func byDay(
        _ skill: String,
        from day: String
    ) throws(StoreFailure) -> [(day: String, count: Int64)] {
        try transaction.rows(
            """
            SELECT day, CAST(sum(uses) AS BIGINT) FROM skill_usage
            WHERE skill = $1 AND day >= $2 GROUP BY day ORDER BY day
            """,
            .text(skill),
            .text(day)
        ).map { ($0.text(0), $0.int(1)) }
    }

    /// The uses of a skill by country; those of unknown countries are not among them.
    public func byCountry(
        _ skill: String
    ) throws(StoreFailure) -> [(code: String, name: String, count: Int64)] {
        try transaction.rows(
            """
            SELECT country_code, max(country_name), CAST(sum(uses) AS BIGINT) FROM skill_usage
            WHERE skill = $1 AND country_code <> '' GROUP BY country_code
            ORDER BY sum(uses) DESC, country_code
            """,
            .text(skill)
        ).map { ($0.text(0), $0.text(1), $0.int(2)) }
    }

    /// The uses of a skill by kind of device.
    public func byDevice(
        _ skill: String
    ) throws(StoreFailure) -> [(device: String, count: Int64)] {
        try transaction.rows(
            """
            SELECT device, CAST(sum(uses) AS BIGINT) FROM skill_usage WHERE skill = $1
            GROUP BY device ORDER BY sum(uses) DESC, device
            """,
            .text(skill)
        ).map { ($0.text(0), $0.int(1)) }
    }
}

extension Transaction {
    /// How often skills answered.
    public var usage: SkillUsageRecords { SkillUsageRecords(transaction: self) }
}

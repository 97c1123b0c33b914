// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire

extension Service {
    /// Counts an answer for the skill that gave it, unless that is only tried or private.
    func countUse(of path: String, _ inquiry: Inquiry) {
        guard let key = shelf.catalog.key(inMindAt: path) else { return }
        let arguments = inquiry.arguments
        let country = arguments.text(.countryCode).map {
            (code: $0, name: arguments.text(.countryName) ?? "")
        }
        usage.count(
            key,
            country: country,
            device: arguments.text(.deviceType) ?? "Others",
            at: inquiry.arrival
        )
    }

    /// How often a skill answered on each of the last days.
    func skillUsage(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let key = try skill(meantBy: inquiry).key
        let days = min(max(inquiry.arguments.int(.duration) ?? 7, 1), 3660)
        return usage(inquiry) { transaction in
            try transaction.usage.byDay(key, from: inquiry.arrival.firstDay(of: days)).map {
                var row = UsageRow()
                row.date = DateText($0.day)
                row.count = .string(String($0.count))
                return row
            }
        }
    }

    /// How often a skill answered in each country.
    func countryUsage(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let key = try skill(meantBy: inquiry).key
        return usage(inquiry) { transaction in
            try transaction.usage.byCountry(key).map {
                .country(code: $0.code, name: $0.name, times: $0.count)
            }
        }
    }

    /// How often a skill answered on each kind of device.
    func deviceUsage(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let key = try skill(meantBy: inquiry).key
        return usage(inquiry) { transaction in
            try transaction.usage.byDevice(key).map { .device($0.device, times: $0.count) }
        }
    }

    private func usage(
        _ inquiry: Inquiry,
        _ rows: @escaping @Sendable (Transaction) throws -> [UsageRow]
    ) -> Outcome {
        reading(for: inquiry, rows) { rows in
            var answer = SkillUsage()
            answer.rows = rows
            answer.envelope =
                rows.isEmpty
                ? inquiry.refused("Skill has not been used yet")
                : inquiry.accepted("Skill usage fetched")
            return inquiry.response(answer.strict().object)
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension JSON {
    /// A chat answer.
    static func chat(
        _ query: String,
        _ answers: String...,
        date: Int64 = 1_700_000_000_500,
        delay: Int64 = 0,
        guest: Bool = false
    ) -> JSON {
        let actions = answers.enumerated().map { index, text -> JSON in
            var action: JSONObject = ["type": "answer", "expression": .string(text)]
            if delay > 0, index > 0 { action["plan_delay"] = .number(delay * Int64(index)) }
            return .object(action)
        }
        return [
            "query": .string(query),
            "query_date": .string(Instant(clamping: date).text(.chat)),
            "answer_date": .string(Instant(clamping: date + 20).text(.chat)),
            "answers": [
                [
                    "data": [["0": .string(query)]],
                    "actions": .array(actions),
                    "skills": ["/susi_skill_data/models/general/Knowledge/en/talk.txt"],
                ]
            ],
            "session": ["identity": ["type": "host", "anonymous": .bool(guest)]],
        ]
    }

    /// What an account remembers, the latest first.
    static func memory(_ cognitions: [JSON], remaining: Int = 0) -> JSON {
        [
            "cognitions": .array(cognitions), "cognitions_remaining": .number(remaining),
            "session": ["identity": ["type": "email", "anonymous": false]],
        ]
    }
}

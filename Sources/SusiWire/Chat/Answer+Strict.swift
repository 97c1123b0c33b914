// Susi. SPDX-License-Identifier: Apache-2.0

extension Answer {
    /// The answer fit for every old app.
    ///
    /// - Q8: rows, actions and skills are there, and a path of exactly seven components leads.
    /// - Q9: rows are flat, and hold nothing but texts.
    /// - Q10 to Q14: actions have what clients need, in the order they need.
    /// - Q15, Q16: what no client knows is left out, and nothing else is.
    func strict(query: String, language: String) -> Answer {
        var answer = self
        answer.extra = strictExtra
        answer.persona = persona?.withoutNulls
        answer.trace = trace?.withoutNulls
        var rows = data ?? []
        for index in rows.indices where !rows[index].isFlat { rows[index] = rows[index].flat }
        if rows.isEmpty { rows = [["0": .string(query)]] }
        answer.data = rows
        var metadata = metadata ?? ThoughtMetadata()
        metadata.extra = metadata.strictExtra
        metadata.count = max(metadata.count ?? Int64(rows.count), 0)
        answer.metadata = metadata
        let actions = (actions ?? []).compactMap { $0.strict(rows: rows.count, query: query) }
        answer.actions = ActionOrder.arranged(actions, data: rows)
        let paths = (skills ?? []).compactMap { Self.strictPath($0) }
        answer.skills =
            paths.isEmpty ? [SkillPath(language: language, skill: "susi").text] : paths
        return answer
    }

    /// The path if it has seven components, or else the same skill named by one that has.
    private static func strictPath(_ path: String) -> String? {
        let separators = path.utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 }
        if separators == 6, path.utf8.first == UInt8(ascii: "/") { return path }
        return SkillPath(reading: path)?.text
    }
}

extension JSONObject {
    /// Whether it holds texts alone.
    fileprivate var isFlat: Bool {
        members.allSatisfy { $0.value.string != nil }
    }

    /// The same row with texts alone (Q9).
    ///
    /// Numbers and switches stay as they are spelled, null becomes the empty text. What is nested
    /// is left out, since one such value spoils the whole answer.
    fileprivate var flat: JSONObject {
        var row = JSONObject()
        row.reserveCapacity(count)
        for member in members {
            if member.value.isNull {
                row.append(member.name, "")
            } else if let text = String(wire: member.value) {
                row.append(member.name, .string(text))
            }
        }
        return row
    }
}

extension Answer {
    /// Others refer to it by this name.
    public static var schemaName: String? { "Answer" }

    /// What is there after `strict`.
    public static var sparsest: Answer { Answer().strict(query: "", language: "") }
}

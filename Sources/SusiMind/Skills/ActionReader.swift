// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Reads an action that stands as JSON in a skill, and says why one cannot be used.
enum ActionReader {
    enum Outcome {
        case action(ActionTemplate)
        case fault(found: String, expected: String)
    }

    static func read(_ json: JSON) -> Outcome {
        guard let members = json.object, let type = members["type"]?.string else {
            return .fault(
                found: "an action without a type is left out",
                expected: #"{"type": "answer", "phrases": ["…"]}"#
            )
        }
        if type == "answer" { return readAnswer(members) }
        // The old way to say: ask yourself what I was asked.
        if type == "self" {
            let given = members["phrases"]?.array?.compactMap { $0.string } ?? []
            guard !given.isEmpty else { return missing("phrases", of: type, ["phrases"]) }
            return .action(.answer(AnswerTemplate(given.map { "`\($0)`" })))
        }
        guard let required = requiredMembers(of: type) else {
            return .fault(
                found: "nobody knows the action “\(type)”, so it is left out",
                expected: "answer, table, piechart, rss, websearch, anchor, map, stop, pause …"
            )
        }
        for name in required where members[name] == nil {
            return missing(name, of: type, required)
        }
        return .action(.other(type: type, members: completed(members, of: type)))
    }

    private static func missing(_ name: String, of type: String, _ required: [String]) -> Outcome {
        .fault(
            found: "the action “\(type)” has no “\(name)”, so it is left out",
            expected: required.map { "“\($0)”" }.joined(separator: ", ")
        )
    }

    private static func readAnswer(_ members: JSONObject) -> Outcome {
        var alternatives = members["phrases"]?.array?.compactMap { $0.string } ?? []
        if alternatives.isEmpty, let text = members["expression"]?.string { alternatives = [text] }
        guard !alternatives.isEmpty else {
            return .fault(
                found: "an answer without phrases is left out",
                expected: #""phrases": ["…"]"#
            )
        }
        let details = AnswerDetails(
            language: members["language"]?.string,
            mood: members["mood"]?.string,
            delay: members["delay"]?.int64,
            time: members["plan_delay"]?.int64.map { String($0) }
        )
        return .action(.answer(AnswerTemplate(alternatives, details: details)))
    }

    private static func requiredMembers(of type: String) -> [String]? {
        switch type {
        case "table": ["columns"]
        case "piechart": ["total", "key", "value", "unit"]
        case "rss": ["title", "description", "link"]
        case "websearch": ["query"]
        case "anchor": ["link", "text"]
        case "map": ["latitude", "longitude", "zoom"]
        case "timer_set": ["time"]
        case "audio_play", "video_play": ["identifier", "identifier_type"]
        case "audio_volume": ["volume"]
        case "image_show": ["url"]
        case "timer_reset", "stop", "pause", "resume", "restart", "previous", "next", "shuffle": []
        default: nil
        }
    }

    /// Tables and feeds say how many rows they show; the tutorial calls that `length`.
    private static func completed(_ members: JSONObject, of type: String) -> JSONObject {
        guard type == "table" || type == "rss" else { return members }
        var members = members
        if members["count"] == nil { members["count"] = members["length"] ?? -1 }
        members["length"] = nil
        return members
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// What a model is told of a question: who it is, the last turns, and the question.
struct ModelRequest {
    /// How much is told of each earlier question and answer, in letters.
    private static let longestTurn = 1500

    /// The model that is meant; empty lets the endpoint choose.
    let model: String
    let question: Question

    /// The body of the request.
    var body: [UInt8] {
        var messages = [message("system", instruction)]
        for turn in question.memory.turns.reversed() where !turn.answer.isEmpty {
            messages.append(message("user", String(turn.query.prefix(Self.longestTurn))))
            messages.append(message("assistant", String(turn.answer.prefix(Self.longestTurn))))
        }
        messages.append(message("user", question.text))
        var request = JSONObject()
        if !model.isEmpty { request.append("model", .string(model)) }
        request.append("messages", .array(messages))
        request.append("stream", true)
        return Array(JSON.object(request).text().utf8)
    }

    private func message(_ role: String, _ text: String) -> JSON {
        ["role": .string(role), "content": .string(text)]
    }

    private var instruction: String {
        let here = -Int64(question.timezoneOffset) * 60_000
        let today = question.now.advanced(byMilliseconds: here).text(.chat).prefix(10)
        let language = question.language.code
        return """
            You are Susi, a personal assistant on a server of people's own. Skills answer what \
            they can; you are given what none of them could. Answer briefly and plainly, in the \
            language of the question\(language.isEmpty ? "" : " (the app is set to “\(language)”)"). \
            Say so where you are not sure or do not know. Invent no links, sources or figures. \
            You can only write: you cannot look anything up, set timers or do anything else, and \
            do not offer to. Today is \(today).
            """
    }
}

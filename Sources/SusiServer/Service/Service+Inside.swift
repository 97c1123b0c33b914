// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

extension Service {
    /// What a path finds in a JSON text.
    func jsonPath(_ inquiry: Inquiry) throws(Refusal) -> HTTPResponse {
        let arguments = inquiry.arguments
        guard let text = arguments.text(.json) else {
            throw Refusal(
                422,
                "Please send the JSON itself: this server loads none from elsewhere."
            )
        }
        let path = arguments.text(.path) ?? "$"
        var reply = PlainReply()
        do throws(ResultError) {
            let rows = try ResultRows.rows(at: path, in: Array(text.utf8))
            reply.extra["data"] = .array(rows.map { .object($0) })
        } catch {
            throw Refusal(422, "The path finds nothing to show: \(error).")
        }
        reply.extra["path"] = .string(path)
        reply.envelope = inquiry.accepted("The path was followed.")
        return inquiry.response(reply.object)
    }

    /// Questions to web services, which only skills may ask here.
    func console(_ inquiry: Inquiry) throws(Refusal) -> HTTPResponse {
        throw Refusal(
            422,
            """
            This server asks web services only for skills. Please write the line into a skill, \
            behind !console:, and try it in the skill editor.
            """
        )
    }

    /// What the authors of the folder's files should know.
    func skillLog(_ inquiry: Inquiry) -> HTTPResponse {
        var reply = PlainReply()
        reply.extra["log"] = .array(
            shelf.diagnostics.flatMap { file, diagnostics in
                diagnostics.map { diagnostic -> JSON in
                    [
                        "file": .string(file), "line": .number(diagnostic.line),
                        "severity": .string(diagnostic.severity.name),
                        "found": .string(diagnostic.found),
                        "suggestion": .string(diagnostic.suggestion),
                    ]
                }
            }
        )
        reply.envelope = inquiry.accepted("What there is to say about the skills in the folder")
        return inquiry.response(reply.object)
    }

    /// How much the assistant knows.
    func mind(_ inquiry: Inquiry) -> HTTPResponse {
        let entries = shelf.catalog.entries
        var reply = PlainReply()
        var languages: [String: Int] = [:]
        for entry in entries { languages[entry.path.language, default: 0] += 1 }
        var counts = JSONObject()
        for (language, count) in languages.sorted(by: { $0.key < $1.key }) {
            counts.append(language, .number(count))
        }
        reply.extra["skills"] = .number(entries.count)
        reply.extra["intents"] = .number(entries.reduce(0) { $0 + $1.skill.intents.count })
        reply.extra["languages"] = .object(counts)
        reply.envelope = inquiry.accepted("How much the assistant knows")
        return inquiry.response(reply.object)
    }

    /// Nobody's questions are written down for others to read, so there are none to list.
    func noQuestions(_ inquiry: Inquiry) -> HTTPResponse {
        var response = HTTPResponse.text("")
        response.fields["Cache-Control"] = "no-store"
        return response
    }

    /// A menu as old web pages drew it.
    func topMenu(_ inquiry: Inquiry) -> HTTPResponse {
        var reply = PlainReply()
        reply.extra["items"] = [["Chat": "/"], ["Skills": "/#skills"]]
        reply.envelope = inquiry.accepted("The menu")
        return inquiry.response(reply.object)
    }

    /// A list of apps as old web pages drew it.
    func apps(_ inquiry: Inquiry) -> HTTPResponse {
        var reply = PlainReply()
        reply.extra["categories"] = []
        reply.extra["apps"] = []
        reply.envelope = inquiry.accepted("There are no apps beside the skills.")
        return inquiry.response(reply.object)
    }
}

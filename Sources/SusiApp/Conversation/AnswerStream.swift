// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

/// An answer on its way: a document, or what a language model makes up, piece by piece, and the
/// document that counts behind it.
struct AnswerStream: Sendable {
    /// More than this is no answer.
    private static let largest = 32 << 20

    /// What has been made up so far; empty where nothing is.
    private(set) var text = ""
    private var document: [UInt8] = []
    private var reader: EventStreamReader?

    /// Takes a part: first how the answer begins, then bytes.
    mutating func take(_ value: PageValue) {
        guard let part = value.bytes else {
            let type = FetchAnswer(value)?.header("content-type") ?? ""
            self = AnswerStream()
            if type.utf8.starts(with: "text/event-stream".utf8) { reader = EventStreamReader() }
            return
        }
        guard let events = reader?.read(part) else {
            if document.count + part.count <= AnswerStream.largest { document += part }
            return
        }
        for event in events {
            if sameBytes(event.name, "answer") {
                document = Array(event.data.utf8)
            } else if let piece = (try? JSON(parsing: event.data))?.string {
                text += piece
            }
        }
    }

    /// The answer with all that has come; busy is a server whose stream ended before that.
    func whole(_ answer: FetchAnswer?) -> FetchAnswer? {
        guard let answer, answer.body.isEmpty else { return answer }
        let isCut = reader != nil && document.isEmpty
        return FetchAnswer(
            status: isCut ? 503 : answer.status,
            headers: answer.headers,
            body: document
        )
    }

    /// What has been made up, as an answer that ends here.
    func reply(at instant: Int64) -> Reply {
        let action: JSON = ["type": "answer", "expression": .string(text)]
        return Reply(["actions": .array([action]), "model": ""], answered: instant)
    }
}

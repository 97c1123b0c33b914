// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Synchronization

/// An answer on its way to a page while a model makes it up: pieces as events, then the chat answer.
final class ModelStream: Sendable {
    let stream = HTTPStream()
    /// How many bytes of the text have been told.
    private let told = Mutex(0)

    /// Tells what has been said since the last time; false where nobody listens any more.
    ///
    /// A page that is too slow for each piece reads several at once.
    func tell(_ text: String) -> Bool {
        let before = told.withLock { told in
            defer { told = text.utf8.count }
            return told
        }
        let piece = String(decoding: text.utf8.dropFirst(before), as: UTF8.self)
        return stream.send(ModelStream.event("piece", JSON.string(piece).text()))
    }

    /// Tells the answer as a whole, which counts, and ends.
    func finish(_ response: HTTPResponse) {
        if response.status == 200, case .bytes(let document) = response.body {
            stream.send(ModelStream.event("answer", String(decoding: document, as: UTF8.self)))
        }
        stream.close()
    }

    private static func event(_ name: String, _ data: String) -> [UInt8] {
        let lines = data.split(separator: "\n").map { "data: \($0)\n" }
        return Array("event: \(name)\n\(lines.joined())\n".utf8)
    }
}

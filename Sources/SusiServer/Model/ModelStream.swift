// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Synchronization

/// An answer on its way to a page while a model makes it up: pieces as events, then the chat answer.
final class ModelStream: Sendable {
    /// Pieces that come faster are told together.
    private static let pause = Duration.milliseconds(60)

    let stream = HTTPStream()
    private let told = Mutex<(bytes: Int, next: ContinuousClock.Instant)>((0, .now))

    /// Tells what has been said since the last time; false where nobody listens any more.
    func tell(_ text: String) -> Bool {
        let now = ContinuousClock.now
        let piece: String? = told.withLock { told in
            guard told.next <= now else { return nil }
            let piece = String(decoding: text.utf8.dropFirst(told.bytes), as: UTF8.self)
            told = (text.utf8.count, now + ModelStream.pause)
            return piece
        }
        guard let piece else { return true }
        return stream.send(ModelStream.event("piece", JSON.string(piece).text()))
    }

    /// Tells the answer as a whole, which counts, and ends.
    func finish(_ response: HTTPResponse) {
        if response.status == 200, case .bytes(let document) = response.body {
            let text = String(decoding: document, as: UTF8.self)
            stream.send(ModelStream.event("answer", text))
        }
        stream.close()
    }

    private static func event(_ name: String, _ data: String) -> [UInt8] {
        let lines = data.split(separator: "\n", omittingEmptySubsequences: true)
        return Array("event: \(name)\n\(lines.map { "data: \($0)\n" }.joined())\n".utf8)
    }
}

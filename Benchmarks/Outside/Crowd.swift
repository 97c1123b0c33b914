// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// Many people who ask at the same time, each over a connection of their own.
struct Crowd {
    /// How long it took from the first question to the last answer, in seconds.
    let seconds: Double
    /// How many got the answer that they wanted.
    let answered: Int

    /// Asks one question after another without waiting, and then waits for all answers.
    init(at port: UInt16, _ targets: [String], wanting words: String) throws {
        let connections = targets.compactMap { _ in LocalConnection(port: port) }
        guard connections.count == targets.count else {
            throw LoadFailure(output: "only \(connections.count) connections could be opened")
        }
        let start = DispatchTime.now().uptimeNanoseconds
        for (connection, target) in zip(connections, targets) { connection.ask(target) }
        var answered = 0
        for connection in connections {
            let body = connection.answer() ?? []
            if String(decoding: body, as: UTF8.self).contains(words) { answered += 1 }
        }
        seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        self.answered = answered
    }
}

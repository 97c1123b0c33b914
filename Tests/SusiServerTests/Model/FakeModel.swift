// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Synchronization

@testable import SusiServer
import SusiStore

/// Plays a language model: what a test has put there is what it answers.
final class FakeModel: Sendable {
    /// What it does when it is asked.
    enum Manner: Sendable {
        /// Says these pieces, one event each.
        case says([String])
        /// Says these pieces, and breaks off.
        case breaksOff([String])
        /// Says these pieces, and nothing more for ever.
        case stalls([String])
        /// Answers with a document.
        case answers(String, status: Int = 200)
    }

    private struct State {
        var manner = Manner.says(["Hello."])
        var models: String?
        var asked: [HTTPRequest] = []
        var stalled: [HTTPStream] = []
    }

    private let state = Mutex(State())
    private let server = Mutex<HTTPServer?>(nil)

    init(_ manner: Manner) throws {
        state.withLock { $0.manner = manner }
        let server = try HTTPServer(HTTPServerOptions(host: "127.0.0.1", port: 0)) {
            [weak self] request in
            .now(self?.response(to: request) ?? .refusal(503, "gone"))
        }
        self.server.withLock { $0 = server }
    }

    var address: String { "http://127.0.0.1:\(server.withLock { $0?.port } ?? 0)/v1" }

    /// Changes what it does from now on.
    func now(_ manner: Manner) { state.withLock { $0.manner = manner } }

    /// Changes which models it lists.
    func list(_ document: String) { state.withLock { $0.models = document } }

    /// The questions so far.
    var asked: [HTTPRequest] {
        state.withLock { $0.asked.filter { $0.path.hasSuffix("/chat/completions") } }
    }

    /// What it was told with the last question, as roles and texts.
    var messages: [(role: String, content: String)] {
        guard let body = asked.last?.body, let json = try? JSON(parsing: body) else { return [] }
        return (json["messages"]?.array ?? []).map {
            ($0["role"]?.string ?? "", $0["content"]?.string ?? "")
        }
    }

    /// Ends those that stall.
    func stop() {
        for stream in state.withLock({ $0.stalled }) { stream.close() }
        server.withLock { $0 }?.stop()
    }

    static func event(_ piece: String) -> String {
        let delta: JSON = ["choices": [["index": 0, "delta": ["content": .string(piece)]]]]
        return "data: \(delta.text())\n\n"
    }

    private func response(to request: HTTPRequest) -> HTTPResponse {
        let (manner, models) = state.withLock { state in
            state.asked.append(request)
            return (state.manner, state.models)
        }
        guard request.path.hasSuffix("/chat/completions") else {
            guard let models else { return .refusal(404, "none") }
            return HTTPResponse(body: Array(models.utf8))
        }
        switch manner {
        case .answers(let text, let status):
            return HTTPResponse(status: status, body: Array(text.utf8))
        case .says(let pieces):
            let events = pieces.map { FakeModel.event($0) }.joined() + "data: [DONE]\n\n"
            return HTTPResponse(
                fields: ["Content-Type": "text/event-stream"],
                body: Array(events.utf8)
            )
        case .stalls(let pieces):
            let stream = stream(pieces)
            state.withLock { $0.stalled.append(stream) }
            return HTTPResponse(status: 200, fields: HTTPFields(), body: .stream(stream))
        case .breaksOff(let pieces):
            let stream = stream(pieces)
            // More than may wait: the server cuts it.
            stream.send([UInt8](repeating: 0x3A, count: HTTPStream.queueLimit))
            return HTTPResponse(status: 200, fields: HTTPFields(), body: .stream(stream))
        }
    }

    private func stream(_ pieces: [String]) -> HTTPStream {
        let stream = HTTPStream()
        for piece in pieces { stream.send(Array(FakeModel.event(piece).utf8)) }
        return stream
    }
}

extension Household {
    /// People who have a model.
    convenience init(
        _ skills: [String: String] = Household.usual,
        model: FakeModel,
        name: String? = "small",
        key: String? = nil,
        limits: AssistantModel.Limits = AssistantModel.Limits()
    ) throws {
        var options = Outside.Options()
        options.model = ModelSource(model.address, name: name, key: key)
        options.modelLimits = limits
        try self.init(skills, outside: Outside(options))
    }
}

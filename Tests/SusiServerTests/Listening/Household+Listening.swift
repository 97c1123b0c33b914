// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer
import SusiStore

extension Household {
    /// People who have a recogniser.
    convenience init(
        recogniser: RecogniserSource?,
        limits: Recogniser.Limits = Recogniser.Limits()
    ) throws {
        var options = Outside.Options()
        options.recogniser = recogniser
        options.recogniserLimits = limits
        try self.init(outside: Outside(options))
    }

    /// What comes of a recording.
    func say(
        _ recording: [UInt8],
        _ query: String = "",
        type: String = "audio/wav",
        fields: HTTPFields = HTTPFields()
    ) throws -> HTTPResponse {
        let answer = Monitor<HTTPResponse?>(nil)
        begin(recording, query, type: type, fields: fields) { response in
            answer.update { $0 = response }
        }
        var received: HTTPResponse?
        _ = answer.wait(atMost: .seconds(30)) { answer in
            received = answer
            return answer != nil
        }
        return try #require(received)
    }

    /// Sends a recording; what comes of it is told later.
    func begin(
        _ recording: [UInt8],
        _ query: String = "",
        type: String = "audio/wav",
        fields: HTTPFields = HTTPFields(),
        _ listener: @escaping @Sendable (HTTPResponse) -> Void
    ) {
        guard let client = IPAddress("192.0.2.7") else { return }
        var fields = fields
        fields["Content-Type"] = type
        let request = HTTPRequest(
            .post,
            target: Array("/susi/listen.json?\(query)".utf8),
            fields: fields,
            body: recording,
            client: client
        )
        service.outcome(of: request).whenDone(listener)
    }
}

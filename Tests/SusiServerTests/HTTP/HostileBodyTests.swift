// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct HostileBodyTests {
    @Test(arguments: ["[", "{\"a\":", "[[[],"])
    func `JSON that is nested without end is refused`(_ opening: String) throws {
        let household = try Household()
        let body = String(repeating: opening, count: 500_000)
        let request = HTTPRequest(
            .post,
            target: Array("/susi/chat.json".utf8),
            fields: ["Content-Type": "application/json"],
            body: Array(body.utf8),
            client: IPAddress(v4: 0x7F00_0001)
        )
        guard case .now(let response) = household.service.reply(to: request) else {
            Issue.record("a refusal needs nothing else")
            return
        }
        #expect(response.status == 400)
    }
}

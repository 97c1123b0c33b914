// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct MetricsTests {
    private func lines(_ home: Household, _ fields: HTTPFields = HTTPFields()) throws -> [String] {
        let response = try home.response(.get, "/metrics", fields, from: "127.0.0.1")
        try #require(response.status == 200)
        #expect(response.fields["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
        return response.text.split(separator: "\n").map { String($0) }
    }

    @Test func `requests are counted by service and kind of status`() throws {
        let home = try Household()
        for target in ["/susi/chat.json?q=hello", "/susi/chat.json?q=hi", "/nothing"] {
            _ = home.reply(to: target)
        }
        _ = home.reply(to: "/aaa/listUserSettings.json")
        let lines = try lines(home)
        #expect(lines.contains(#"susi_requests_total{service="/susi/chat.json",status="2xx"} 2"#))
        #expect(lines.contains(#"susi_requests_total{service="page",status="4xx"} 1"#))
        #expect(
            lines.contains(
                #"susi_requests_total{service="/aaa/listUserSettings.json",status="4xx"} 1"#
            )
        )
        #expect(
            lines.contains(
                #"susi_request_duration_seconds_bucket{service="/susi/chat.json",le="+Inf"} 2"#
            )
        )
        #expect(lines.contains(#"susi_request_duration_seconds_count{service="page"} 1"#))
    }

    @Test func `questions are counted by whether a skill answered them`() throws {
        let home = try Household()
        _ = try home.answer(to: "hello")
        _ = try home.answer(to: "Where is my other sock")
        _ = try home.answer(to: "what is seven times six")
        let lines = try lines(home)
        #expect(lines.contains(#"susi_questions_total{answered="yes"} 2"#))
        #expect(lines.contains(#"susi_questions_total{answered="no"} 1"#))
        #expect(lines.contains("susi_questions_waiting 0"))
        #expect(lines.contains("susi_guests_remembered 1"))
        #expect(lines.contains("susi_skills_loaded 3"))
        #expect(lines.contains("susi_streams_open 0"))
        #expect(lines.contains(#"susi_build_info{version="\#(Release.version)"} 1"#))
    }

    @Test func `buckets hold what they say and everything before`() {
        let figures = RequestFigures()
        for duration in [
            Duration.microseconds(1), .microseconds(100), .milliseconds(5), .seconds(99),
        ] {
            figures.count(.chat, status: 200, took: duration)
        }
        #expect(figures[.chat].cumulated == [2, 2, 3, 3, 3, 3, 4])
        #expect(figures[.chat].answers(ofClass: 2) == 4)
        #expect(abs(figures[.chat].seconds - 99.005101) < 1e-9)
        #expect(figures[nil].cumulated.last == 0)
    }

    @Test func `every line has the form that Prometheus reads, and every figure a sentence`() throws
    {
        let home = try Household()
        _ = home.reply(to: "/susi/chat.json?q=hello")
        var described: Set<String> = []
        for line in try lines(home) {
            if let comment = line.firstMatch(of: /^# (HELP|TYPE) ([a-z_]+) .+$/) {
                described.insert(String(comment.2))
                continue
            }
            let sample = try #require(
                line.wholeMatch(of: /([a-z_]+?)(_bucket|_sum|_count)?({[^{}]*})? [-+.e0-9]+/),
                "\(line)"
            )
            #expect(
                described.contains(String(sample.1))
                    || described.contains(String(sample.1) + (sample.2.map { String($0) } ?? ""))
            )
        }
    }

    @Test func `nobody is named in any label`() throws {
        let home = try Household()
        let token = try home.account("jane@example.org")
        _ = try home.answer(to: "my name is Jane", ["Authorization": "Bearer \(token)"])
        let text = try lines(home).joined()
        #expect(!text.contains("jane") && !text.contains("Jane") && !text.contains("192.0.2"))
    }

    @Test(
        arguments: [
            ("192.0.2.7", [:]), ("127.0.0.1", ["X-Real-IP": "192.0.2.7"]),
            ("127.0.0.1", ["X-Forwarded-For": "192.0.2.7"]), ("127.0.0.1", ["Via": "1.1 proxy"]),
            ("127.0.0.1", ["Origin": "https://example.org"]),
            ("127.0.0.1", ["Host": "rebound.example"]),
        ] as [(String, [String: String])]
    )
    func `others get a sentence instead`(client: String, fields: [String: String]) throws {
        var all = HTTPFields()
        for (name, value) in fields { all.append(name, value) }
        let response = try Household().response(.get, "/metrics", all, from: client)
        #expect(response.status == 403)
        #expect(response.message?.contains("operators") == true)
    }

    @Test func `operators read them from everywhere, users do not`() throws {
        let home = try Household()
        let user = try home.account("u@example.org")
        let chief = try home.account("o@example.org", .operator)
        #expect(
            try home.response(.get, "/metrics", ["Authorization": "Bearer \(user)"]).status == 403
        )
        #expect(
            try home.response(.get, "/metrics", ["Authorization": "Bearer \(chief)"]).status == 200
        )
    }
}

extension Household {
    /// Has the service answer as the server does, which counts.
    fileprivate func reply(to target: String) -> HTTPReply {
        service.reply(
            to: HTTPRequest(
                .get,
                target: Array(target.utf8),
                client: IPAddress(v4: 0xC000_0207)
            )
        )
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A response that is kept, with how long it is good and how to ask whether it still is.
struct KeptResponse: Sendable {
    let response: FetchResponse
    /// Until when it is given without asking.
    private let end: Instant

    /// Keeps a response; nil where it may not be kept, or never could be given again.
    init?(_ response: FetchResponse, asked: Instant) {
        let rules = KeepingRules(response.fields, asked: asked)
        guard response.status == 200, !response.hasMovedForNow, rules.allowsKeeping else {
            return nil
        }
        self.response = response
        end = asked.advanced(byMilliseconds: rules.seconds * 1000)
        guard rules.seconds > 0 || !conditions.isEmpty else { return nil }
    }

    /// Whether it is still good.
    func isGood(at now: Instant) -> Bool {
        now < end
    }

    /// The fields that ask for it only where it has changed.
    var conditions: [(String, String)] {
        var conditions: [(String, String)] = []
        if let tag = response.fields["ETag"], !tag.isEmpty {
            conditions.append(("If-None-Match", tag))
        }
        if let time = response.fields["Last-Modified"], !time.isEmpty {
            conditions.append(("If-Modified-Since", time))
        }
        return conditions
    }

    /// The response with what its server says of it now; nil where that is about something else.
    func confirmed(by news: FetchResponse) -> FetchResponse? {
        guard news.url == response.url else { return nil }
        var response = response
        // What describes the body still does; how old it was counts no more.
        let fields = news.fields.all.filter { !$0.name.lowercased().hasPrefix("content-") }
        let replaced = Set(fields.map { $0.name.lowercased() } + ["age", "date"])
        response.fields.all.removeAll { replaced.contains($0.name.lowercased()) }
        response.fields.all += fields
        response.hasMovedForNow = news.hasMovedForNow
        return response
    }

    /// How many bytes it takes, about.
    var size: Int {
        response.fields.all.reduce(response.body.count + response.url.utf8.count + 500) {
            $0 + $1.name.utf8.count + $1.value.utf8.count + 50
        }
    }
}

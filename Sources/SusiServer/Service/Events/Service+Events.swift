// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// A stream of what other devices of the account do.
    func events(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> HTTPResponse {
        guard let account = inquiry.account, let token = inquiry.token else {
            throw Refusal(401, "Whose events? Please send a token.")
        }
        let stream = HTTPStream()
        // Browsers name the last event they heard when they come back.
        let last = request.fields["Last-Event-ID"].flatMap { Int64($0) }
        guard request.method != .head else { return HTTPResponse(fields: Service.streamFields) }
        let feed = EventFeeds.Feed(
            stream: stream,
            account: account.id,
            digest: token.digest,
            expires: inquiry.admission?.expires
        )
        guard feeds.add(feed, after: last) else {
            throw Refusal(503, "Too many devices are listening. Please try again later.")
        }
        return HTTPResponse(status: 200, fields: Service.streamFields, body: .stream(stream))
    }

    /// What a stream of events is sent with.
    static let streamFields: HTTPFields = [
        "Content-Type": "text/event-stream;charset=utf-8",
        "Cache-Control": "no-store",
        // Proxies that collect answers before they pass them on would never pass this one on.
        "X-Accel-Buffering": "no",
        "X-Content-Type-Options": "nosniff",
    ]
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Service {
    /// Who asked lately; only operators see from where.
    func access(_ inquiry: Inquiry) -> HTTPResponse {
        let seesAll = inquiry.role >= .operator
        let tracks = tracks.latest(seesAll ? 1000 : 100).map { track in
            var object = JSONObject()
            object.append("start", .number(track.start.milliseconds))
            object.append("finish", .number(track.finish.milliseconds))
            if seesAll {
                object.append("host", .string(track.address.description))
            } else {
                object.append("host-anonymized", .string(Service.disguised(track.address)))
            }
            object.append("local", .bool(track.address.isLoopback))
            object.append("idle", 0)
            object.append("dosb", .bool(track.status == 503))
            object.append("dosr", false)
            object.append("busy", .number(track.finish.milliseconds - track.start.milliseconds))
            object.append("path", .string(track.endpoint.path))
            // What was asked is nobody's business.
            object.append("query", [:])
            return JSON.object(object)
        }
        var reply = PlainReply()
        reply.envelope.session = Session(inquiry.identity)
        reply.extra["access"] = .array(tracks)
        return inquiry.response(reply.object)
    }

    /// The last lines of the log.
    func logTail(_ inquiry: Inquiry) -> HTTPResponse {
        let count = inquiry.arguments.int(.count) ?? 1000
        var response = HTTPResponse.text(tail.lines(count).joined())
        response.fields["Cache-Control"] = "no-store"
        response.fields["X-Content-Type-Options"] = "nosniff"
        return response
    }

    /// The same for an address while the program runs, and nothing that leads back to it: the
    /// hash has a seed that nobody knows.
    private static func disguised(_ address: IPAddress) -> String {
        String(UInt(bitPattern: address.hashValue), radix: 16)
    }
}

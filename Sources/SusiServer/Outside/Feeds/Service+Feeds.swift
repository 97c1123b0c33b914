// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// The entries of a feed as rows.
    func feed(_ inquiry: Inquiry) -> Outcome {
        assistant.feeds.find(inquiry.arguments.text(.url) ?? "", at: inquiry.arrival).map {
            outcome in
            switch outcome {
            case .success(let entries):
                var reply = DataReply()
                reply.data = entries.map { entry in
                    var row = entry.row
                    if let picture = entry.picture {
                        row.append("picture", .string(self.seal.path(of: picture)))
                    }
                    return row
                }
                var metadata = ThoughtMetadata()
                metadata.count = Int64(entries.count)
                reply.metadata = metadata
                reply.envelope = inquiry.accepted("The entries of the feed")
                return inquiry.response(reply)
            case .failure(let refusal):
                return refusal.response(to: inquiry.identity)
            }
        }
    }
}

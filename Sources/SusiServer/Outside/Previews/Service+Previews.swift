// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// What a page says about itself.
    func linkPreview(_ inquiry: Inquiry) -> Outcome {
        guard let url = inquiry.arguments.text(.url) else {
            var reply = LinkPreview()
            reply.envelope = .refused("URL Not given")
            reply.envelope.session = Session(inquiry.identity)
            return .now(inquiry.response(reply))
        }
        return outside.previews.find(url, at: inquiry.arrival).map { outcome in
            switch outcome {
            case .success(let preview):
                var reply = LinkPreview()
                reply.title = preview.title
                reply.description = preview.description
                reply.image = preview.picture
                reply.picture = preview.picture.map { self.seal.path(of: $0) }
                reply.site = preview.site
                reply.envelope = inquiry.accepted("What the page says about itself")
                return inquiry.response(reply)
            case .failure(let refusal):
                return refusal.response(to: inquiry.identity)
            }
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A picture from elsewhere, looked at and ready to be sent.
struct CachedPicture: Sendable {
    let kind: PictureKind
    let body: HTTPResponse.Body
    /// Changes whenever the picture does; nil where it is not kept.
    let tag: String?
    /// Until when it is good.
    let expires: Instant

    /// A picture that is in memory alone.
    init(_ bytes: [UInt8], _ kind: PictureKind, until expires: Instant) {
        self.kind = kind
        body = .bytes(bytes)
        tag = nil
        self.expires = expires
    }

    /// A picture that is kept; nil where the file is none.
    init?(_ file: CachedFile) {
        guard let kind = PictureKind(beginning: file.beginning) else { return nil }
        self.kind = kind
        body = file.body
        tag = file.tag
        expires = file.expires
    }

    /// The answer to a request for it.
    func response(to request: HTTPRequest, at now: Instant) -> HTTPResponse {
        // One that is shown although it is no longer good is asked for again soon.
        let seconds = max(60, (expires.milliseconds - now.milliseconds) / 1000)
        var response = HTTPResponse(
            status: 200,
            fields: [
                "Content-Type": kind.rawValue,
                "Cache-Control": "private, max-age=\(seconds), immutable",
                "X-Content-Type-Options": "nosniff",
                "Content-Security-Policy": kind.policy,
                "Cross-Origin-Resource-Policy": "same-origin",
            ],
            body: body
        )
        guard let tag else { return response }
        response.fields.append("ETag", tag)
        if request.has(tag) {
            response.status = 304
            response.body = .bytes([])
        }
        return response
    }
}

extension HTTPRequest {
    /// Whether the sender has what that tag names, and wants it only where it has changed.
    fileprivate func has(_ tag: String) -> Bool {
        guard let field = fields["If-None-Match"] else { return false }
        return field.split(separator: ",").contains { part in
            var name = part.drop { $0 == " " }
            if name.hasPrefix("W/") { name = name.dropFirst(2) }
            return name.prefix { $0 != " " } == tag || name == "*"
        }
    }
}

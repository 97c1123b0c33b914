// Susi. SPDX-License-Identifier: Apache-2.0

/// What a service answers with when all went well: a media type, and what lies in it.
struct ReplyDescription {
    let mediaType: String
    let schema: JSON

    /// A JSON object.
    static func json(_ schema: JSON) -> ReplyDescription {
        ReplyDescription(mediaType: "application/json", schema: schema)
    }

    /// A text of some kind.
    static func text(_ mediaType: String = "text/plain") -> ReplyDescription {
        ReplyDescription(mediaType: mediaType, schema: ["type": "string"])
    }

    /// A picture of whatever kind.
    static let picture = ReplyDescription(
        mediaType: "image/*",
        schema: ["type": "string", "format": "binary"]
    )
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// What a page says about itself.
public struct LinkPreview: WireObject {
    /// Its title.
    public var title: String?
    /// A sentence or two.
    public var description: String?
    /// Its picture.
    public var image: String?
    /// Where the server shows its picture; Susi's own.
    public var picture: String?
    /// The name of the site it is part of; Susi's own.
    public var site: String?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("title", &title)
        members.value("descriptionShort", &description)
        members.value("image", &image)
        members.value("picture", &picture)
        members.value("site", &site)
        envelope.visit(&members)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// The pictures on the start page, by the pages they lead to.
public struct Slideshow: WireObject {
    /// The pictures.
    public var slides: Named<Slide>?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("slideshow", &slides)
        envelope.visit(&members)
    }
}

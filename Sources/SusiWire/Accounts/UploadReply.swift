// Susi. SPDX-License-Identifier: Apache-2.0

/// Where an uploaded picture went.
public struct UploadReply: WireObject {
    /// The picture.
    public var imagePath: String?
    /// Its small copy.
    public var thumbnailPath: String?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("image_path", &imagePath)
        members.value("image_thumbnail_path", &thumbnailPath)
        envelope.visit(&members)
    }
}

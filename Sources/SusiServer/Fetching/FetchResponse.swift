// Susi. SPDX-License-Identifier: Apache-2.0

/// What another server answered, whatever its status.
public struct FetchResponse: Sendable, Equatable {
    /// The status code.
    public var status: Int
    /// Where the answer comes from after all redirects.
    public var url: String
    /// The header fields.
    public var fields: HTTPFields
    /// The body, decompressed.
    public var body: [UInt8]
    /// Whether a redirect led there that need not lead there the next time.
    var hasMovedForNow = false
}

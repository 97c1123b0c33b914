// Susi. SPDX-License-Identifier: Apache-2.0

/// What one call to the outside world may take.
public struct FetchLimits: Sendable {
    /// How long it may take in all, redirects included.
    public var time: Duration
    /// How many bytes of body are accepted, after decompression.
    public var bytes: Int
    /// How many redirects are followed.
    public var redirects: Int
    /// How many calls may be under way at the same time; further ones fail.
    public var simultaneous: Int
    /// How many bytes of body all calls under way may have together; further ones fail.
    public var bytesTogether: Int
    /// How many connections may be open, beyond which calls wait; 0 stands for any number.
    public var connections: Int

    /// The limits of skills' web calls, unless told otherwise.
    public init(
        time: Duration = .seconds(6),
        bytes: Int = 2 << 20,
        redirects: Int = 5,
        simultaneous: Int = 4000,
        bytesTogether: Int = 512 << 20,
        connections: Int = 0
    ) {
        self.time = time
        self.bytes = bytes
        self.redirects = redirects
        self.simultaneous = simultaneous
        self.bytesTogether = bytesTogether
        self.connections = connections
    }
}

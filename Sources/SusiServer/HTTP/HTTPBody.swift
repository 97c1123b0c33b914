// Susi. SPDX-License-Identifier: Apache-2.0

/// What has arrived of a request's body.
struct HTTPBody {
    /// The bytes, as long as they are wanted.
    private(set) var bytes: [UInt8] = []
    /// How many bytes have arrived, including those that were dropped.
    private(set) var count = 0
    /// How many bytes are wanted; nil as long as nobody has asked.
    var limit: Int?
    /// When it began to arrive, in milliseconds of the uptime.
    var began: Int64 = 0
    /// Why it is not wanted.
    private(set) var refusal: HTTPResponse?

    /// Adds what comes next.
    mutating func append(_ part: UnsafeRawBufferPointer) {
        count += part.count
        if refusal == nil { bytes.append(contentsOf: part) }
    }

    /// Drops it all, whatever is still to come.
    mutating func refuse(with response: HTTPResponse) {
        refusal = response
        bytes = []
    }

    /// The bytes, which are forgotten here.
    mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }
}

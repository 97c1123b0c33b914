// Susi. SPDX-License-Identifier: Apache-2.0

/// What a call sends, and who hears its answer while that comes.
///
/// It is meant for one place, so redirects are not followed.
struct FetchStream: Sendable {
    /// The body that is sent.
    let body: [UInt8]
    /// How long the call may take in all.
    let time: Duration
    /// How long nothing may come.
    let patience: Duration
    /// Hears each part of the answer, with its status, on the fetcher's thread; false where no
    /// more is wanted.
    ///
    /// The parts are not kept, and not in the response.
    let hear: @Sendable (_ status: Int, _ part: UnsafeRawBufferPointer) -> Bool
}

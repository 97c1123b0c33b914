// Susi. SPDX-License-Identifier: Apache-2.0

/// The picture of the person.
struct AccountPicture {
    /// Where this page finds it; nil where there is none, or it has not come.
    var address: String?
    /// Whose it is.
    var owner = ""
    /// What is being sent.
    var drawing: [UInt8] = []
    /// The longest side, in pixels.
    static let longest = 256.0
    /// The largest file that is looked at, in bytes.
    static let largestFile = 20_000_000.0
}

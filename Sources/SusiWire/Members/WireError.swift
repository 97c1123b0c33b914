// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a JSON value cannot be what it should: which member, what was found, what was expected.
public struct WireError: Error, Sendable, Equatable {
    /// The way to the member, such as `answers[0].actions`; empty for the value itself.
    public let path: String
    /// What stands there.
    public let found: String
    /// What would have been right.
    public let expected: String

    /// Names the trouble.
    public init(path: String, found: String, expected: String) {
        self.path = path
        self.found = found
        self.expected = expected
    }

    /// The same trouble, seen from around the object it is in.
    func inside(_ name: String) -> WireError {
        let isDirect = path.isEmpty || path.utf8.first == UInt8(ascii: "[")
        return WireError(
            path: name + (isDirect ? "" : ".") + path,
            found: found,
            expected: expected
        )
    }
}

extension WireError: CustomStringConvertible {
    /// The whole trouble in one sentence, without a full stop.
    public var description: String {
        "\(path.isEmpty ? "the value" : path): found \(found), expected \(expected)"
    }
}

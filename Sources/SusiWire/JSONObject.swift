// Susi. SPDX-License-Identifier: Apache-2.0

/// The members of a JSON object in their order, each name once.
public struct JSONObject: Sendable {
    /// One named value.
    public struct Member: Sendable {
        /// The member's name.
        public var name: String
        /// The member's value.
        public var value: JSON

        /// Pairs a name with its value.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The members in the order they were written.
    public private(set) var members: [Member]

    /// An object without members.
    public init() {
        members = []
    }
}

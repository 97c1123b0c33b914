// Susi. SPDX-License-Identifier: Apache-2.0

/// What an action of one type has beside the members that all actions share.
protocol ActionMembers {
    /// Names every member once, for reading and writing alike.
    mutating func visit(_ members: inout Members)
}

extension ActionMembers {
    /// The action after its members were visited.
    mutating func visited(_ members: inout Members) -> Self {
        visit(&members)
        return self
    }
}

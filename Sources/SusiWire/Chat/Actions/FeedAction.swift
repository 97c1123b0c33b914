// Susi. SPDX-License-Identifier: Apache-2.0

/// A list of links from the rows of data.
public struct FeedAction: ActionMembers, Sendable, Equatable {
    /// The member that holds a title.
    public var title = ""
    /// The member that holds a description.
    public var description = ""
    /// The member that holds an address.
    public var link = ""
    /// How many rows to show; less than 0 is all of them.
    public var count: Int64?

    /// An action without any member.
    public init() {}

    /// Lists so many rows by these members.
    public init(title: String, description: String, link: String, count: Int64? = nil) {
        self.title = title
        self.description = description
        self.link = link
        self.count = count
    }

    mutating func visit(_ members: inout Members) {
        members.value("title", &title, isRequired: true)
        members.value("description", &description, isRequired: true)
        members.value("link", &link, isRequired: true)
        members.value("count", &count)
    }
}

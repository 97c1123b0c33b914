// Susi. SPDX-License-Identifier: Apache-2.0

/// A page that was found on the web.
public struct SearchResult: WireObject {
    /// Its title, as plain text.
    public var title: String?
    /// What it says about the question, as plain text.
    public var description: String?
    /// Its address.
    public var link: String?
    /// Where the server shows its picture.
    public var picture: String?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("title", &title)
        members.value("description", &description)
        members.value("link", &link)
        members.value("picture", &picture)
    }
}

extension SearchResult {
    /// Others refer to it by this name.
    public static var schemaName: String? { "SearchResult" }
}

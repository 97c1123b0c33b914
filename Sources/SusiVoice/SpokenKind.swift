// Susi. SPDX-License-Identifier: Apache-2.0

/// What kinds of actions are there for ears.
enum SpokenKind: Equatable {
    case answer, link, picture, place, table, slices, feed, search, other

    private static let types: [(StaticString, SpokenKind)] = [
        ("answer", .answer), ("anchor", .link), ("image_show", .picture), ("map", .place),
        ("table", .table), ("piechart", .slices), ("rss", .feed), ("websearch", .search),
    ]

    /// The kind of a type as it travels.
    init(_ type: String) {
        let bytes = Array(type.utf8)
        for (name, kind) in Self.types
        where name.utf8CodeUnitCount == bytes.count && Byte.stands(name, at: 0, in: bytes) {
            self = kind
            return
        }
        self = .other
    }
}

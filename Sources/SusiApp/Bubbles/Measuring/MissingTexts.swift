// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

/// What has to be measured before heights are exact, in all styles.
public struct MissingTexts: Sendable {
    /// A list for each style, in the order of `TextStyleName`.
    public var lists: [MissingWidths]

    /// Nothing is missing yet.
    public init() {
        lists = TextStyleName.allCases.map { MissingWidths($0.style) }
    }

    /// Whether nothing is missing.
    public var isEmpty: Bool { lists.allSatisfy { $0.isEmpty } }

    /// What is missing in a style.
    public subscript(name: TextStyleName) -> MissingWidths { lists[Int(name.rawValue)] }

    /// The styles in which something is missing: each is asked for by one effect, and its answer
    /// learned with the same list.
    public var wanted: [TextStyleName] {
        TextStyleName.allCases.filter { !self[$0].isEmpty }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// Finds among the siblings that are there those that new ones take over.
enum SiblingMatch {
    private struct Identity: Hashable {
        let key: UInt64
        let tag: UInt8
    }

    /// For each new node the place in `range` of the one it takes over, or -1.
    ///
    /// Nodes of one tag and key, as all without a key are, take over each other in their order.
    static func sources<Message>(
        of new: ArraySlice<Node<Message>>,
        in old: [MountedNode],
        _ range: Range<Int>
    ) -> [Int] {
        guard !range.isEmpty, !new.isEmpty else { return [Int](repeating: -1, count: new.count) }
        var first: [Identity: Int] = [:]
        first.reserveCapacity(range.count)
        var next = [Int](repeating: -1, count: range.count)
        for place in next.indices.reversed() {
            let node = old[range.lowerBound + place]
            let identity = Identity(key: node.key, tag: node.tag.rawValue)
            next[place] = first.updateValue(place, forKey: identity) ?? -1
        }
        return new.map { node in
            let identity = Identity(key: node.key, tag: node.tag.rawValue)
            guard let place = first[identity], place >= 0 else { return -1 }
            first[identity] = next[place]
            return place
        }
    }
}

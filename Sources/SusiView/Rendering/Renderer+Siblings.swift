// Susi. SPDX-License-Identifier: Apache-2.0

extension Renderer {
    /// Makes a row of siblings be another row: removes, changes, makes and moves as few as possible.
    mutating func update(
        _ old: inout [MountedNode],
        of parent: UInt32,
        to new: [Node<Message>],
        _ patch: inout ByteWriter
    ) {
        var start = 0
        while start < old.count, start < new.count, old[start].isSame(as: new[start]) {
            update(&old[start], to: new[start], &patch)
            start += 1
        }
        var oldEnd = old.count
        var newEnd = new.count
        while oldEnd > start, newEnd > start, old[oldEnd - 1].isSame(as: new[newEnd - 1]) {
            oldEnd -= 1
            newEnd -= 1
            update(&old[oldEnd], to: new[newEnd], &patch)
        }
        guard start < oldEnd || start < newEnd else { return }
        let middle = update(
            &old,
            start..<oldEnd,
            of: parent,
            to: new[start..<newEnd],
            &patch
        )
        old.replaceSubrange(start..<oldEnd, with: middle)
    }

    /// The part between the siblings that stay where they are.
    private mutating func update(
        _ old: inout [MountedNode],
        _ range: Range<Int>,
        of parent: UInt32,
        to new: ArraySlice<Node<Message>>,
        _ patch: inout ByteWriter
    ) -> [MountedNode] {
        let sources = SiblingMatch.sources(of: new, in: old, range)
        var isKept = [Bool](repeating: false, count: range.count)
        for source in sources where source >= 0 { isKept[source] = true }
        for index in range where !isKept[index - range.lowerBound] {
            patch.remove(old[index].id)
            forget(old[index])
        }
        var made: [MountedNode] = []
        made.reserveCapacity(new.count)
        for (source, node) in zip(sources, new) {
            if source < 0 {
                made.append(mount(node, &patch))
            } else {
                update(&old[range.lowerBound + source], to: node, &patch)
                made.append(old[range.lowerBound + source])
            }
        }
        let stays = LongestIncreasing.members(of: sources)
        var sibling = range.upperBound < old.count ? old[range.upperBound].id : 0
        for index in made.indices.reversed() {
            if !stays[index] { patch.insert(made[index].id, into: parent, before: sibling) }
            sibling = made[index].id
        }
        return made
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

/// A document on paper: does with patches what the page does, for tests of whatever is drawn.
public struct PaperDocument: Sendable {
    struct Element: Sendable {
        let tag: Tag
        var attributes: [Attribute] = []
        var events: [EventKind] = []
        var text = ""
        var children: [UInt32] = []
        var parent: UInt32 = 0
    }

    private(set) var elements: [UInt32: Element] = [:]
    /// How many operations the last patch had, by kind.
    public private(set) var counts: [PatchOperation: Int] = [:]

    /// An empty document.
    public init() {
        elements[1] = Element(tag: .div)
    }

    /// What people do to inputs changes them before anybody is told.
    mutating func note(_ detail: EventDetail, at id: UInt32) {
        guard detail.event == .input || detail.event == .change else { return }
        let attributes = elements[id]?.attributes ?? []
        for (index, attribute) in attributes.enumerated() where attribute.name == .value {
            elements[id]?.attributes[index] = Attribute(.value, detail.text(.value))
        }
        elements[id]?.attributes.removeAll { $0.name == .checked }
        if detail.isSet(.checked) { elements[id]?.attributes.append(Attribute(.checked)) }
    }

    /// Applies a patch; tells what is wrong with one that does not fit.
    public mutating func apply(_ reader: inout ByteReader) throws(ByteError) {
        counts = [:]
        while true {
            let at = reader.position
            guard let operation = PatchOperation(rawValue: try reader.byte()) else {
                throw ByteError(.unknown, at: at)
            }
            counts[operation, default: 0] += 1
            guard operation != .end else { return }
            let id = UInt32(truncatingIfNeeded: try reader.number())
            switch operation {
            case .end: break
            case .create: try create(id, &reader)
            case .text: try set(text: try reader.text(), of: id, at: at)
            case .attribute: try setAttribute(of: id, &reader)
            case .unattribute: try removeAttribute(of: id, &reader)
            case .insert: try insert(into: id, &reader)
            case .remove: try remove(id, at: at)
            case .listen: try listen(id, true, &reader)
            case .unlisten: try listen(id, false, &reader)
            }
        }
    }

    private mutating func create(_ id: UInt32, _ reader: inout ByteReader) throws(ByteError) {
        let at = reader.position
        guard let tag = Tag(rawValue: try reader.byte()) else { throw ByteError(.unknown, at: at) }
        guard elements[id] == nil else { throw ByteError(.misplaced, at: at) }
        elements[id] = Element(tag: tag)
    }

    private mutating func set(text: String, of id: UInt32, at: Int) throws(ByteError) {
        guard let element = elements[id] else { throw ByteError(.misplaced, at: at) }
        for child in element.children { try remove(child, at: at) }
        elements[id]?.text = text
    }

    private mutating func setAttribute(
        of id: UInt32,
        _ reader: inout ByteReader
    ) throws(ByteError) {
        let at = reader.position
        guard let name = AttributeName(rawValue: try reader.byte()) else {
            throw ByteError(.unknown, at: at)
        }
        let attribute = Attribute(name, try reader.text())
        guard elements[id] != nil else { throw ByteError(.misplaced, at: at) }
        elements[id]?.attributes.removeAll { $0.name == name }
        elements[id]?.attributes.append(attribute)
    }

    private mutating func removeAttribute(
        of id: UInt32,
        _ reader: inout ByteReader
    ) throws(ByteError) {
        let at = reader.position
        let number = try reader.byte()
        guard let index = elements[id]?.attributes.firstIndex(where: { $0.name.rawValue == number })
        else { throw ByteError(.misplaced, at: at) }
        elements[id]?.attributes.remove(at: index)
    }

    private mutating func insert(
        into parent: UInt32,
        _ reader: inout ByteReader
    ) throws(ByteError) {
        let at = reader.position
        let id = UInt32(truncatingIfNeeded: try reader.number())
        let sibling = UInt32(truncatingIfNeeded: try reader.number())
        guard let element = elements[id], elements[parent]?.text == "", id != sibling else {
            throw ByteError(.misplaced, at: at)
        }
        elements[element.parent]?.children.removeAll { $0 == id }
        let children = elements[parent]?.children ?? []
        guard let place = sibling == 0 ? children.count : children.firstIndex(of: sibling) else {
            throw ByteError(.misplaced, at: at)
        }
        elements[parent]?.children.insert(id, at: place)
        elements[id]?.parent = parent
    }

    private mutating func remove(_ id: UInt32, at: Int) throws(ByteError) {
        guard let element = elements.removeValue(forKey: id) else {
            throw ByteError(.misplaced, at: at)
        }
        elements[element.parent]?.children.removeAll { $0 == id }
        for child in element.children { try remove(child, at: at) }
    }

    private mutating func listen(
        _ id: UInt32,
        _ begins: Bool,
        _ reader: inout ByteReader
    ) throws(ByteError) {
        let at = reader.position
        guard let event = EventKind(rawValue: try reader.byte()) else {
            throw ByteError(.unknown, at: at)
        }
        guard let element = elements[id], element.events.contains(event) != begins else {
            throw ByteError(.misplaced, at: at)
        }
        if begins {
            elements[id]?.events.append(event)
        } else {
            elements[id]?.events.removeAll { $0 == event }
        }
    }
}

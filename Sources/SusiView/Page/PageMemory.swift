// Susi. SPDX-License-Identifier: Apache-2.0

/// A page whose bytes the host of a wasm module writes and reads in place.
///
/// The module's exports are three lines each over this; `Sources/PageDemo` shows them.
public struct PageMemory<Running: Program> {
    /// The page.
    public private(set) var page: Page<Running>
    private var incoming: [UInt8] = []
    private var outgoing = ByteWriter()
    /// Where the host reads: a place of its own, as arrays lie where they like.
    private var place = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4096)

    /// A page that nothing has happened to yet.
    public init(_ program: Running) {
        page = Page(program)
    }

    /// Makes room for so many bytes of events and says where; valid until the next call.
    public mutating func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
        incoming = [UInt8](repeating: 0, count: max(1, Int(count)))
        return incoming.withUnsafeMutableBufferPointer { $0.baseAddress }
    }

    /// Tells the page the first bytes that were written; gives the length of what came of it.
    public mutating func dispatch(_ count: Int32) -> Int32 {
        if count < incoming.count { incoming.removeLast(incoming.count - max(0, Int(count))) }
        page.dispatch(incoming, into: &outgoing)
        return handOut()
    }

    /// Hands out the table of names; gives its length.
    public mutating func table() -> Int32 {
        outgoing.clear()
        outgoing.write(PageTable.value)
        return handOut()
    }

    /// Where what came of the last call lies; valid until the next.
    public var output: UnsafeMutablePointer<UInt8>? { place.baseAddress }

    private mutating func handOut() -> Int32 {
        let bytes = outgoing.bytes
        if bytes.count > place.count {
            place.deallocate()
            place = .allocate(capacity: max(bytes.count, 2 * place.count))
        }
        _ = place.update(fromContentsOf: bytes)
        return Int32(bytes.count)
    }
}

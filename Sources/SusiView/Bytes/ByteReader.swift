// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads what travels between Swift and the page.
public struct ByteReader: Sendable {
    private let bytes: [UInt8]
    /// How many bytes have been read.
    public private(set) var position = 0
    /// How deep lists may lie in each other.
    private static let deepest = 16

    /// Reads from the beginning.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether everything has been read.
    public var isAtEnd: Bool { position == bytes.count }

    mutating func byte() throws(ByteError) -> UInt8 {
        guard position < bytes.count else { throw ByteError(.ended, at: position) }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func number() throws(ByteError) -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = try byte()
            guard shift < 63 || next < 2 else { throw ByteError(.tooLarge, at: position - 1) }
            number |= UInt64(next & 0x7F) << shift
            guard next & 0x80 != 0 else { return number }
            shift += 7
        }
    }

    mutating func block() throws(ByteError) -> ArraySlice<UInt8> {
        let start = position
        let count = try number()
        guard count <= UInt64(bytes.count - position) else { throw ByteError(.ended, at: start) }
        defer { position += Int(count) }
        return bytes[position..<position + Int(count)]
    }

    mutating func text() throws(ByteError) -> String {
        String(decoding: try block(), as: UTF8.self)
    }

    mutating func value(depth: Int = 0) throws(ByteError) -> PageValue {
        let start = position
        guard depth < ByteReader.deepest else { throw ByteError(.tooDeep, at: start) }
        guard let form = PageValue.Form(rawValue: try byte()) else {
            throw ByteError(.unknown, at: start)
        }
        switch form {
        case .nothing: return .nothing
        case .no: return .flag(false)
        case .yes: return .flag(true)
        case .whole: return .number(Double(try number()))
        case .double: return .number(try double())
        case .text: return .text(try text())
        case .bytes: return .bytes(Array(try block()))
        case .list: return .list(try list(depth: depth))
        }
    }

    private mutating func double() throws(ByteError) -> Double {
        var bits: UInt64 = 0
        for shift in 0..<UInt64(8) { bits |= UInt64(try byte()) << (shift * 8) }
        return Double(bitPattern: bits)
    }

    private mutating func list(depth: Int) throws(ByteError) -> [PageValue] {
        let start = position
        let count = try number()
        // Every value takes a byte at least.
        guard count <= UInt64(bytes.count - position) else { throw ByteError(.ended, at: start) }
        var values: [PageValue] = []
        values.reserveCapacity(Int(count))
        for _ in 0..<count { values.append(try value(depth: depth + 1)) }
        return values
    }
}

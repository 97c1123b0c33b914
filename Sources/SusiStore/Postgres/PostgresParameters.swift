// Susi. SPDX-License-Identifier: Apache-2.0

import CPostgres

/// Values as PostgreSQL takes them: binary, one behind the other, each with its type.
///
/// NULL has no type: the statement decides.
struct PostgresParameters {
    private(set) var types: [Oid] = []
    private var lengths: [Int32] = []
    /// Where each value begins; nil for NULL.
    private var starts: [Int?] = []
    private var bytes: [UInt8] = []

    init(_ values: [SQLValue]) {
        for value in values {
            let start = bytes.count
            types.append(type(of: value))
            append(value)
            starts.append(value == .null ? nil : start)
            lengths.append(Int32(bytes.count - start))
        }
        // So that even an empty value has an address.
        bytes.append(0)
    }

    /// Gives the values as the library wants to have them.
    func withPointers<Result>(
        _ body: (
            UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
        ) -> Result
    ) -> Result {
        bytes.withUnsafeBytes { bytes in
            let pointers = starts.map { start in
                start.flatMap { start in
                    bytes.baseAddress.map { ($0 + start).assumingMemoryBound(to: CChar.self) }
                }
            }
            return body(pointers, lengths, [Int32](repeating: 1, count: starts.count))
        }
    }

    private func type(of value: SQLValue) -> Oid {
        switch value {
        case .null: 0
        case .integer: PostgresType.int8
        case .real: PostgresType.float8
        case .text: PostgresType.text
        case .bytes: PostgresType.bytea
        }
    }

    private mutating func append(_ value: SQLValue) {
        switch value {
        case .null: break
        case .integer(let number): append(UInt64(bitPattern: number))
        case .real(let number): append(number.bitPattern)
        case .text(let text): bytes += text.utf8
        case .bytes(let some): bytes += some
        }
    }

    private mutating func append(_ number: UInt64) {
        for shift in stride(from: 56, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
        }
    }
}

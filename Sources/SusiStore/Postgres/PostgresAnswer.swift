// Susi. SPDX-License-Identifier: Apache-2.0

import CPostgres

/// What PostgreSQL answered to a statement.
final class PostgresAnswer {
    private let pointer: OpaquePointer

    /// Takes an answer that the library gave, and lets it go in the end.
    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        PQclear(pointer)
    }

    /// Whether the statement did not fail.
    var isGood: Bool {
        switch PQresultStatus(pointer) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_SINGLE_TUPLE: true
        default: false
        }
    }

    /// The rows, and how many the statement changed.
    var result: SQLResult {
        let columns = PQnfields(pointer)
        let types = (0..<columns).map { PQftype(pointer, $0) }
        let rows = (0..<PQntuples(pointer)).map { row in
            SQLRow((0..<columns).map { value(row, $0, types[Int($0)]) })
        }
        let changes = PQcmdTuples(pointer).flatMap { Int(String(cString: $0)) } ?? 0
        return SQLResult(
            rows: rows,
            changes: changes,
            command: String(cString: PQcmdStatus(pointer))
        )
    }

    /// A part of an error message by its letter.
    static func field(_ letter: Unicode.Scalar, of answer: OpaquePointer?) -> String? {
        guard let answer, let text = PQresultErrorField(answer, Int32(letter.value)) else {
            return nil
        }
        return String(cString: text)
    }

    private func value(_ row: Int32, _ column: Int32, _ type: Oid) -> SQLValue {
        guard PQgetisnull(pointer, row, column) == 0, let start = PQgetvalue(pointer, row, column)
        else { return .null }
        let count = Int(PQgetlength(pointer, row, column))
        let bytes = UnsafeRawBufferPointer(start: start, count: count)
        switch type {
        case PostgresType.bytea: return .bytes(PostgresAnswer.bytes(fromHexadecimal: bytes))
        case PostgresType.bool: return .integer(bytes.first == UInt8(ascii: "t") ? 1 : 0)
        default: break
        }
        let text = String(decoding: bytes, as: UTF8.self)
        switch type {
        case PostgresType.int8, PostgresType.int4, PostgresType.int2:
            return Int64(text).map { .integer($0) } ?? .text(text)
        case PostgresType.float8, PostgresType.float4:
            return Double(text).map { .real($0) } ?? .text(text)
        case PostgresType.numeric:
            // A sum of whole numbers is one in SQLite.
            if let whole = Int64(text) { return .integer(whole) }
            return Double(text).map { .real($0) } ?? .text(text)
        default: return .text(text)
        }
    }

    /// Bytes that are written `\x00ff`.
    private static func bytes(fromHexadecimal text: UnsafeRawBufferPointer) -> [UInt8] {
        guard text.count >= 2 else { return [] }
        let count = (text.count - 2) / 2
        return [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
            for index in 0..<count {
                let place = 2 + 2 * index
                bytes[index] = digit(text[place]) << 4 | digit(text[place + 1])
            }
            initialized = count
        }
    }

    private static func digit(_ letter: UInt8) -> UInt8 {
        letter < UInt8(ascii: "a") ? letter & 0x0F : letter - UInt8(ascii: "a") + 10
    }
}

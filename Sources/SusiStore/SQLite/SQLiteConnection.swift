// Susi. SPDX-License-Identifier: Apache-2.0

import CSQLite

/// A connection to a SQLite file.
final class SQLiteConnection: SQLConnection {
    let dialect = SQLDialect.sqlite
    private let handle: OpaquePointer
    /// Statements that are ready to run, by their text; as many as the program has.
    private var statements: [String: OpaquePointer] = [:]

    /// Opens a file, making it unless only reading is wanted.
    init(path: String, isReadOnly: Bool = false) throws(StoreFailure) {
        var opened: OpaquePointer?
        let flags =
            (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
            | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let failure = SQLiteConnection.failure(code, of: opened)
            sqlite3_close_v2(opened)
            throw failure
        }
        handle = opened
        sqlite3_extended_result_codes(opened, 1)
        // Somebody else who writes, such as `susi user`, is soon done.
        sqlite3_busy_timeout(opened, 10_000)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    func run(_ sql: String, _ values: [SQLValue]) throws(StoreFailure) -> SQLResult {
        let statement = try statement(for: sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() {
            try check(bind(value, to: Int32(index + 1), of: statement))
        }
        var result = SQLResult()
        let columns = sqlite3_column_count(statement)
        while true {
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW else {
                guard code == SQLITE_DONE else {
                    throw SQLiteConnection.failure(code, of: handle)
                }
                result.changes = columns == 0 ? Int(sqlite3_changes(handle)) : result.rows.count
                return result
            }
            result.rows.append(SQLRow((0..<columns).map { value(at: $0, of: statement) }))
        }
    }

    private func statement(for sql: String) throws(StoreFailure) -> OpaquePointer {
        if let known = statements[sql] { return known }
        var made: OpaquePointer?
        let code = sqlite3_prepare_v3(
            handle,
            sql,
            -1,
            UInt32(SQLITE_PREPARE_PERSISTENT),
            &made,
            nil
        )
        guard code == SQLITE_OK, let made else {
            throw SQLiteConnection.failure(code, of: handle)
        }
        statements[sql] = made
        return made
    }

    private func bind(_ value: SQLValue, to place: Int32, of statement: OpaquePointer) -> Int32 {
        // The name decides, not the order: `$2` may stand before `$1`.
        let named = sqlite3_bind_parameter_index(statement, "$\(place)")
        guard named > 0 else { return SQLITE_OK }
        switch value {
        case .null: return sqlite3_bind_null(statement, named)
        case .integer(let value): return sqlite3_bind_int64(statement, named, value)
        case .real(let value): return sqlite3_bind_double(statement, named, value)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { bytes in
                    sqlite3_bind_text64(
                        statement,
                        named,
                        bytes.baseAddress ?? SQLiteConnection.nothing,
                        UInt64(bytes.count),
                        SQLiteConnection.copies,
                        UInt8(SQLITE_UTF8)
                    )
                }
            }
        case .bytes(let bytes):
            guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(statement, named, 0) }
            return bytes.withUnsafeBytes { bytes in
                sqlite3_bind_blob64(
                    statement,
                    named,
                    bytes.baseAddress,
                    UInt64(bytes.count),
                    SQLiteConnection.copies
                )
            }
        }
    }

    private func value(at column: Int32, of statement: OpaquePointer) -> SQLValue {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            guard let text = sqlite3_column_text(statement, column) else { return .text("") }
            let count = Int(sqlite3_column_bytes(statement, column))
            return .text(
                String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
            )
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            return .bytes(Array(UnsafeRawBufferPointer(start: start, count: count)))
        default: return .null
        }
    }

    private func check(_ code: Int32) throws(StoreFailure) {
        guard code == SQLITE_OK else { throw SQLiteConnection.failure(code, of: handle) }
    }

    private static func failure(_ code: Int32, of handle: OpaquePointer?) -> StoreFailure {
        let words = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        let reason = words.map { String(cString: $0) } ?? "unknown"
        switch code & 0xFF {
        case SQLITE_FULL: return .full
        case SQLITE_READONLY, SQLITE_PERM: return .readOnly
        case SQLITE_BUSY, SQLITE_LOCKED: return .busy
        case SQLITE_CONSTRAINT: return .conflict(reason)
        case SQLITE_CANTOPEN, SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_AUTH:
            return .unreachable(reason)
        default: return .failed(reason)
        }
    }

    /// An address for a text without any bytes; SQLite would take none for NULL.
    nonisolated(unsafe) private static let nothing: UnsafePointer<CChar> = {
        let start = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
        start.initialize(to: 0)
        return UnsafePointer(start)
    }()

    /// Asks SQLite to copy what it is given; C has a macro for it that Swift cannot see.
    private static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

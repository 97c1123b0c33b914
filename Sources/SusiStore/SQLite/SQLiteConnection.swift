// Susi. SPDX-License-Identifier: Apache-2.0

import CSQLite
import Glibc

/// A connection to a SQLite file.
final class SQLiteConnection: SQLConnection {
    let dialect = SQLDialect.sqlite
    private let handle: OpaquePointer
    /// Statements that are ready to run, by their text.
    private var statements: [String: OpaquePointer] = [:]

    /// How many statements are kept ready; a program that makes its statements up has more.
    private static let most = 250

    /// Opens a file as SQLite's flags say.
    init(path: String, flags: Int32) throws(StoreFailure) {
        var opened: OpaquePointer?
        errno = 0
        let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            let failure = SQLiteConnection.failure(code, of: opened)
            sqlite3_close_v2(opened)
            throw failure
        }
        // SQLite opens what it cannot write for reading, without a word.
        guard flags & SQLITE_OPEN_READWRITE == 0 || sqlite3_db_readonly(opened, "main") != 1 else {
            sqlite3_close_v2(opened)
            throw .readOnly
        }
        handle = opened
        sqlite3_extended_result_codes(opened, 1)
        patience = SQLiteConnection.usualPatience
        wait(for: patience)
    }

    deinit {
        forgetStatements()
        sqlite3_close_v2(handle)
    }

    /// How long a statement waits for others.
    var patience: Duration {
        didSet { wait(for: patience) }
    }

    /// Whether the file could be opened for reading only, whatever was asked for.
    var isReadOnly: Bool {
        sqlite3_db_readonly(handle, "main") == 1
    }

    private func wait(for patience: Duration) {
        let (seconds, attoseconds) = patience.components
        sqlite3_busy_timeout(
            handle,
            Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
        )
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
        while let row = try step(statement) { result.rows.append(row) }
        let hasRows = sqlite3_column_count(statement) > 0
        result.changes = hasRows ? result.rows.count : Int(sqlite3_changes(handle))
        return result
    }

    func each(
        _ sql: String,
        _ body: (SQLRow) throws(StoreFailure) -> Void
    ) throws(StoreFailure) {
        let statement = try statement(for: sql)
        defer { sqlite3_reset(statement) }
        while let row = try step(statement) { try body(row) }
    }

    /// Takes everything back, where SQLite has not done so itself.
    func rollBack() {
        if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
    }

    /// The next row; nil behind the last.
    private func step(_ statement: OpaquePointer) throws(StoreFailure) -> SQLRow? {
        errno = 0
        let code = sqlite3_step(statement)
        switch code {
        case SQLITE_ROW:
            let columns = sqlite3_column_count(statement)
            return SQLRow((0..<columns).map { value(at: $0, of: statement) })
        case SQLITE_DONE: return nil
        default: throw SQLiteConnection.failure(code, of: handle)
        }
    }

    private func forgetStatements() {
        for statement in statements.values { sqlite3_finalize(statement) }
        statements = [:]
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
        if statements.count >= SQLiteConnection.most { forgetStatements() }
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

    /// An address for a text without any bytes; SQLite would take none for NULL.
    nonisolated(unsafe) private static let nothing: UnsafePointer<CChar> = {
        let start = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
        start.initialize(to: 0)
        return UnsafePointer(start)
    }()

    /// Asks SQLite to copy what it is given; C has a macro for it that Swift cannot see.
    private static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

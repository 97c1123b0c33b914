// Susi. SPDX-License-Identifier: Apache-2.0

import CPostgres

/// A connection to a PostgreSQL.
final class PostgresConnection: SQLConnection {
    /// What a failure means for whoever works with the connection.
    enum Trouble {
        /// Another transaction was in the way: the same work may succeed when it is done again.
        case again
        /// The connection is gone.
        case lost
    }

    let dialect = SQLDialect.postgres
    /// What it means that the last statement failed, where it means more than just that.
    private(set) var trouble: Trouble?
    private let handle: OpaquePointer
    /// The names of statements that are ready to run.
    private var statements: [Statement: String] = [:]

    /// A statement together with the types of its values, which it is made for.
    private struct Statement: Hashable {
        let sql: String
        let types: [Oid]
    }

    /// How many statements are kept ready; a program that makes its statements up has more.
    private static let most = 250

    private init(_ handle: OpaquePointer) {
        self.handle = handle
    }

    deinit {
        PQfinish(handle)
    }

    /// Connects; waits for a few seconds.
    static func open(_ url: String) throws(StoreFailure) -> PostgresConnection {
        guard isReadable(url) else {
            throw .unreachable(
                "its address is not like postgres://user:password@host/database; in a password, write what is neither letter nor digit as %XX"
            )
        }
        guard let handle = PostgresConnection.handle(for: url) else {
            throw .unreachable("there is no memory for a connection")
        }
        let connection = PostgresConnection(handle)
        guard PQstatus(handle) == CONNECTION_OK else { throw connection.unreachable() }
        try connection.setUp()
        return connection
    }

    /// The socket, for waiting until there is something to read.
    var socket: Int32 { PQsocket(handle) }

    func run(_ sql: String, _ values: [SQLValue]) throws(StoreFailure) -> SQLResult {
        trouble = nil
        let parameters = PostgresParameters(values)
        let answer: OpaquePointer?
        if values.isEmpty {
            answer = PQexecParams(handle, sql, 0, nil, nil, nil, nil, 0)
        } else {
            let name = try name(of: Statement(sql: sql, types: parameters.types))
            answer = parameters.withPointers { pointers, lengths, formats in
                PQexecPrepared(handle, name, Int32(values.count), pointers, lengths, formats, 0)
            }
        }
        return try checked(answer).result
    }

    func each(
        _ sql: String,
        _ body: (SQLRow) throws(StoreFailure) -> Void
    ) throws(StoreFailure) {
        guard PQsendQueryParams(handle, sql, 0, nil, nil, nil, nil, 0) == 1,
            PQsetSingleRowMode(handle) == 1
        else { throw failure(of: nil) }
        var failed: StoreFailure?
        // The connection is free again only when all answers were taken.
        while let pointer = PQgetResult(handle) {
            do throws(StoreFailure) {
                let answer = try checked(pointer)
                guard failed == nil else { continue }
                for row in answer.result.rows { try body(row) }
            } catch {
                failed = failed ?? error
            }
        }
        if let failed { throw failed }
    }

    /// The news that others have sent, taken from what has arrived; throws where the connection is
    /// gone.
    func takeNews() throws(StoreFailure) -> [String] {
        guard PQconsumeInput(handle) == 1 else {
            trouble = .lost
            throw unreachable()
        }
        var news: [String] = []
        while let notification = PQnotifies(handle) {
            news.append(String(cString: notification.pointee.extra))
            PQfreemem(notification)
        }
        return news
    }

    private func checked(_ pointer: OpaquePointer?) throws(StoreFailure) -> PostgresAnswer {
        guard let pointer else { throw failure(of: nil) }
        let answer = PostgresAnswer(pointer)
        guard answer.isGood else { throw failure(of: pointer) }
        return answer
    }

    /// What failed, and what that means for the connection.
    private func failure(of answer: OpaquePointer?) -> StoreFailure {
        if PQstatus(handle) != CONNECTION_OK {
            trouble = .lost
            return unreachable()
        }
        let code = PostgresAnswer.field("C", of: answer)
        // The further parts of the message may hold what stands in rows.
        let reason = PostgresAnswer.field("M", of: answer) ?? lastWords
        switch code ?? "" {
        case "53100": return .full
        case "25006": return .readOnly
        case "40001", "40P01":
            trouble = .again
            return .busy
        case "55P03", "57014", "53300": return .busy
        case "0A000", "26000":
            // The tables, or the connection behind a pooler, are not those we prepared for.
            statements = [:]
            trouble = .lost
            return .failed(reason)
        case let code where code.hasPrefix("23"): return .conflict(reason)
        default: return .failed(reason)
        }
    }

    private func name(of statement: Statement) throws(StoreFailure) -> String {
        if let known = statements[statement] { return known }
        if statements.count >= PostgresConnection.most {
            try run("DEALLOCATE ALL")
            statements = [:]
        }
        let name = "s\(statements.count)"
        let answer = statement.types.withUnsafeBufferPointer { types in
            PQprepare(handle, name, statement.sql, Int32(types.count), types.baseAddress)
        }
        _ = try checked(answer)
        statements[statement] = name
        return name
    }

    private func unreachable() -> StoreFailure {
        .unreachable(lastWords)
    }

    /// What the library said last, in one line.
    private var lastWords: String {
        let words = PQerrorMessage(handle).map { String(cString: $0) } ?? ""
        let lines = words.split(whereSeparator: \.isNewline)
            .map { $0.drop { $0 == "\t" || $0 == " " } }
        return lines.isEmpty ? "it does not answer" : lines.joined(separator: " ")
    }
}

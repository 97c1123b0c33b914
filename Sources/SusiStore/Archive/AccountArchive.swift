// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// Everything that is kept of one person, as one JSON document, and the way back.
///
/// Neither the password nor any token is in it.
public enum AccountArchive {
    /// What the document says it is.
    private static let format = "susi-account-1"
    /// The longest text that is taken, in bytes.
    private static let longestText = 1 << 20

    /// Why a document is not taken.
    public struct Mistake: Error, Sendable, Equatable, CustomStringConvertible {
        /// What is wrong and where, in a sentence.
        public let description: String
    }

    /// Writes the archive of an account; nil where there is no such account.
    public static func document(
        of account: Int64,
        _ transaction: Transaction,
        at now: Instant
    ) throws(StoreFailure) -> [UInt8]? {
        guard let listing = try transaction.accounts.listing(of: account) else { return nil }
        var bytes = Array("{\n\"format\":\"\(format)\",\n".utf8)
        append("exported", .string(now.text(.chat)), to: &bytes)
        bytes += Array(",\n".utf8)
        append("account", json(listing), to: &bytes)
        for table in ArchiveTable.all {
            bytes += Array(",\n".utf8)
            try append(table, of: account, transaction, to: &bytes)
        }
        bytes += Array("\n}\n".utf8)
        return bytes
    }

    /// Puts what an archive holds into an account; tells how many rows of each kind it took.
    ///
    /// What the account has already stays as it is.
    public static func restore(
        _ document: JSON,
        to account: Int64,
        _ transaction: Transaction
    ) throws -> [(member: String, count: Int)] {
        guard document["format"]?.string == format else {
            throw Mistake(
                description: "This is no archive of an account: “format” has to be “\(format)”."
            )
        }
        var taken: [(member: String, count: Int)] = []
        for table in ArchiveTable.all where table.importable > 0 {
            guard let value = document[table.member] else { continue }
            guard let rows = value.array, rows.count <= table.importable else {
                throw Mistake(
                    description:
                        "“\(table.member)” has to be an array of \(table.importable) at most."
                )
            }
            taken.append((table.member, try restore(rows, to: account, table, transaction)))
        }
        transaction.tell(.settings(account: account))
        transaction.tell(.memory(account: account))
        return taken
    }

    private static func json(_ listing: AccountListing) -> JSON {
        var account: JSON = [
            "email": .string(listing.account.email), "role": .string(listing.account.role.name),
            "confirmed": .bool(listing.account.isConfirmed),
            "created": .string(listing.created.text(.chat)),
        ]
        if let last = listing.lastLogin, var object = account.object {
            object["last_login"] = .string(last.text(.chat))
            object["last_login_address"] = .string(listing.lastLoginAddress ?? "")
            account = .object(object)
        }
        return account
    }
}

extension AccountArchive {
    private static func append(_ name: String, _ value: JSON, to bytes: inout [UInt8]) {
        var writer = JSONWriter()
        writer.write(name)
        writer.write(raw: ":")
        writer.write(value)
        bytes += writer.bytes
    }

    private static func append(
        _ table: ArchiveTable,
        of account: Int64,
        _ transaction: Transaction,
        to bytes: inout [UInt8]
    ) throws(StoreFailure) {
        let columns = table.columns.map { $0.name }.joined(separator: ", ")
        let rows = try transaction.rows(
            "SELECT \(columns) FROM \(table.table) WHERE \(table.owner) = $1 ORDER BY \(table.order)",
            .integer(account)
        )
        bytes += Array("\"\(table.member)\":[".utf8)
        for (index, row) in rows.enumerated() {
            bytes += Array((index == 0 ? "\n{" : ",\n{").utf8)
            var isFirst = true
            for (column, value) in zip(table.columns, row.values) where value != .null {
                if !isFirst { bytes.append(UInt8(ascii: ",")) }
                isFirst = false
                append(column, value, to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private static func append(
        _ column: ArchiveTable.Column,
        _ value: SQLValue,
        to bytes: inout [UInt8]
    ) {
        switch column.kind {
        case .text: append(column.name, .string(value.string ?? ""), to: &bytes)
        case .number: append(column.name, .number(value.int64 ?? 0), to: &bytes)
        case .instant:
            let instant = Instant(clamping: value.int64 ?? 0)
            append(column.name, .string(instant.text(.chat)), to: &bytes)
        case .bytes: append(column.name, .string(Base64.encoded(value.bytes ?? [])), to: &bytes)
        case .document:
            // JSON already; reading it only to write it again would take far more memory.
            bytes += Array("\"\(column.name)\":".utf8)
            bytes += value.bytes ?? Array("null".utf8)
        }
    }
}

extension AccountArchive {
    private static func restore(
        _ rows: [JSON],
        to account: Int64,
        _ table: ArchiveTable,
        _ transaction: Transaction
    ) throws -> Int {
        if table.isSequence {
            let found = try transaction.row(
                "SELECT count(*) FROM \(table.table) WHERE \(table.owner) = $1",
                .integer(account)
            )
            guard found?.int(0) == 0 else { return 0 }
        }
        let names = ([table.owner] + table.columns.map { $0.name }).joined(separator: ", ")
        let places = (1...table.columns.count + 1).map { "$\($0)" }.joined(separator: ", ")
        var count = 0
        for (index, row) in rows.enumerated() {
            var values: [SQLValue] = [.integer(account)]
            for column in table.columns {
                let place = "“\(table.member)”, entry \(index + 1), “\(column.name)”"
                values.append(try self.value(of: column, in: row, place))
            }
            count += try transaction.run(
                """
                INSERT INTO \(table.table) (\(names)) VALUES (\(places)) ON CONFLICT DO NOTHING
                """,
                with: values
            )
        }
        return count
    }

    private static func value(
        of column: ArchiveTable.Column,
        in row: JSON,
        _ place: String
    ) throws(Mistake) -> SQLValue {
        guard let value = row[column.name], !value.isNull else {
            guard column.isOptional else { throw Mistake(description: "\(place) is missing.") }
            return .null
        }
        switch column.kind {
        case .text:
            guard let text = value.string, text.utf8.count <= longestText, !text.utf8.contains(0)
            else { throw Mistake(description: "\(place) has to be a text of 1 MiB at most.") }
            return .text(text)
        case .number(let range):
            guard let number = value.int64, range.contains(number) else {
                throw Mistake(
                    description:
                        "\(place) has to be a number from \(range.lowerBound) to \(range.upperBound)."
                )
            }
            return .integer(number)
        case .instant:
            guard let text = value.string, let instant = try? Instant(reading: text) else {
                throw Mistake(description: "\(place) has to be a date.")
            }
            return .integer(instant.milliseconds)
        case .document:
            let bytes = Array(value.text().utf8)
            guard value.object != nil, bytes.count <= longestText else {
                throw Mistake(description: "\(place) has to be an object of 1 MiB at most.")
            }
            return .bytes(bytes)
        case .bytes:
            throw Mistake(description: "\(place) cannot be taken.")
        }
    }
}

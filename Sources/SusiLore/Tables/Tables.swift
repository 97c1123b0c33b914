// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// All tables, by name.
public struct Tables: Sendable {
    private var tables: [(name: String, table: Table)] = []

    /// No tables.
    public init() {}

    /// Adds a table under a name.
    public mutating func add(_ table: Table, named name: String) {
        tables.append((name, table))
    }

    /// The names of all tables.
    public var names: [String] { tables.map { $0.name } }

    /// The table of that name.
    public subscript(name: String) -> Table? {
        tables.first { $0.name.utf8.elementsEqual(name.utf8) }?.table
    }

    /// The rows of the table `of` that fit all other arguments.
    ///
    /// An argument is named after a column, or after several with bars between them, one of which
    /// has to hold its value. `pick` says how many rows are drawn by chance.
    func rows(for request: LoreRequest) throws(LoreRefusal) -> [JSONObject] {
        let name = try request.demand("of")
        guard let table = self[name] else {
            throw LoreRefusal("there is no table “\(name)”")
        }
        var numbers = Array(table.rows.indices)
        var draws: Int?
        for (column, value) in request.arguments {
            if column.utf8.elementsEqual("of".utf8) { continue }
            if column.utf8.elementsEqual("pick".utf8) {
                guard let count = Int(value), count > 0 else {
                    throw LoreRefusal("“pick” is the number of rows to be drawn, not “\(value)”")
                }
                draws = count
                continue
            }
            let columns = try Tables.columns(named: column, in: table)
            let fitting = Set(table.rows(with: value, in: columns))
            numbers = numbers.filter { fitting.contains($0) }
        }
        if let draws { numbers = Tables.draw(draws, of: numbers, seed: request.question.seed) }
        guard !numbers.isEmpty else { throw LoreRefusal("nothing fits in “\(name)”") }
        return numbers.map { table.rows[$0] }
    }

    private static func columns(
        named text: String,
        in table: Table
    ) throws(LoreRefusal) -> [String] {
        let names = text.utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
        for name in names where !table.columns.contains(where: { $0.utf8.elementsEqual(name.utf8) })
        {
            throw LoreRefusal("the table has no column “\(name)”")
        }
        return names
    }

    private static func draw(_ count: Int, of numbers: [Int], seed: UInt64) -> [Int] {
        var random = SplitMix(seed: seed)
        var rest = numbers
        var drawn: [Int] = []
        while drawn.count < count, !rest.isEmpty {
            drawn.append(rest.remove(at: random.next(below: rest.count)))
        }
        return drawn
    }
}

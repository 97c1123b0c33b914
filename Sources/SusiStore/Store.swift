// Susi. SPDX-License-Identifier: Apache-2.0

/// Where everything is kept that has to outlive the server: a SQLite file, or a PostgreSQL that
/// several servers share.
///
/// What a write has told is on disk when its result comes.
public final class Store: Sendable {
    /// What is told of changes and of who made them.
    public typealias Observer = @Sendable (Change, Change.Origin) -> Void

    /// What `open` takes.
    let database: String
    private let engine: any StoreEngine
    private let observers: Observers

    init(_ engine: any StoreEngine, of database: String, observers: Observers) {
        self.database = database
        self.engine = engine
        self.observers = observers
    }

    deinit {
        engine.close()
    }

    /// Changes the database: all that the work does is stored, or nothing where it throws.
    ///
    /// The result comes on a thread of the store, which must not be held up.
    public func write<Value: Sendable>(
        _ work: @escaping @Sendable (Transaction) throws -> Value
    ) -> Eventually<Result<Value, any Error>> {
        .later { [engine] finish in engine.begin(Store.job(work, finish, isReading: false)) }
    }

    /// Looks at the database as it is at one moment: at once where that needs no network.
    public func read<Value: Sendable>(
        _ work: @escaping @Sendable (Transaction) throws -> Value
    ) -> Eventually<Result<Value, any Error>> {
        guard engine.readsAtOnce else {
            return .later { [engine] finish in
                engine.begin(Store.job(work, finish, isReading: true))
            }
        }
        let result = Monitor<Result<Value, any Error>>(.failure(StoreFailure.closed))
        engine.read(Store.job(work, { value in result.update { $0 = value } }, isReading: true))
        return .now(result.look { $0 })
    }

    /// Has changes told, those of other servers on the same database too; on a thread of the store.
    ///
    /// A write's own changes are told before its result.
    public func observe(_ observer: @escaping Observer) {
        observers.add(observer)
    }

    /// Ends what is under way; everything after that is refused.
    public func close() {
        engine.close()
    }

    private static func job<Value: Sendable>(
        _ work: @escaping @Sendable (Transaction) throws -> Value,
        _ finish: @escaping @Sendable (Result<Value, any Error>) -> Void,
        isReading: Bool
    ) -> StoreJob {
        StoreJob(
            isReading: isReading,
            work: { transaction in
                let value = try work(transaction)
                return { finish(.success(value)) }
            },
            fail: { finish(.failure($0)) }
        )
    }
}

extension Store {
    /// Opens a database by its address: a path, or a URL that begins with `postgres://`.
    public static func open(_ database: String) throws(StoreFailure) -> Store {
        PostgresConnection.isURL(database)
            ? try postgres(url: database) : try sqlite(path: database)
    }

    /// Uses the PostgreSQL at a URL, making its tables or bringing them up to date first.
    public static func postgres(url: String) throws(StoreFailure) -> Store {
        let observers = Observers()
        let engine = try PostgresEngine(url: url, observers: observers)
        return Store(engine, of: url, observers: observers)
    }

    /// Opens the SQLite database at a path, making or bringing it up to date first.
    public static func sqlite(path: String) throws(StoreFailure) -> Store {
        let observers = Observers()
        let engine = try SQLiteEngine(path: path, observers: observers)
        return Store(engine, of: path, observers: observers)
    }

    /// A database that is gone with the program.
    public static func inMemory() throws(StoreFailure) -> Store {
        try sqlite(path: SQLiteConnection.memory)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiServer
import SusiStore

/// Where everything lies that has to last, unless it is a PostgreSQL elsewhere.
enum DataFolder {
    static let option = Option.value(
        "data",
        "FOLDER",
        "where everything is kept; ~/.local/share/susi without it"
    )
    static let database = Option.value(
        "database",
        "URL",
        "keeps everything in PostgreSQL: postgres://…; without it in susi.sqlite in the data folder"
    )
    static let options = [option, database]

    /// The folder's path, whether it is there or not.
    static func path(_ arguments: Arguments, in surroundings: Surroundings) -> String {
        let environment = surroundings.environment
        func set(_ name: String) -> String? {
            environment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        let path =
            arguments.value(of: "data") ?? set("SUSI_DATA")
            ?? set("XDG_DATA_HOME").map { "\($0)/susi" }
            ?? set("HOME").map { "\($0)/.local/share/susi" } ?? "susi-data"
        return FilePaths.absolute(path, in: surroundings.folder)
    }

    /// The folder, made if need be; nobody but its owner may look into it.
    static func made(
        _ arguments: Arguments,
        in surroundings: Surroundings
    ) throws(CommandFailure) -> String {
        let path = path(arguments, in: surroundings)
        var made = ""
        for part in path.split(separator: "/") {
            made += "/\(part)"
            guard mkdir(made, 0o700) != 0, errno != EEXIST else { continue }
            throw CommandFailure(
                "the data folder \(path) cannot be made: \(String(cString: strerror(errno))). "
                    + "--data names another."
            )
        }
        guard access(path, W_OK | X_OK) == 0 else {
            throw CommandFailure(
                "the data folder \(path) cannot be written: \(String(cString: strerror(errno))). "
                    + "--data names another."
            )
        }
        return path
    }

    /// The database that is meant: a path or a URL.
    static func database(
        _ arguments: Arguments,
        in surroundings: Surroundings
    ) throws(CommandFailure) -> String {
        if arguments.value(of: "database") == nil { _ = try made(arguments, in: surroundings) }
        return named(arguments, in: surroundings)
    }

    /// Where what can be got again is kept; it may be deleted at any time.
    static func cache(_ arguments: Arguments, in surroundings: Surroundings) -> String {
        path(arguments, in: surroundings) + "/cache"
    }

    /// The same, whether there is a folder for it or not.
    static func named(_ arguments: Arguments, in surroundings: Surroundings) -> String {
        arguments.value(of: "database") ?? path(arguments, in: surroundings) + "/susi.sqlite"
    }
}

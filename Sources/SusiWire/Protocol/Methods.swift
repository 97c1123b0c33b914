// Susi. SPDX-License-Identifier: Apache-2.0

/// A set of HTTP methods.
public struct Methods: OptionSet, Sendable, Hashable {
    /// One bit a method.
    public let rawValue: UInt8

    /// Takes the bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Reading.
    public static let get = Methods(rawValue: 1)
    /// Reading the headers alone.
    public static let head = Methods(rawValue: 2)
    /// Writing, or reading with parameters in the body.
    public static let post = Methods(rawValue: 4)
    /// Taking something away.
    public static let delete = Methods(rawValue: 8)
    /// Asking what is allowed.
    public static let options = Methods(rawValue: 16)

    /// What nearly every service answers, `GET` and `POST` alike.
    public static let any: Methods = [.get, .head, .post, .options]
    /// What services answer that take files.
    public static let upload: Methods = [.post, .options]

    /// Finds a method by its name, which is written in capitals.
    public init?(name: String) {
        for (method, known) in Self.names where ASCII.equal(name, known) {
            self = method
            return
        }
        return nil
    }

    /// The names in the set, as the header `Allow` lists them.
    public var names: [String] {
        Self.names.filter { contains($0.0) }.map { $0.1 }
    }

    private static let names: [(Methods, String)] = [
        (.get, "GET"), (.head, "HEAD"), (.post, "POST"), (.delete, "DELETE"), (.options, "OPTIONS"),
    ]
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiServer

extension Hosting.Options {
    /// What an administrator has decided by arguments, environment and file.
    init(_ arguments: Arguments, in surroundings: Surroundings) throws {
        let skills = arguments.value(of: "skills")
        if let skills, !FilePaths.isFolder(skills) {
            throw UsageError("there is no folder “\(skills)”.")
        }
        self.init(
            skills: skills ?? FilePaths.nearest("Skills", in: surroundings) ?? "Skills",
            database: try DataFolder.database(arguments, in: surroundings)
        )
        // What script/page has built; with the sources only, the page says that it was not built.
        page =
            FilePaths.nearest(".build/page", in: surroundings)
            ?? FilePaths.nearest("Web", in: surroundings)
        port = try arguments.number(of: "port", in: UInt16.min ... .max) ?? port
        host = arguments.value(of: "host")
        publicURL = try arguments.value(of: "public-url").map { url throws(UsageError) in
            guard url.hasPrefix("http://") || url.hasPrefix("https://") else {
                throw UsageError("--public-url begins with http:// or https://, not “\(url)”.")
            }
            return url.hasSuffix("/") ? String(url.dropLast()) : url
        }
        certificate = try Self.certificate(arguments)
        smtp = arguments.value(of: "smtp")
        smtpAuthority = arguments.value(of: "smtp-ca")
        sender = arguments.value(of: "mail-from")
        allowedHosts = Set(arguments.values(of: "allow-host"))
        isOffline = arguments.has("offline")
        tiles = try Self.tiles(arguments)
        search = try Self.search(arguments)
        model = try Self.model(arguments, in: surroundings)
        recogniser = try Self.recogniser(arguments, in: surroundings)
        cache = DataFolder.cache(arguments, in: surroundings)
    }

    private static func tiles(_ arguments: Arguments) throws(UsageError) -> TileSource? {
        guard let address = arguments.value(of: "tiles") else { return .openStreetMap }
        guard address != "none" else { return nil }
        guard let source = TileSource(address) else {
            throw UsageError(
                "--tiles takes none, or an address with {z}, {x} and {y} in it, not “\(address)”."
            )
        }
        return source
    }

    private static func search(_ arguments: Arguments) throws(UsageError) -> SearchSource? {
        guard let text = arguments.value(of: "search"), text != "duckduckgo" else {
            return .duckDuckGo
        }
        guard text != "none" else { return nil }
        let mark = "searxng="
        let address = text.hasPrefix(mark) ? String(text.dropFirst(mark.count)) : ""
        guard let source = SearchSource(searxng: address) else {
            throw UsageError(
                "--search takes duckduckgo, searxng=https://… or none, not “\(text)”."
            )
        }
        return source
    }

    private static func model(
        _ arguments: Arguments,
        in surroundings: Surroundings
    ) throws(UsageError) -> ModelSource? {
        let name = arguments.value(of: "model")
        guard let address = arguments.value(of: "model-url") else {
            guard name == nil else { throw UsageError("--model needs --model-url beside it.") }
            return nil
        }
        // A key on the command line could be read by everybody on the machine.
        let key = surroundings.environment["SUSI_MODEL_KEY"].flatMap { $0.isEmpty ? nil : $0 }
        guard let source = ModelSource(address, name: name, key: key) else {
            throw UsageError(
                "--model-url takes an address such as http://localhost:11434/v1, not “\(address)”."
            )
        }
        return source
    }

    private static func recogniser(
        _ arguments: Arguments,
        in surroundings: Surroundings
    ) throws(UsageError) -> RecogniserSource? {
        let name = arguments.value(of: "listen-model")
        guard let address = arguments.value(of: "listen-url") else {
            guard name == nil else {
                throw UsageError("--listen-model needs --listen-url beside it.")
            }
            return nil
        }
        // A key on the command line could be read by everybody on the machine.
        let key = surroundings.environment["SUSI_LISTEN_KEY"].flatMap { $0.isEmpty ? nil : $0 }
        guard let source = RecogniserSource(address, model: name, key: key) else {
            throw UsageError(
                """
                --listen-url takes an address such as http://localhost:8000/v1 or \
                wyoming://localhost:10300, not “\(address)”.
                """
            )
        }
        return source
    }

    private static func certificate(_ arguments: Arguments) throws -> HTTPCertificate? {
        switch (arguments.value(of: "tls-cert"), arguments.value(of: "tls-key")) {
        case (nil, nil): return nil
        case (let chain?, let key?):
            do throws(HTTPServerError) {
                return try HTTPCertificate(chainFile: chain, keyFile: key)
            } catch {
                throw CommandFailure(error.description)
            }
        case (nil, _): throw UsageError("--tls-key needs --tls-cert beside it.")
        case (_, nil): throw UsageError("--tls-cert needs --tls-key beside it.")
        }
    }
}

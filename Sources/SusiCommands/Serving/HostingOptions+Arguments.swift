// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
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
        page = FilePaths.nearest("Web", in: surroundings)
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
        sender = arguments.value(of: "mail-from")
        allowedHosts = Set(arguments.values(of: "allow-host"))
        isOffline = arguments.has("offline")
    }

    private static func certificate(
        _ arguments: Arguments
    ) throws -> (chain: String, key: String)? {
        let names = (arguments.value(of: "tls-cert"), arguments.value(of: "tls-key"))
        switch names {
        case (nil, nil): return nil
        case (let chain?, let key?): return (try text(of: chain), try text(of: key))
        case (nil, _): throw UsageError("--tls-key needs --tls-cert beside it.")
        case (_, nil): throw UsageError("--tls-cert needs --tls-key beside it.")
        }
    }

    private static func text(of path: String) throws(CommandFailure) -> String {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw CommandFailure("the file “\(path)” cannot be read.")
        }
        return text
    }
}

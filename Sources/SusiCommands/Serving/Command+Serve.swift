// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import SusiServer

extension Command {
    /// `susi serve`: answers over the net until it is told to stop.
    static let serve = Command(
        "serve",
        "answers over the net, to apps and to a page",
        details: """
            Listens until it gets SIGTERM or SIGINT, finishes what is under way, and reads skills \
            again when they change. What people ask is never logged. The first account that signs \
            up becomes the administrator.
            """,
        options: [
            .value("port", "N", "the port to listen at; 4000 without it, 0 for one that is free"),
            .value("host", "ADDRESS", "the address to listen at; all of this machine without it"),
            DataFolder.option, DataFolder.database,
            .value("public-url", "URL", "where people find this server, for links in mails"),
            .value("tls-cert", "FILE", "speaks HTTPS with this certificate chain (PEM)"),
            .value("tls-key", "FILE", "the key of the certificate (PEM)"),
            .value("smtp", "URL", "sends mail through smtp://USER:PASSWORD@HOST:PORT or smtps://…"),
            .value("smtp-ca", "FILE", "the authority (PEM) that alone may vouch for that server"),
            .value("mail-from", "ADDRESS", "the sender of its mails"),
            .value("tiles", "URL", "where maps come from; OpenStreetMap without it, or none"),
            .value("search", "NAME", "what searches the web: duckduckgo, searxng=URL or none"),
            .value("model-url", "URL", "a language model answers what no skill does: …/v1"),
            .value("model", "NAME", "which of its models; the first one it lists without it"),
            .value(
                "listen-url",
                "URL",
                "who writes down what is said: …/v1 or wyoming://HOST:PORT"
            ),
            .value("listen-model", "NAME", "which model listens; the recogniser's own without it"),
            AskingOptions.skills, AskingOptions.allowHost, AskingOptions.offline,
            .value("log-level", "LEVEL", "what to log: error, info or debug; info without it"),
        ],
        isConfigurable: true
    ) { arguments, surroundings in
        // Before the first thread, so that no thread takes the signal away.
        let signal = StopSignal()
        let level = arguments.value(of: "log-level") ?? "info"
        guard let log = Log.Level(name: level) else {
            throw UsageError("--log-level takes error, info or debug, not “\(level)”.")
        }
        let options = try Hosting.Options(arguments, in: surroundings)
        do {
            let hosting = try Hosting(options, log: Log(log))
            surroundings.print("Susi answers at \(hosting.address)")
            _ = signal.wait()
            hosting.stop()
            return .success
        } catch let error as HostingFailure {
            throw CommandFailure(error.description)
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiServer

extension Command {
    /// `susi serve`: answers over the net until it is told to stop.
    static let serve = Command(
        "serve",
        "answers over the net, to apps and to a page",
        details: """
            Listens until it gets SIGTERM or SIGINT, and reads skills again when they change. What \
            people ask is never logged.
            """,
        options: [
            .value("port", "N", "the port to listen at; 4000 without it, 0 for one that is free"),
            .value("host", "ADDRESS", "the address to listen at; all of this machine without it"),
            AskingOptions.skills, AskingOptions.allowHost, AskingOptions.offline,
            .value("log", "LEVEL", "what to log: error, info or debug; info without it"),
        ]
    ) { arguments, surroundings in
        // Before the first thread, so that no thread takes the signal away.
        let signal = StopSignal()
        let folder = arguments.value(of: "skills") ?? FilePaths.nearest("Skills", in: surroundings)
        if let named = arguments.value(of: "skills"), !FilePaths.isFolder(named) {
            throw UsageError("there is no folder “\(named)”.")
        }
        var options = Hosting.Options(skills: folder ?? "Skills")
        options.page = FilePaths.nearest("Web", in: surroundings)
        options.port = try arguments.number(of: "port", in: UInt16.min ... .max) ?? options.port
        options.host = arguments.value(of: "host")
        options.allowedHosts = Set(arguments.values(of: "allow-host"))
        options.isOffline = arguments.has("offline")
        let level = arguments.value(of: "log") ?? "info"
        guard let log = Log.Level(name: level) else {
            throw UsageError("--log takes error, info or debug, not “\(level)”.")
        }
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

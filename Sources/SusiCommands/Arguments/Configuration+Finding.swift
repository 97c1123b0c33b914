// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

extension Configuration {
    /// The option that names the file.
    static let option = Option.value(
        "config",
        "FILE",
        "reads options from this file; without it from susi.conf in the data folder, if it is there"
    )

    /// What help says about it.
    static let explanation = """
        Options may also stand in the environment, as SUSI_PORT for --port, and in the \
        configuration file, as lines like “port = 4000”. The command line counts first, then the \
        environment, then the file.
        """

    /// Finds the configuration that a command is to follow.
    init(
        for command: Command,
        _ arguments: Arguments,
        in surroundings: Surroundings
    ) throws(UsageError) {
        let named =
            arguments.value(of: "config")
            ?? surroundings.environment["SUSI_CONFIG"].flatMap {
                $0.isEmpty ? nil : $0
            }
        let path =
            named.map { FilePaths.absolute($0, in: surroundings.folder) }
            ?? DataFolder.path(arguments, in: surroundings) + "/susi.conf"
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        guard text != nil || named == nil else {
            throw UsageError("the configuration “\(named ?? path)” cannot be read.")
        }
        try self.init(
            environment: surroundings.environment,
            file: text ?? "",
            called: path,
            // A file serves all commands, each of which takes some of its lines.
            of: Program.commands.filter { $0.isConfigurable }.flatMap { $0.options }
        )
    }
}

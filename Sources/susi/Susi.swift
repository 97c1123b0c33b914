// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// The command line: `susi COMMAND …`.
@main
enum Susi {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let name = arguments.first, let command = command(called: name) else {
            print(usage)
            exit(arguments.isEmpty || arguments.first == "--help" ? 0 : 64)
        }
        exit(command(Array(arguments.dropFirst())))
    }

    /// What a command does with its arguments; gives the status to exit with.
    private typealias Command = ([String]) -> Int32

    private static func command(called name: String) -> Command? {
        switch name {
        case "ask": AskCommand.run
        case "serve": ServeCommand.run
        default: nil
        }
    }

    private static let usage = """
        susi ask QUESTION    answers one question
        susi serve           answers over the net, at http://localhost:4000
        """
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiCommands

/// The command line: `susi COMMAND …`.
@main
enum Susi {
    static func main() {
        let surroundings = Surroundings.real()
        let arguments = Array(CommandLine.arguments.dropFirst())
        Program.run(arguments, in: surroundings).exit()
    }
}

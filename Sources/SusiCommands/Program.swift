// Susi. SPDX-License-Identifier: Apache-2.0

import SusiServer
import SusiWire

/// The program `susi`: finds the command that is meant and runs it.
public enum Program {
    /// What this build calls itself.
    public static let version = Release.version

    /// Every command there is, in the order in which help lists them.
    public static let commands: [Command] = [
        .ask,
        .chat,
        .serve,
        .userAdd,
        .userList,
        .userRole,
        .userReset,
        .userDelete,
        .backup,
        .restore,
        .skillCheck,
        .skillTest,
        .skillTry,
        .skillNew,
        .earListen,
        .earDetect,
        .earEnroll,
        .earForget,
    ]

    /// Runs what the arguments say; the program's own name is not among them.
    public static func run(_ arguments: [String], in surroundings: Surroundings) -> ExitCode {
        switch arguments.first {
        case nil:
            surroundings.complain(Help.overview(of: commands))
            return .misuse
        case "--help", "-h":
            surroundings.print(Help.overview(of: commands))
            return .success
        case "help":
            return help(on: Array(arguments.dropFirst()), in: surroundings)
        case "--version":
            surroundings.print("susi \(version)")
            return .success
        default:
            break
        }
        guard let command = command(named: arguments) else {
            return unknown(arguments, in: surroundings)
        }
        return run(command, Array(arguments.dropFirst(command.words.count)), in: surroundings)
    }

    private static func run(
        _ command: Command,
        _ given: [String],
        in surroundings: Surroundings
    ) -> ExitCode {
        do {
            let arguments = try Arguments(given, of: command) { arguments throws(UsageError) in
                guard command.isConfigurable else { return nil }
                return try Configuration(for: command, arguments, in: surroundings)
            }
            if arguments.has("help") {
                surroundings.print(Help.text(of: command))
                return .success
            }
            return try command.run(arguments, surroundings)
        } catch let error as UsageError {
            let help = "`susi \(command.name) --help` says what it takes."
            surroundings.complain("susi \(command.name): \(error.reason) \(help)")
            return .misuse
        } catch let error as CommandFailure {
            surroundings.complain("susi \(command.name): \(error.reason)")
            return .failure
        } catch {
            surroundings.complain("susi \(command.name): \(error)")
            return .failure
        }
    }
}

extension Program {
    /// The command whose words come first; of two the one with more words.
    private static func command(named arguments: [String]) -> Command? {
        commands.filter { arguments.starts(with: $0.words) }
            .max { $0.words.count < $1.words.count }
    }

    private static func help(on words: [String], in surroundings: Surroundings) -> ExitCode {
        if words.isEmpty {
            surroundings.print(Help.overview(of: commands))
            return .success
        }
        let family = commands.filter { $0.words.starts(with: words) }
        if let command = family.first(where: { $0.words == words }) {
            surroundings.print(Help.text(of: command))
            return .success
        }
        if !family.isEmpty {
            surroundings.print(Help.overview(of: family))
            return .success
        }
        return unknown(words, in: surroundings)
    }

    /// Says which commands could have been meant.
    private static func unknown(
        _ arguments: [String],
        in surroundings: Surroundings
    ) -> ExitCode {
        let first = arguments[0]
        let family = commands.filter { $0.words.count > 1 && $0.words[0] == first }
        if !family.isEmpty {
            let rest = arguments.dropFirst().first
            if rest == nil || rest == "--help" || rest == "-h" {
                let overview = Help.overview(of: family)
                rest == nil ? surroundings.complain(overview) : surroundings.print(overview)
                return rest == nil ? .misuse : .success
            }
        }
        let words = arguments.prefix { !$0.hasPrefix("-") }.prefix(2)
        let whole = words.joined(separator: " ")
        var reason = "susi: there is no command “\(family.isEmpty ? first : whole)”."
        let nearest =
            Spelling.nearest(to: whole, among: commands.filter { $0.words.count > 1 }.map(\.name))
            ?? Spelling.nearest(to: first, among: commands.map { $0.words[0] })
        if let nearest { reason += " Did you mean `susi \(nearest)`?" }
        surroundings.complain(reason)
        surroundings.complain("`susi help` lists all commands.")
        return .misuse
    }
}

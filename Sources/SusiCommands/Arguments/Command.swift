// Susi. SPDX-License-Identifier: Apache-2.0

/// One command: what it is called, what it takes, what it does.
///
/// Help, parsing and errors are all made from this; there is nothing else to keep true.
public struct Command: Sendable {
    /// What a command does: reads its arguments, works, and says how it went.
    ///
    /// It throws `UsageError` for arguments that make no sense, and `CommandFailure` where it
    /// cannot do what is asked.
    public typealias Work = @Sendable (Arguments, Surroundings) throws -> ExitCode

    /// The name, possibly of two words: `skill check`.
    public let name: String
    /// What it does, in a few words.
    public let summary: String
    /// What one should know to use it, in paragraphs.
    public let details: String
    /// What it takes beside options.
    public let operands: Operands
    /// What it can be told.
    public let options: [Option]
    /// Whether its options may stand in the environment and in a file as well.
    public let isConfigurable: Bool
    /// What it does.
    public let run: Work

    /// Declares a command.
    public init(
        _ name: String,
        _ summary: String,
        details: String = "",
        operands: Operands = .none,
        options: [Option] = [],
        isConfigurable: Bool = false,
        run: @escaping Work
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.operands = operands
        self.options =
            options + (isConfigurable ? [Configuration.option] : [])
            + [.flag("help", "shows this")]
        self.isConfigurable = isConfigurable
        self.run = run
    }

    /// The words of the name.
    var words: [String] {
        name.split(separator: " ").map(String.init)
    }

    /// What a command takes beside its options.
    public enum Operands: Sendable {
        /// Nothing.
        case none
        /// Exactly one.
        case one(String)
        /// Exactly two.
        case two(String, String)
        /// One or more.
        case some(String)
        /// Any number, even none.
        case any(String)
    }
}

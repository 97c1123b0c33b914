// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiServer
public import SusiWire

/// All that a command reads, writes and depends on; tests give it another world.
public struct Surroundings {
    /// The next bytes of standard input; none at its end.
    public var read: () -> [UInt8]
    /// Writes to standard output at once.
    public var write: (String) -> Void
    /// Writes to standard error at once.
    public var writeError: (String) -> Void
    /// The terminal, where a person sits at both input and output.
    public var terminal: Terminal?
    /// The present.
    public var now: () -> Instant
    /// The time zone in minutes, UTC minus local time.
    public var timezoneOffset: Int
    /// A number to choose alternatives by, another one each time.
    public var seed: () -> UInt64
    /// The folder that relative paths begin at.
    public var folder: String
    /// The variables of the environment.
    public var environment: [String: String]
    /// Where the running program lies.
    public var program: String
    /// Runs the scripts of skills.
    public var scripts: ScriptRunner
    /// A voice, where there is one.
    public var voice: () -> SpeakingVoice?

    /// Puts a world together.
    public init(
        read: @escaping () -> [UInt8],
        write: @escaping (String) -> Void,
        writeError: @escaping (String) -> Void,
        terminal: Terminal? = nil,
        now: @escaping () -> Instant,
        timezoneOffset: Int,
        seed: @escaping () -> UInt64,
        folder: String,
        environment: [String: String] = [:],
        program: String,
        scripts: ScriptRunner,
        voice: @escaping () -> SpeakingVoice? = { nil }
    ) {
        self.read = read
        self.write = write
        self.writeError = writeError
        self.terminal = terminal
        self.now = now
        self.timezoneOffset = timezoneOffset
        self.seed = seed
        self.folder = folder
        self.environment = environment
        self.program = program
        self.scripts = scripts
        self.voice = voice
    }

    /// Writes a line to standard output.
    public func print(_ line: String) {
        write(line + "\n")
    }

    /// Writes a line to standard error.
    public func complain(_ line: String) {
        writeError(line + "\n")
    }
}

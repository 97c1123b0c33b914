// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiServer
import SusiWire

@testable import SusiCommands

/// One run of the program in a world of its own: what it printed, and how it ended.
struct Run {
    let status: ExitCode
    let output: String
    let errors: String

    /// The lines of the output.
    var lines: [String] {
        var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// 5 May 2024, 12:00 UTC.
    static let noon = Instant(clamping: 1_714_910_400_000)

    private static let scripts = ScriptRunner()

    private final class Streams {
        var input: [[UInt8]]
        var output = ""
        var errors = ""

        init(input: [[UInt8]]) {
            self.input = input
        }
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - arguments: what is typed behind its name.
    ///   - input: what comes through standard input.
    ///   - folder: where it is run.
    ///   - columns: the width of the terminal; nil for a pipe.
    ///   - environment: its variables.
    ///   - voice: what speaks; nil where nothing can.
    init(
        _ arguments: [String],
        input: String = "",
        in folder: Folder? = nil,
        columns: Int? = nil,
        environment: [String: String] = [:],
        voice: SpeakingVoice? = nil
    ) {
        // A terminal gives keys as they come, a pipe cuts where it likes.
        let pieces = columns == nil ? 7 : 1
        let bytes = Array(input.utf8)
        let chunks = stride(from: 0, to: bytes.count, by: pieces).map {
            Array(bytes[$0..<min($0 + pieces, bytes.count)])
        }
        let streams = Streams(input: chunks)
        let surroundings = Surroundings(
            read: { streams.input.isEmpty ? [] : streams.input.removeFirst() },
            write: { streams.output += $0 },
            writeError: { streams.errors += $0 },
            terminal: columns.map { width in Terminal(width: { width }, withKeys: { $0() }) },
            now: { Run.noon },
            timezoneOffset: 0,
            seed: { 1 },
            folder: folder?.path ?? "/nowhere",
            environment: environment,
            program: "/nowhere/bin/susi",
            scripts: Run.scripts,
            voice: { voice }
        )
        status = Program.run(arguments, in: surroundings)
        output = streams.output
        errors = streams.errors
    }
}

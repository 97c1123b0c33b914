// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// The microphone of this machine, by a program that is there: ALSA's or PipeWire's.
final class Microphone {
    private let process: pid_t
    private let pipe: Int32
    private var stream = MicrophoneStream()

    /// The programs that can record, and how they are told to write 16,000 samples a second.
    private static let recorders = [
        ("arecord", ["-q", "-t", "raw", "-f", "S16_LE", "-r", "16000", "-c", "1"]),
        ("pw-record", ["--rate", "16000", "--channels", "1", "--format", "s16", "-"]),
    ]

    /// Begins to record.
    init(in surroundings: Surroundings) throws(CommandFailure) {
        let folders = (surroundings.environment["PATH"] ?? "").split(separator: ":")
        for (name, arguments) in Self.recorders {
            for folder in folders where access("\(folder)/\(name)", X_OK) == 0 {
                (process, pipe) = try Self.start("\(folder)/\(name)", arguments, surroundings)
                return
            }
        }
        throw CommandFailure(
            "there is no program to record with: install alsa-utils (arecord) or "
                + "pipewire-bin (pw-record)."
        )
    }

    deinit {
        close(pipe)
        kill(process, SIGTERM)
        waitpid(process, nil, 0)
    }

    /// Waits for samples and hands them out; false when no more come.
    func hear(_ hand: (UnsafeBufferPointer<Float>) -> Void) -> Bool {
        let bytes = Streams.read(pipe)
        guard !bytes.isEmpty else { return false }
        stream.take(bytes, hand)
        return true
    }

    /// Starts a program whose output can be read.
    private static func start(
        _ path: String,
        _ arguments: [String],
        _ surroundings: Surroundings
    ) throws(CommandFailure) -> (pid_t, Int32) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else {
            throw CommandFailure("\(path) cannot be started: \(String(cString: strerror(errno))).")
        }
        // The recorder must not hold the end that is read: it is to notice when nobody listens.
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addclose(&actions, ends[1])
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        // Recorders find the person's sound server by these.
        var variables =
            surroundings.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, path, &actions, nil, &words, &variables)
        close(ends[1])
        guard error == 0 else {
            close(ends[0])
            throw CommandFailure("\(path) cannot be started: \(String(cString: strerror(error))).")
        }
        return (process, ends[0])
    }
}

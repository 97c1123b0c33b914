// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiVoice

/// eSpeak NG, run anew for each answer and ended where somebody interrupts it.
final class SpeechProgram {
    /// What it is called, and where Debian has it.
    static let name = "espeak-ng"

    private let path: String
    private let environment: [String: String]
    private var process: pid_t?
    /// Where it complains, which is read once it has ended.
    private var complaints: Int32 = -1
    private var trouble: String?

    /// The program where one of the folders has it.
    init?(in environment: [String: String]) {
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        let places = folders.map { "\($0)/\(SpeechProgram.name)" }
        guard let path = places.first(where: { access($0, X_OK) == 0 }) else { return nil }
        self.path = path
        self.environment = environment
    }

    deinit { _ = stop() }

    /// The program as a voice.
    var voice: SpeakingVoice {
        SpeakingVoice(
            say: { self.say($0) },
            stop: { self.stop() },
            finish: { self.end(waiting: true) },
            trouble: {
                defer { self.trouble = nil }
                return self.trouble
            }
        )
    }

    private func say(_ sentences: [SpokenSentence]) {
        _ = stop()
        guard !sentences.isEmpty else { return }
        let text = Array(SpeechMarkup.document(of: sentences, in: "en").utf8)
        guard let input = SpeechProgram.pipe() else { return }
        guard let errors = SpeechProgram.pipe() else {
            close(input.end)
            close(input.start)
            return
        }
        // All of it has room in the pipe, whose other end is still open here: so nobody waits for a
        // program that does not read, and none that has ended ends us.
        let written = write(input.start, text, text.count)
        close(input.start)
        _ = fcntl(input.end, F_SETFL, 0)
        if written == text.count { start(reading: input.end, complaining: errors.start) }
        close(input.end)
        close(errors.start)
        complaints = errors.end
    }

    /// A pipe that nobody waits at, and that other programs do not get by chance.
    private static func pipe() -> (start: Int32, end: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        return (ends[1], ends[0])
    }

    private func start(reading input: Int32, complaining errors: Int32) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        let words: [String] = [path, "-m", "-b", "1", "--stdin"]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] =
            environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var started: pid_t = 0
        let error = posix_spawn(&started, path, &actions, nil, &arguments, &variables)
        if error == 0 {
            process = started
        } else {
            trouble = "\(path) does not start: \(String(cString: strerror(error)))"
        }
    }

    private func stop() -> Bool {
        guard let process else { return false }
        // Who has ended already was not interrupted.
        let isRunning = waitpid(process, nil, WNOHANG) == 0
        if isRunning { kill(process, SIGKILL) }
        if !isRunning { self.process = nil }
        end(waiting: isRunning)
        return isRunning
    }

    /// Waits for its end, and reads what it had to complain of.
    private func end(waiting: Bool) {
        if waiting, let process {
            while waitpid(process, nil, 0) < 0, errno == EINTR {}
        }
        process = nil
        guard complaints >= 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 16 << 10)
        let count = max(0, read(complaints, &bytes, bytes.count))
        close(complaints)
        complaints = -1
        let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
        if let line = lines.last(where: { $0.lowercased().hasPrefix("error") }) {
            trouble = "\(SpeechProgram.name) could not speak: \(line)"
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

/// The running program that evaluates scripts, and the socket it takes calls from.
///
/// It ends by itself when the socket is closed.
final class ScriptWorker: Sendable {
    let process: pid_t
    private let socket: Descriptor

    /// Starts the program at that path.
    init(executable: String) throws(ScriptWorkerError) {
        guard let pair = SocketPair(SUSI_SOCKET_PACKETS) else {
            throw ScriptWorkerError(reason: "too many files are open")
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pair.other.number, 0)
        // A group of its own: an interrupt at the terminal is for the server, which then closes
        // the socket.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)

        // Nothing of the server's environment but the time zone: there may be passwords in it.
        let zone = getenv("TZ").map { "TZ=" + String(cString: $0) }
        var environment = [zone.flatMap { strdup($0) }, nil]
        if zone == nil { environment.removeFirst() }
        var arguments = [strdup(executable), nil]
        defer { (environment + arguments).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(
            &process,
            executable,
            &actions,
            &attributes,
            &arguments,
            &environment
        )
        guard error == 0 else {
            throw ScriptWorkerError(reason: "\(executable): \(String(cString: strerror(error)))")
        }
        self.process = process
        socket = pair.own
    }

    deinit {
        // Closing the socket would end it too, but not before its present fork.
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// Hands over one end of a call's channel; false where the program no longer takes any.
    ///
    /// Only the script's process has that end then, so it is noticed when that process ends.
    func take(_ channel: consuming Descriptor, milliseconds: UInt32) -> Bool {
        susi_send_descriptor(socket.number, milliseconds, channel.number) == 0
    }

    /// Whether the program has ended, or does so within a moment.
    ///
    /// When it is killed, a channel may be closed just before the socket is.
    var ends: Bool {
        socket.waits(for: 0, until: .now + .milliseconds(100))
    }
}

/// Why the program for scripts could not be started.
struct ScriptWorkerError: Error {
    let reason: String
}

// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc
import SusiServer
import SusiWire

extension Surroundings {
    /// The world of the running program.
    public static func real() -> Surroundings {
        Surroundings(
            read: { Streams.read(STDIN_FILENO) },
            write: { Streams.write($0, to: STDOUT_FILENO) },
            writeError: { Streams.write($0, to: STDERR_FILENO) },
            terminal: Terminal.real(),
            now: { .now },
            timezoneOffset: localTimezoneOffset(),
            seed: { UInt64.random(in: .min ... .max) },
            folder: FileManager.default.currentDirectoryPath,
            environment: ProcessInfo.processInfo.environment,
            program: path(of: "/proc/self/exe"),
            scripts: ScriptRunner(),
            voice: { SpeechProgram(in: ProcessInfo.processInfo.environment)?.voice }
        )
    }

    /// UTC minus local time in minutes, as JavaScript has it.
    private static func localTimezoneOffset() -> Int {
        var seconds = time(nil)
        var local = tm()
        localtime_r(&seconds, &local)
        return -local.tm_gmtoff / 60
    }

    private static func path(of link: String) -> String {
        guard let resolved = realpath(link, nil) else { return link }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

extension Instant {
    /// What the clock of this machine says.
    fileprivate static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(clamping: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
}

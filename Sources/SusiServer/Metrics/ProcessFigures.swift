// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// What the system tells of this program.
enum ProcessFigures {
    /// The program's address space and what of it is in memory, in bytes.
    static func memory() -> (assigned: Int64, used: Int64) {
        let pages = text(of: "/proc/self/statm").split(separator: " ").compactMap { Int64($0) }
        guard pages.count >= 2 else { return (0, 0) }
        let size = Int64(sysconf(Int32(_SC_PAGESIZE)))
        return (pages[0] * size, pages[1] * size)
    }

    /// How many threads the program has.
    static func threads() -> Int64 {
        let lines = text(of: "/proc/self/status").split(separator: "\n")
        let line = lines.first { $0.hasPrefix("Threads:") }
        return line?.split(separator: "\t").last.flatMap { Int64($0) } ?? 0
    }

    /// The processor time that all its threads have used.
    static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }

    /// The beginning of a small file of the system.
    private static func text(of path: String) -> String {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { return "" }
        defer { close(number) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(number, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}

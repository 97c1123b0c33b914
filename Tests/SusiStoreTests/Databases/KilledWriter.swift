// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A program that writes into a database until it is killed.
final class KilledWriter {
    private let process = Process()
    private let output = Pipe()
    private let input = Pipe()
    private var pending: [UInt8] = []
    /// The numbers of the writes that it was told are stored.
    private(set) var acknowledged: [Int] = []
    /// Why others are not.
    private(set) var failures: [String] = []

    /// Starts it; `name` tells its writes from those of others.
    init(on address: String, _ name: String, _ options: [String] = []) throws {
        let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
        process.executableURL = folder.appending(path: "store-writer")
        process.arguments = [address, name] + options
        process.standardOutput = output
        process.standardInput = input
        try process.run()
    }

    deinit {
        kill()
    }

    /// Reads until so many writes are stored, or until it gives up.
    func read(until count: Int) {
        while acknowledged.count < count, failures.isEmpty, readMore() {}
    }

    /// Ends it at once, and reads what it had said before.
    func kill() {
        guard process.isRunning else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
        while readMore() {}
        process.waitUntilExit()
    }

    private func readMore() -> Bool {
        var part = [UInt8](repeating: 0, count: 1 << 16)
        var count = 0
        repeat {
            // Foundation's own reading ends the whole program where a signal interrupts it.
            count = Glibc.read(output.fileHandleForReading.fileDescriptor, &part, part.count)
        } while count < 0 && errno == EINTR
        pending.append(contentsOf: part.prefix(max(count, 0)))
        while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: pending[..<end], as: UTF8.self)
            pending.removeFirst(end + 1)
            if let number = Int(line) {
                acknowledged.append(number)
            } else {
                failures.append(line)
            }
        }
        return count > 0
    }
}

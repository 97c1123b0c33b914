// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a server does under the load of 32 connections that are kept open.
struct Load {
    /// The program that makes it.
    static let program = "/usr/bin/wrk"

    /// Answers a second.
    let rate: Double
    /// What an answer costs the server on processors, in microseconds.
    let microseconds: Double

    /// Puts a server under load for a few seconds.
    init(on server: RunningProgram, at port: UInt16, _ target: String, seconds: Int = 3) throws {
        let before = server.processorSeconds
        let process = Process()
        process.executableURL = URL(filePath: Load.program)
        process.arguments = [
            "-t2", "-c32", "-d\(seconds)s", "http://127.0.0.1:\(port)\(target)",
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
        )
        process.waitUntilExit()
        let spent = server.processorSeconds - before
        let lines = output.split(separator: "\n").map { $0.split(separator: " ") }
        let count = lines.first { $0.count > 2 && $0[1] == "requests" }.flatMap { Double($0[0]) }
        let rate = lines.first { $0.first == "Requests/sec:" }.flatMap { Double($0[1]) }
        let isRefused = output.contains("Non-2xx") || output.contains("Socket errors")
        guard let count, let rate, count > 0, !isRefused else { throw LoadFailure(output: output) }
        self.rate = rate
        microseconds = spent / count * 1e6
    }

    private init(rate: Double, microseconds: Double) {
        self.rate = rate
        self.microseconds = microseconds
    }

    /// The medians of several loads.
    init(medianOf loads: [Load]) {
        let rates = loads.map { $0.rate }.sorted()
        let costs = loads.map { $0.microseconds }.sorted()
        self.init(rate: rates[rates.count / 2], microseconds: costs[costs.count / 2])
    }
}

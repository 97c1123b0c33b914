// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire

/// What people wait for in the page, measured in real browsers by Benchmarks/App/app.mjs.
func openApp() throws -> [Row] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["node", "Benchmarks/App/app.mjs", ServedSusi.program]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
        return [.skipped("the app in a browser", because: "Benchmarks/App/app.mjs failed")]
    }
    let rows = try JSON(parsing: output).array ?? []
    return rows.map { row in
        let what = row["what"]?.string ?? ""
        if let reason = row["skipped"]?.string { return .skipped(what, because: reason) }
        var bars: [Row.Bar] = []
        if let most = row["atMost"]?.double { bars.append(.atMost(most)) }
        if let least = row["atLeast"]?.double { bars.append(.atLeast(least)) }
        return Row(
            what: what,
            measured: row["measured"]?.double ?? .infinity,
            unit: row["unit"]?.string ?? "",
            bars: bars
        )
    }
}

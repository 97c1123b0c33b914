// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures what Susi promises about speed and size; `script/bench` builds and runs it.
///
/// Prints a table and exits with 1 where a bar is missed, with 2 where nothing could be measured.
@main
enum SusiBench {
    static func main() throws {
        let wanted = Array(CommandLine.arguments.dropFirst())
        let benches = Bench.all.filter { wanted.isEmpty || wanted.contains($0.name) }
        guard !benches.isEmpty else {
            print(
                "no bench of that name; there are \(Bench.all.map(\.name).joined(separator: ", "))"
            )
            exit(2)
        }
        #if DEBUG
        print("A debug build: these figures mean nothing.")
        #endif
        var table = Table()
        var missed = 0
        for bench in benches {
            for row in try bench.rows() {
                table.append(row)
                if row.skipped == nil, !row.isMet { missed += 1 }
            }
        }
        print(table.text)
        if missed > 0 {
            print("\n\(missed) missed")
            exit(1)
        }
    }
}

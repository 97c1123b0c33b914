// Susi. SPDX-License-Identifier: Apache-2.0

#if !arch(wasm32)
import CoreTrials

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs trials natively: reads lines of a trial's name and a path, writes what came of each.
///
/// `script/replay` gives the same lines to the browser build and compares. With `--transcript` each
/// result is followed by the whole transcript, to see where two builds part ways.
@main
enum Replay {
    static func main() {
        let showsTranscript = CommandLine.arguments.contains("--transcript")
        while let line = readLine() {
            let fields = line.split(separator: " ", maxSplits: 1)
            guard fields.count == 2, let trial = Trial.named(fields[0].utf8) else {
                stop("no trial and path: \(line)")
            }
            guard let input = contents(of: String(fields[1])) else {
                stop("cannot read \(fields[1])")
            }
            let outcome = trial.run(on: input)
            print(line, String(outcome.digest, radix: 16), outcome.brokenPromises.count)
            if showsTranscript {
                print(String(decoding: outcome.transcript, as: UTF8.self), terminator: "")
            }
        }
    }

    private static func contents(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
        }
    }

    private static func stop(_ reason: String) -> Never {
        let text = "CoreReplay: \(reason)\n"
        _ = write(STDERR_FILENO, text, text.utf8.count)
        exit(2)
    }
}
#endif

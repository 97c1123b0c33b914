// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiEar

/// What listening for the wake word costs, beside others that listen, and how soon it is noticed.
func listen() throws -> [Row] {
    let model = try EarModel([UInt8](Data(contentsOf: URL(filePath: EarBench.model))))
    let samples = try EarBench.minute()
    let sound = URL(filePath: ".build/minute.pcm")
    try samples.withUnsafeBytes { try Data($0).write(to: sound) }
    let ours = EarBench.cost(of: model, samples)
    var rows = ["pymicro-wakeword", "pvporcupine"].map { peer in
        var row = Row(
            what: "a second of listening",
            measured: ours * 1000,
            unit: "ms",
            bars: [.atMost(5)]
        )
        row.reference = EarBench.output(
            ".build/peers/bin/python",
            ["Benchmarks/Ear/peers.py", peer, sound.path]
        )
        .map { .init(name: peer, measured: $0 * 1000) }
        return row
    }
    let browser = EarBench.output(
        "/usr/bin/env",
        ["node", "Benchmarks/Ear/browser.mjs", EarBench.module, EarBench.model, sound.path]
    )
    rows.append(
        browser.map {
            Row(
                what: "a second of listening, in wasm",
                measured: $0 * 1000,
                unit: "ms",
                bars: [.atMost(20)]
            )
        }
            ?? .skipped(
                "a second of listening, in wasm",
                because: "node or the browser build is missing"
            )
    )
    rows.append(
        Row(
            what: "woken after the word's end, at most",
            measured: try EarBench.latest(model) * 1000,
            unit: "ms",
            bars: [.atMost(400)]
        )
    )
    return rows
}

private enum EarBench {
    static let model = "Web/ear/susi.ear"
    static let module = ".build-wasm/wasm32-unknown-none-wasm/release/SusiEarPage.wasm"
    /// Recordings in which a word ends at so many seconds.
    static let words = [("susi-woman", 2.10), ("hey-susi-woman", 2.29), ("hey-susi-man", 2.21)]

    /// What was recorded, without the header.
    static func samples(_ name: String) throws -> [Int16] {
        let data = try Data(
            contentsOf: URL(filePath: "Tests/SusiEarTests/Fixtures/Spoken/\(name).wav")
        )
        let bytes = [UInt8](data.dropFirst(44))
        return (0..<bytes.count / 2).map {
            Int16(bitPattern: UInt16(bytes[2 * $0]) | UInt16(bytes[2 * $0 + 1]) << 8)
        }
    }

    /// A minute of talk, some of it the word.
    static func minute() throws -> [Int16] {
        var minute: [Int16] = []
        while minute.count < 60 * Ear.rate {
            for name in ["talk-man", "talk-woman", "hey-susi-woman"] { minute += try samples(name) }
        }
        return Array(minute.prefix(60 * Ear.rate))
    }

    /// Processor seconds for a second of sound.
    static func cost(of model: EarModel, _ samples: [Int16]) -> Double {
        let ear = Ear(model, rate: Ear.rate)
        ear.listen(for: 0, .normal)
        let floats = samples.map { Float($0) / 32768 }
        let seconds = Stopwatch.seconds(runs: 5) {
            floats.withUnsafeBufferPointer { samples in
                for start in stride(from: 0, to: samples.count, by: 160) {
                    ear.hear(
                        UnsafeBufferPointer(
                            rebasing: samples[start..<min(start + 160, samples.count)]
                        )
                    ) { _ in }
                }
            }
        }
        return seconds / (Double(samples.count) / Double(Ear.rate))
    }

    /// The longest that a word of the recordings waited to be noticed; endless where it never was.
    static func latest(_ model: EarModel) throws -> Double {
        try words.map { name, end in
            let ear = Ear(model, rate: Ear.rate)
            ear.listen(for: 0, .normal)
            var heard = Double.infinity
            try samples(name).map { Float($0) / 32768 }.withUnsafeBufferPointer { samples in
                ear.hear(samples) {
                    if case .heard(let detection) = $0 { heard = min(heard, detection.seconds) }
                }
            }
            return heard - end
        }.max() ?? .infinity
    }

    /// The number that a program prints, or nil where it prints none.
    static func output(_ program: String, _ arguments: [String]) -> Double? {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}

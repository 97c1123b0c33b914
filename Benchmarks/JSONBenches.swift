// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire

/// Reading chat answers, with Foundation's JSONSerialization beside it.
func parseJSON() throws -> [Row] {
    var rows = [try parse(.ours(), "read chat answers of our own")]
    if let recorded = try ChatAnswers.recorded() {
        rows.append(try parse(recorded, "read recorded exchanges"))
    } else {
        rows.append(.skipped("read recorded exchanges", because: "they are not beside this clone"))
    }
    return rows
}

private func parse(_ answers: ChatAnswers, _ what: String) throws -> Row {
    let datas = answers.texts.map { Data($0) }
    let seconds = try Stopwatch.seconds {
        for text in answers.texts { keep(try JSON(parsing: text)) }
    } beside: {
        for data in datas { keep(try JSONSerialization.jsonObject(with: data)) }
    }
    let megabytes = Double(answers.byteCount) / 1e6
    return Row(
        what: what,
        measured: megabytes / seconds.ours,
        unit: "MB/s",
        reference: .init(name: "JSONSerialization", measured: megabytes / seconds.reference),
        bars: [.atLeast(100), .timesReference(3)]
    )
}

/// Writing chat answers on one line, with Foundation's JSONSerialization beside it.
func writeJSON() throws -> [Row] {
    let answers = try ChatAnswers.ours()
    let values = try answers.texts.map { try JSON(parsing: $0) }
    let objects = try answers.texts.map { try JSONSerialization.jsonObject(with: Data($0)) }
    var writer = JSONWriter()
    var written = 0
    let seconds = try Stopwatch.seconds {
        written = 0
        for value in values {
            writer.removeAll()
            writer.write(value)
            written += writer.bytes.count
        }
    } beside: {
        for object in objects { keep(try JSONSerialization.data(withJSONObject: object)) }
    }
    let megabytes = Double(written) / 1e6
    return [
        Row(
            what: "write chat answers",
            measured: megabytes / seconds.ours,
            unit: "MB/s",
            reference: .init(name: "JSONSerialization", measured: megabytes / seconds.reference),
            bars: [.atLeast(200)]
        )
    ]
}

/// What a browser program weighs that only reads and writes JSON, before compression.
func weighJSON() throws -> [Row] {
    let what = "browser module of JSON alone"
    let path = ".build-wasm/wasm32-unknown-none-wasm/release/JSONProbe.wasm"
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int else {
        return [.skipped(what, because: "script/wasm has not built it")]
    }
    return [Row(what: what, measured: Double(size) / 1000, unit: "KB", bars: [.atMost(120)])]
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(never)
private func keep<Value>(_ value: Value) {}

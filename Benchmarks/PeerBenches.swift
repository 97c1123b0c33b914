// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiMind
import SusiWire

/// Questions a second over 100,000 phrases, beside two matchers written in Python.
func outrunPeers() throws -> [Row] {
    let python = ".build/peers/bin/python"
    guard FileManager.default.isExecutableFile(atPath: python) else {
        return [
            .skipped(
                "questions a second, beside peers",
                because: "script/bench mind-peers sets them up"
            )
        ]
    }
    let book = PhraseBook(phraseCount: 100_000)
    let file = URL(filePath: ".build/peers/book.json")
    let json: JSON = [
        "phrases": .array(book.phrases.map { [.string($0.phrase), .string($0.answer)] }),
        "questions": .array(book.questions.map { .string($0) }),
    ]
    try Data(json.text().utf8).write(to: file)
    let mind = book.mind()
    return try [("aiml", 20.0), ("hassil", 100.0)].map { name, times in
        let seconds = Stopwatch.seconds {
            for question in book.questions {
                precondition(isAnswered(question, mind), "the book knows all its questions")
            }
        }
        let peer = try ask(name, python, file)
        return Row(
            what: "questions a second, 100,000 phrases",
            measured: Double(book.questions.count) / seconds,
            unit: "/s",
            reference: .init(
                name: "\(name) (\(peer.matched) of \(peer.asked) matched)",
                measured: peer.perSecond
            ),
            bars: [.timesReference(times)]
        )
    }
}

@inline(never)
private func isAnswered(_ text: String, _ mind: Mind) -> Bool {
    if case .answers(let reply) = Thought(Question(text), with: mind).think() {
        return reply.text != nil
    }
    return false
}

/// Runs a peer for a few seconds of questions.
private func ask(
    _ name: String,
    _ python: String,
    _ file: URL
) throws -> (perSecond: Double, asked: Int64, matched: Int64) {
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = ["Benchmarks/Peers/peers.py", name, file.path, "3"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    let json = try JSON(
        parsing: output.split(separator: UInt8(ascii: "\n")).last.map { Array($0) } ?? []
    )
    return (
        json["per_second"]?.double ?? .infinity, json["asked"]?.int64 ?? 0,
        json["matched"]?.int64 ?? 0
    )
}

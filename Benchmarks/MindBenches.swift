// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiMind
import SusiWire

/// One answer with the whole corpus of real skills loaded.
func answerFromCorpus() throws -> [Row] {
    let what = "an answer, whole corpus loaded"
    guard let corpus = try Corpus.read() else {
        return [.skipped(what, because: "the corpus is not beside this clone")]
    }
    let mind = Mind(corpus.files.map { SkillParser.parse($0.source, path: $0.path).skill })
    return [
        Row(
            what: what,
            measured: medianMicroseconds(corpus.questions, mind),
            unit: "µs",
            bars: [.atMost(5)]
        )
    ]
}

/// How the time for an answer grows when a hundred times as many phrases are known.
func growMind() throws -> [Row] {
    let small = PhraseBook(phraseCount: 1000)
    let large = PhraseBook(phraseCount: 100_000)
    let few = medianMicroseconds(small.questions, small.mind())
    let many = medianMicroseconds(large.questions, large.mind())
    return [
        Row(
            what: "an answer, 100,000 phrases",
            measured: many,
            unit: "µs",
            reference: .init(name: "with 1,000", measured: few),
            bars: [.atMostTimesReference(1.5)]
        )
    ]
}

/// How long it takes to load 100,000 phrases, and how much memory they take.
func loadMind() throws -> [Row] {
    let book = PhraseBook(phraseCount: 100_000)
    let before = residentMegabytes()
    let start = DispatchTime.now().uptimeNanoseconds
    let mind = book.mind()
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    let megabytes = residentMegabytes() - before
    precondition(mind.count == book.files.count)
    return [
        Row(what: "load 100,000 phrases", measured: seconds, unit: "s", bars: [.atMost(1)]),
        Row(
            what: "memory of 100,000 phrases",
            measured: megabytes,
            unit: "MB",
            bars: [.atMost(150)]
        ),
    ]
}

/// The slowest questions and phrases we can think of.
func askAdversarially() throws -> [Row] {
    var book = PhraseBook(phraseCount: 100_000).files
    var nasty: [String] = []
    for count in 1...40 {
        nasty.append(Array(repeating: "*", count: count + 1).joined(separator: " "))
        nasty.append(Array(repeating: "a *", count: count).joined(separator: " "))
        nasty.append(Array(repeating: "* a", count: count).joined(separator: " ") + " b")
        nasty.append(Array(repeating: "*a", count: count).joined() + "b")
        nasty.append("* " + Array(repeating: "a", count: count).joined(separator: " ") + " b *")
        nasty.append(Array(repeating: "+ a", count: count).joined(separator: " ") + " *")
    }
    let source = nasty.map { "\($0)\nyes\n\n" }.joined()
    book.append(("models/general/Bench/en/nasty.txt", Array(source.utf8)))
    let mind = Mind(book.map { SkillParser.parse($0.source, path: $0.path).skill })
    let letters = String(repeating: "a ", count: 4095)
    let questions = [
        letters, letters + "b", "b " + letters, String(repeating: "a", count: 8190),
        String(repeating: "ab", count: 4000), String(repeating: "a b ", count: 2000),
        String(repeating: "ka lo mi ", count: 900), "* * * * *",
        String(repeating: "* ", count: 4000),
    ]
    var times: [Double] = []
    for round in 0..<40 {
        for (index, question) in questions.enumerated() {
            let start = DispatchTime.now().uptimeNanoseconds
            answer(question, mind, seed: UInt64(round * questions.count + index))
            times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
        }
    }
    times.sort()
    return [
        Row(
            what: "adversarial question, p99",
            measured: times[times.count * 99 / 100],
            unit: "ms",
            bars: [.atMost(10)]
        )
    ]
}

@inline(never)
private func answer(_ text: String, _ mind: Mind, seed: UInt64) {
    let question = Question(text, seed: seed, observation: observation)
    if case .answers(let reply) = Thought(question, with: mind).think() {
        precondition(reply.data.count > 0)
    }
}

/// What a server knows of everybody who asks.
private let observation: JSONObject = [
    "timezoneOffset": "-60", "language": "en", "client_host": "127.0.0.1",
]

private func medianMicroseconds(_ questions: [String], _ mind: Mind) -> Double {
    var times: [Double] = []
    for round in 0..<20 {
        for (index, question) in questions.enumerated() {
            let start = DispatchTime.now().uptimeNanoseconds
            answer(question, mind, seed: UInt64(index))
            // The first round fills the caches.
            if round > 0 {
                times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1000)
            }
        }
    }
    times.sort()
    return times[times.count / 2]
}

private func residentMegabytes() -> Double {
    let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(getpagesize()) / 1e6
}

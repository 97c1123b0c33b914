// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiStore
import SusiWire
import Synchronization

/// Answers put on record a second, each on disk before it is told of, beside what the disk can do
/// one after the other.
func storeAnswers() throws -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "susi-bench-store")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try Store.sqlite(path: folder.path + "/susi.sqlite")
    let account = try store.write { transaction in
        try transaction.row(
            """
            INSERT INTO accounts (email, password, role, confirmed, created)
            VALUES ('a', '', 'user', 1, 0) RETURNING id
            """
        )?.int(0) ?? 0
    }.waited().get()
    let flushes = try flushesPerSecond(folder.path + "/plain", count: 300)
    let many = try answersPerSecond(store, account, count: 20_000, atOnce: 32)
    let one = try answersPerSecond(store, account, count: 300, atOnce: 1)
    let reads = try readsPerSecond(store, account, count: 20_000)
    store.close()
    return [
        Row(
            what: "answers stored a second, 32 at once",
            measured: many,
            unit: "/s",
            reference: .init(name: "4 KB appended and flushed, one by one", measured: flushes),
            bars: [.atLeast(5000)]
        ),
        Row(
            what: "answers stored a second, one by one",
            measured: one,
            unit: "/s",
            reference: .init(name: "4 KB appended and flushed, one by one", measured: flushes),
            bars: [.timesReference(0.4)]
        ),
        Row(what: "last ten answers read a second", measured: reads, unit: "/s"),
    ]
}

private func answersPerSecond(
    _ store: Store,
    _ account: Int64,
    count: Int,
    atOnce: Int
) throws -> Double {
    let left = Atomic(count)
    let done = Monitor(0)
    // As long as one answer usually is.
    let document = Array(String(repeating: "{\"an\":\"answer\"}", count: 100).utf8)
    @Sendable func storeNext() {
        guard left.subtract(1, ordering: .relaxed).oldValue > 0 else { return }
        store.write { transaction in
            try transaction.conversations.add(
                Cognition(
                    asked: Instant(clamping: 0),
                    query: "what can you do",
                    answer: "I can answer.",
                    skill: "susi/general/en/answer",
                    document: document
                ),
                for: account
            )
        }.whenDone { result in
            precondition((try? result.get()) != nil, "the disk has room")
            done.update { $0 += 1 }
            storeNext()
        }
    }
    let start = ContinuousClock.now
    for _ in 0..<atOnce { storeNext() }
    while !done.wait(atMost: .seconds(60), until: { $0 == count }) {}
    return Double(count) / seconds(since: start)
}

private func readsPerSecond(_ store: Store, _ account: Int64, count: Int) throws -> Double {
    let start = ContinuousClock.now
    for _ in 0..<count {
        let answers = try store.read { transaction in
            try transaction.conversations.documents(after: 0, of: account, limit: 10)
        }.waited().get()
        precondition(answers.count == 10, "there are more than ten")
    }
    return Double(count) / seconds(since: start)
}

/// What the disk does without any database.
private func flushesPerSecond(_ path: String, count: Int) throws -> Double {
    let file = open(path, O_CREAT | O_WRONLY | O_APPEND, 0o600)
    defer { close(file) }
    let page = [UInt8](repeating: 1, count: 4096)
    let start = ContinuousClock.now
    for _ in 0..<count {
        precondition(write(file, page, page.count) == page.count, "the disk has room")
        fdatasync(file)
    }
    return Double(count) / seconds(since: start)
}

private func seconds(since start: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
}

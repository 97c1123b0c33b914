// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

/// One script on its way to the worker and its answer on the way back.
struct ScriptCall {
    /// What the worker sends, before the text itself.
    private enum Verdict: UInt32 {
        case value = 0
        case failure = 1
        case printed = 2
    }

    /// The longest script and the longest answer, in bytes; the worker has the same limit.
    static let longestText = 256 * 1024

    private let body: [UInt8]
    private let time: Duration

    init(source: String, minutesEast: Int?, time: Duration) {
        self.time = time
        let script = ScriptDialect.withoutLet(Array(source.utf8))
        let zone = minutesEast.map { Int32(clamping: max(-1440, min(1440, $0))) } ?? .min
        body = [zone, Int32(clamping: script.count)].flatMap(ScriptCall.bytes) + script
    }

    /// Has the script evaluated; nil where the worker ended before it could tell.
    func perform(by worker: ScriptWorker) -> ScriptOutcome? {
        guard body.count <= ScriptCall.longestText else {
            return .failed(reason: "the script is longer than 256 KB")
        }
        guard let pair = SocketPair(SUSI_SOCKET_STREAM) else {
            return .failed(reason: "scripts cannot run: too many files are open")
        }
        let start = ContinuousClock.now
        let milliseconds = UInt32(clamping: time.wholeMilliseconds)
        let own = pair.own
        guard worker.take(pair.other, milliseconds: milliseconds) else { return nil }
        // The kernel ends the script at its limit; the rest is for a machine that is busy.
        let deadline = start + time + .seconds(2)
        if send(to: own, until: deadline), let outcome = receive(from: own, until: deadline) {
            return outcome
        }
        if .now - start >= time { return .failed(reason: "the script took longer than \(time)") }
        if worker.ends { return nil }
        return .failed(reason: "the script ended the process it ran in")
    }

    private func send(
        to channel: borrowing Descriptor,
        until deadline: ContinuousClock.Instant
    )
        -> Bool
    {
        var sent = 0
        while sent < body.count {
            guard channel.waits(for: POLLOUT, until: deadline) else { return false }
            let count = body.withUnsafeBytes { bytes in
                Glibc.send(
                    channel.number,
                    bytes.baseAddress?.advanced(by: sent),
                    bytes.count - sent,
                    Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
                )
            }
            if count > 0 {
                sent += count
            } else if errno != EAGAIN, errno != EINTR {
                return false
            }
        }
        return true
    }

    private func receive(
        from channel: borrowing Descriptor,
        until deadline: ContinuousClock.Instant
    )
        -> ScriptOutcome?
    {
        let header = ScriptCall.read(8, from: channel, until: deadline)
        guard let header else { return nil }
        let numbers = header.withUnsafeBytes { bytes in
            (
                bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self),
                bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
            )
        }
        guard let verdict = Verdict(rawValue: numbers.0), numbers.1 <= ScriptCall.longestText,
            let bytes = ScriptCall.read(Int(numbers.1), from: channel, until: deadline)
        else { return nil }
        let text = ScriptText.decoded(bytes)
        return switch verdict {
        case .value: .value(text)
        case .printed: .value(ScriptText.trimmed(text))
        case .failure: .failed(reason: text)
        }
    }

    private static func read(
        _ length: Int,
        from channel: borrowing Descriptor,
        until deadline: ContinuousClock.Instant
    ) -> [UInt8]? {
        var received: [UInt8] = []
        received.reserveCapacity(length)
        var part = [UInt8](repeating: 0, count: min(length, 64 * 1024))
        while received.count < length {
            guard channel.waits(for: POLLIN, until: deadline) else { return nil }
            let wanted = min(part.count, length - received.count)
            let count = recv(channel.number, &part, wanted, Int32(MSG_DONTWAIT))
            if count > 0 {
                received.append(contentsOf: part[..<count])
            } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
                return nil
            }
        }
        return received
    }

    private static func bytes(of number: Int32) -> [UInt8] {
        withUnsafeBytes(of: number) { Array($0) }
    }
}

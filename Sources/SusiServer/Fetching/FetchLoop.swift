// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc
import Synchronization

/// The thread on which all calls of a fetcher happen.
final class FetchLoop: @unchecked Sendable {
    /// What other threads leave for this one.
    private struct Inbox {
        var transfers: [FetchTransfer] = []
        var stops = false
    }

    private let multi: UnsafeMutableRawPointer
    private let inbox = Mutex(Inbox())
    private let count = Atomic(0)
    // Only the loop's thread touches it.
    private var active: [ObjectIdentifier: FetchTransfer] = [:]
    /// Those among them that must not be silent for long.
    private var streams: [ObjectIdentifier: FetchTransfer] = [:]

    /// A loop with so many connections at most; 0 stands for any number.
    init?(connections: Int) {
        guard let multi = curl_multi_init() else { return nil }
        self.multi = multi
        susi_curl_set_multi_number(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, connections)
    }

    deinit {
        curl_multi_cleanup(multi)
    }

    /// Hands over a call; why not, where too many are under way or the loop has stopped.
    func add(_ transfer: FetchTransfer, limit: Int) -> FetchFailure? {
        guard count.add(1, ordering: .relaxed).newValue <= limit else {
            count.subtract(1, ordering: .relaxed)
            return .tooBusy
        }
        let stops = inbox.withLock { inbox in
            if !inbox.stops { inbox.transfers.append(transfer) }
            return inbox.stops
        }
        if stops { return .stopped }
        curl_multi_wakeup(multi)
        return nil
    }

    /// Ends the loop; calls under way fail.
    func stop() {
        inbox.withLock { $0.stops = true }
        curl_multi_wakeup(multi)
    }

    /// Works until it is stopped.
    func run() {
        while true {
            let (arrived, stops) = inbox.withLock { inbox in
                defer { inbox.transfers = [] }
                return (inbox.transfers, inbox.stops)
            }
            for transfer in arrived { begin(transfer) }
            if stops { break }
            var running: Int32 = 0
            curl_multi_perform(multi, &running)
            // What ended may go on with a redirect, which has to be performed before any wait.
            if readMessages() { continue }
            curl_multi_poll(multi, nil, 0, endSilentStreams(), nil)
        }
        for transfer in active.values {
            transfer.leave(multi)
            transfer.finish(.failure(.stopped))
        }
        active = [:]
        streams = [:]
    }

    /// Ends streams of which nothing has come for too long; how many milliseconds there are until
    /// the next one may have to be ended.
    private func endSilentStreams() -> Int32 {
        guard !streams.isEmpty else { return 60_000 }
        var pause: Int64 = 60_000
        let now = ContinuousClock.now
        for transfer in Array(streams.values) {
            guard transfer.silentFrom <= now else {
                pause = min(pause, (transfer.silentFrom - now).wholeMilliseconds)
                continue
            }
            transfer.leave(multi)
            end(transfer)
            transfer.finish(.failure(.silent(transfer.target.host)))
        }
        return Int32(pause)
    }

    private func begin(_ transfer: FetchTransfer) {
        switch transfer.prepare() {
        case .success(let easy):
            active[ObjectIdentifier(transfer)] = transfer
            if transfer.stream != nil { streams[ObjectIdentifier(transfer)] = transfer }
            curl_multi_add_handle(multi, easy)
        case .failure(let failure):
            end(transfer)
            transfer.finish(.failure(failure))
        }
    }

    private func end(_ transfer: FetchTransfer) {
        active[ObjectIdentifier(transfer)] = nil
        streams[ObjectIdentifier(transfer)] = nil
        count.subtract(1, ordering: .relaxed)
    }

    /// Looks at what has ended; whether there was any.
    private func readMessages() -> Bool {
        var left: Int32 = 0
        var hasAny = false
        while let message = curl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE,
                let context = susi_curl_private(message.pointee.easy_handle)
            else { continue }
            hasAny = true
            let code = message.pointee.data.result
            let transfer = Unmanaged<FetchTransfer>.fromOpaque(context).takeUnretainedValue()
            transfer.leave(multi)
            switch transfer.next(after: code) {
            case .request: begin(transfer)
            case .outcome(let result):
                end(transfer)
                transfer.finish(result)
            }
        }
        return hasAny
    }
}

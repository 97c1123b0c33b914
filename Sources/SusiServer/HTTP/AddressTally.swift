// Susi. SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Counts what each neighbourhood has at the same time: an IPv4 address, or the first half of an
/// IPv6 one, which is what a household is given.
final class AddressTally: Sendable {
    private let counts = Mutex<[IPAddress: Int]>([:])
    private let limit: Int
    private let countsThisMachine: Bool

    /// - Parameters:
    ///   - limit: how many each may have; 0 stands for any number.
    ///   - countsThisMachine: whether that holds for this machine too.
    init(limit: Int, countsThisMachine: Bool) {
        self.limit = limit
        self.countsThisMachine = countsThisMachine
    }

    /// Whether one more is allowed.
    func hasRoom(for address: IPAddress) -> Bool {
        guard let neighbourhood = neighbourhood(of: address) else { return true }
        return counts.withLock { $0[neighbourhood, default: 0] < limit }
    }

    /// Counts one more, allowed or not.
    func add(_ address: IPAddress) {
        guard let neighbourhood = neighbourhood(of: address) else { return }
        counts.withLock { $0[neighbourhood, default: 0] += 1 }
    }

    /// Counts one more where that is allowed.
    func addWhereThereIsRoom(_ address: IPAddress) -> Bool {
        guard let neighbourhood = neighbourhood(of: address) else { return true }
        return counts.withLock { counts in
            let count = counts[neighbourhood, default: 0]
            guard count < limit else { return false }
            counts[neighbourhood] = count + 1
            return true
        }
    }

    /// Counts one less.
    func remove(_ address: IPAddress) {
        guard let neighbourhood = neighbourhood(of: address) else { return }
        counts.withLock { counts in
            let count = counts[neighbourhood, default: 0]
            counts[neighbourhood] = count > 1 ? count - 1 : nil
        }
    }

    /// What counts as one with that address; nil where nothing is counted.
    private func neighbourhood(of address: IPAddress) -> IPAddress? {
        guard limit > 0, countsThisMachine || !address.isLoopback else { return nil }
        return address.v4 == nil ? IPAddress(high: address.halves.high, low: 0) : address
    }
}

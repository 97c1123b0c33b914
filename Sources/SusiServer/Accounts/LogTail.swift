// Susi. SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The last lines of the log, for operators who look at it from afar.
public final class LogTail: Sendable {
    private static let capacity = 1000
    private let ring = Mutex(Ring<String>(capacity: capacity))

    /// Begins with no lines.
    public init() {}

    /// Keeps a line in place of the oldest one.
    func append(_ line: String) {
        ring.withLock { $0.append(String(line.prefix(2000))) }
    }

    /// The last lines, the newest at the end.
    func lines(_ count: Int) -> [String] {
        ring.withLock { $0.elements.suffix(max(0, count)) }
    }
}

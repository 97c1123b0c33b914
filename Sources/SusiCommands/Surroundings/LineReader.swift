// Susi. SPDX-License-Identifier: Apache-2.0

/// Cuts what is read into lines.
///
/// Lines end in LF or CRLF; a last one without an end counts too.
struct LineReader {
    private let read: () -> [UInt8]
    private var pending: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    init(_ read: @escaping () -> [UInt8]) {
        self.read = read
    }

    /// The next line without its end; nil when there are no more.
    mutating func next() -> String? {
        var searched = start
        while true {
            if let end = pending[searched...].firstIndex(of: 0x0A) {
                defer { start = end + 1 }
                return line(until: end)
            }
            searched = pending.count
            if isAtEnd { break }
            let more = read()
            isAtEnd = more.isEmpty
            searched -= start
            pending.removeFirst(start)
            start = 0
            pending += more
        }
        guard start < pending.count else { return nil }
        defer { start = pending.count }
        return line(until: pending.count)
    }

    private func line(until end: Int) -> String {
        var end = end
        if end > start, pending[end - 1] == 0x0D { end -= 1 }
        return String(decoding: pending[start..<end], as: UTF8.self)
    }
}

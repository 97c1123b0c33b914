// Susi. SPDX-License-Identifier: Apache-2.0

/// How lines are broken around a scalar: classes of UAX #14, named by letters in `runs`.
enum BreakClass: UInt8, Sendable {
    case letter = 0x41  // A
    case breakAfter = 0x42  // B
    case combining = 0x43  // C
    case dash = 0x44  // D
    case exclamation = 0x45  // E
    case breakBefore = 0x46  // F
    case glue = 0x47  // G
    case hyphen = 0x48  // H
    case ideograph = 0x49  // I
    case joiner = 0x4A  // J
    case flag = 0x4B  // K
    case close = 0x4C  // L
    case nonstarter = 0x4E  // N
    case open = 0x4F  // O
    case prefix = 0x50  // P
    case quotation = 0x51  // Q
    case postfix = 0x52  // R
    case separator = 0x53  // S
    case inseparable = 0x54  // T
    case number = 0x55  // U
    case smallKana = 0x56  // V
    case wordJoiner = 0x57  // W
    case contingent = 0x58  // X
    case slash = 0x59  // Y
    case zeroWidth = 0x5A  // Z

    /// The class of a scalar.
    @inline(__always)
    static func of(_ scalar: UInt32) -> BreakClass {
        if scalar < listed { return table[Int(scalar)] }
        // Beyond are ideographs, and tags and variants of what stands before them.
        return scalar < 0xE0000 ? .ideograph : .combining
    }

    /// Classes are kept for this many scalars, a byte each.
    private static var listed: UInt32 { 0x20000 }

    private static let table = decoded()

    private static func decoded() -> [BreakClass] {
        var table = [BreakClass](repeating: .letter, count: Int(listed))
        var start = 0
        var current = BreakClass.letter
        var next = BreakClass.letter
        var step = 0
        /// What is current lasts until the next one begins.
        func endRun(at end: Int) {
            for index in min(start, table.count)..<min(end, table.count) { table[index] = current }
            start = end
            current = next
            step = 0
        }
        let text = UnsafeBufferPointer(start: runs.utf8Start, count: runs.utf8CodeUnitCount)
        for byte in text {
            if let letter = BreakClass(rawValue: byte) {
                endRun(at: start + step)
                next = letter
            } else {
                step = step * 36 + Int(byte) - (byte < 0x3A ? 0x30 : 0x57)
            }
        }
        endRun(at: start + step)
        endRun(at: table.count)
        return table
    }
}

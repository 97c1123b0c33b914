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
    static func of(_ scalar: UInt32) -> BreakClass {
        let index = Int(scalar >> BreakClass.shift)
        guard index < table.pages.count - 1 else { return .letter }
        // The last run that begins at or before the scalar.
        var low = Int(table.pages[index])
        var high = Int(table.pages[index + 1])
        while low < high {
            let middle = (low + high + 1) / 2
            if table.starts[middle] <= scalar { low = middle } else { high = middle - 1 }
        }
        return table.classes[low]
    }

    private static var shift: UInt32 { 7 }

    private struct Table: Sendable {
        var starts: [UInt32] = []
        var classes: [BreakClass] = []
        /// The run in which each 128 scalars begin, so that a search is short.
        var pages: [UInt16] = []
    }

    private static let table = decoded()

    private static func decoded() -> Table {
        var table = Table()
        var start: UInt32 = 0
        var step: UInt32 = 0
        let text = UnsafeBufferPointer(start: runs.utf8Start, count: runs.utf8CodeUnitCount)
        for byte in text {
            if let next = BreakClass(rawValue: byte) {
                start += step
                step = 0
                if !table.classes.isEmpty { table.starts.append(start) }
                table.classes.append(next)
            } else {
                let digit = UInt32(byte) - (byte < 0x3A ? 0x30 : 0x57)
                step = step * 36 + digit
            }
        }
        table.starts.append(start + step)
        var run = 0
        for page in 0...(0x20000 >> shift) {
            while run + 1 < table.starts.count, table.starts[run + 1] <= UInt32(page) << shift {
                run += 1
            }
            table.pages.append(UInt16(run))
        }
        return table
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

#if arch(wasm32)
import SusiView

nonisolated(unsafe) private var memory = PageMemory(Rows(count: 10_000))

/// Makes room for so many bytes of events and says where.
@_expose(wasm, "app_in")
@_cdecl("app_in")
public func appIn(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    memory.room(count)
}

/// Tells the program what was written; gives the length of the patch and the effects.
@_expose(wasm, "app_dispatch")
@_cdecl("app_dispatch")
public func appDispatch(_ count: Int32) -> Int32 {
    memory.dispatch(count)
}

/// Hands out the table of names; gives its length.
@_expose(wasm, "app_table")
@_cdecl("app_table")
public func appTable() -> Int32 {
    memory.table()
}

/// Where the last call's output lies.
@_expose(wasm, "app_out")
@_cdecl("app_out")
public func appOut() -> UnsafeMutablePointer<UInt8>? {
    memory.output
}

/// The digest of a script of events, for comparison with what it is natively.
@_expose(wasm, "demo_digest")
@_cdecl("demo_digest")
public func demoDigest(_ events: Int32, _ rows: Int32) -> UInt64 {
    Script.digest(events: Int(events), rows: Int(rows), seed: 5)
}

nonisolated(unsafe) private var text: [UInt8] = []

/// Writes a row's text where `demo_out` says; gives its length.
@_expose(wasm, "demo_text")
@_cdecl("demo_text")
public func demoText(_ row: Int32) -> Int32 {
    text = Array(memory.page.program.rows[Int(row)].text.utf8)
    return Int32(text.count)
}

/// Where the text lies.
@_expose(wasm, "demo_out")
@_cdecl("demo_out")
public func demoOut() -> UnsafeMutablePointer<UInt8>? {
    text.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// How many lines a row has, as computed.
@_expose(wasm, "demo_lines")
@_cdecl("demo_lines")
public func demoLines(_ row: Int32) -> Int32 {
    Int32(memory.page.program.rows[Int(row)].lines)
}

/// For which width of the list that was computed; 0 while widths are missing.
@_expose(wasm, "demo_width")
@_cdecl("demo_width")
public func demoWidth() -> Double {
    memory.page.program.measuredWidth
}

/// Stops the program as a fault would.
@_expose(wasm, "demo_fault")
@_cdecl("demo_fault")
public func demoFault(_ index: Int32) -> Int32 {
    Int32([1, 2, 3][Int(index)])
}
#else
#if canImport(Glibc)
import Glibc
#endif

/// Natively it only says what digest a script of events has: `PageDemo EVENTS ROWS`.
@main
enum PageDemo {
    static func main() {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count == 2 else { return print("PageDemo EVENTS ROWS") }
        let digest = Script.digest(events: numbers[0], rows: numbers[1], seed: 5)
        print(String(digest, radix: 16))
    }
}
#endif

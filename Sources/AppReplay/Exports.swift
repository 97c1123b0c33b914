// Susi. SPDX-License-Identifier: Apache-2.0

#if arch(wasm32)
import SusiApp
import SusiView

nonisolated(unsafe) private var memory = PageMemory(App())

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
@_expose(wasm, "app_digest")
@_cdecl("app_digest")
public func appDigest(_ events: Int32, _ seed: Int32) -> UInt64 {
    AppScript.digest(events: Int(events), seed: UInt64(seed))
}

/// How many rows the list has.
@_expose(wasm, "app_rows")
@_cdecl("app_rows")
public func appRows() -> Int32 {
    Int32(memory.page.program.rowCount)
}

/// The first row that is in the document.
@_expose(wasm, "app_first_row")
@_cdecl("app_first_row")
public func appFirstRow() -> Int32 {
    Int32(memory.page.program.firstRow)
}

/// How high a row is; -1 where that is only guessed.
@_expose(wasm, "app_row_height")
@_cdecl("app_row_height")
public func appRowHeight(_ row: Int32) -> Double {
    memory.page.program.height(ofRow: Int(row)) ?? -1
}
#else
#if canImport(Glibc)
import Glibc
#endif

/// Natively it only says what digest a script of events has: `AppReplay EVENTS SEED`.
@main
enum AppReplay {
    static func main() {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count == 2 else { return print("AppReplay EVENTS SEED") }
        let digest = AppScript.digest(events: numbers[0], seed: UInt64(numbers[1]))
        print(String(digest, radix: 16))
    }
}
#endif

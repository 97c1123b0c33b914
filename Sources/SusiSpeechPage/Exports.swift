// Susi. SPDX-License-Identifier: Apache-2.0

#if arch(wasm32)
import SusiSpeech
import SusiView

nonisolated(unsafe) private var memory = PageMemory(Speech())

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
#else
#if canImport(Glibc)
import Glibc
#endif

/// Natively there is no page: the app is tested in SusiSpeech.
@main
enum SusiSpeechPage {
    static func main() {
        print("SusiSpeechPage runs in browsers: build it with script/wasm.")
    }
}
#endif

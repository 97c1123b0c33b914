// Susi. SPDX-License-Identifier: Apache-2.0

#if arch(wasm32)
import SusiWire

/// What the host wrote, and then what was written back.
nonisolated(unsafe) private var buffer: [UInt8] = []

/// Makes room for so many bytes and says where.
@_expose(wasm, "probe_in")
@_cdecl("probe_in")
public func probeIn(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    buffer = [UInt8](repeating: 0, count: Int(count))
    return buffer.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Reads the JSON there and writes it again; gives its length, or -1 where it is no JSON.
@_expose(wasm, "probe_run")
@_cdecl("probe_run")
public func probeRun() -> Int32 {
    guard let json = try? JSON(parsing: buffer) else { return -1 }
    var writer = JSONWriter()
    writer.write(json)
    buffer = writer.bytes
    return Int32(buffer.count)
}

/// Where the written JSON lies.
@_expose(wasm, "probe_out")
@_cdecl("probe_out")
public func probeOut() -> UnsafeMutablePointer<UInt8>? {
    buffer.withUnsafeMutableBufferPointer { $0.baseAddress }
}
#else
// Brings in the mathematics library, which the standard library needs to round.
#if canImport(Glibc)
import Glibc
#endif

/// Nothing natively: this program only shows what reading and writing JSON weighs in the browser.
@main
enum JSONProbe {
    static func main() {
        print("JSONProbe is a browser program: script/wasm builds it.")
    }
}
#endif

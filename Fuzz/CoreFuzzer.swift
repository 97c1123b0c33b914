// Susi. SPDX-License-Identifier: Apache-2.0

import CoreTrials

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The trial being fuzzed, chosen once by the environment variable SUSI_TRIAL.
private let trial: Trial = {
    guard let name = getenv("SUSI_TRIAL"), let trial = Trial.named(String(cString: name).utf8)
    else {
        print("Set SUSI_TRIAL to the name of a trial; script/fuzz does.")
        exit(2)
    }
    return trial
}()

#if FUZZER
/// Called by libFuzzer, over and over.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let outcome = trial.run(on: Array(UnsafeBufferPointer(start: start, count: count)))
    precondition(outcome.brokenPromises.isEmpty, outcome.brokenPromises.joined(separator: "; "))
    return 0
}
#else
/// Without libFuzzer this program only says how to get it.
@main
enum CoreFuzzer {
    static func main() {
        print("CoreFuzzer fuzzes “\(trial.name)” when script/fuzz builds it.")
    }
}
#endif

// Susi. SPDX-License-Identifier: Apache-2.0

#if arch(wasm32)
import CoreTrials

/// The name of the trial and then its input, as the host wrote them.
nonisolated(unsafe) private var incoming: [UInt8] = []
/// What came of the last trial.
nonisolated(unsafe) private var outcome: TrialOutcome?
/// The last transcript, kept where the host can read it.
nonisolated(unsafe) private var transcript = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

/// Makes room for so many bytes and says where.
@_expose(wasm, "trial_in")
@_cdecl("trial_in")
public func trialIn(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    // The array is written to by the host and not touched by Swift until trial_run.
    incoming = [UInt8](repeating: 0, count: Int(count))
    return incoming.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Tries what was written; gives the transcript's length, or -1 where there is no such trial.
@_expose(wasm, "trial_run")
@_cdecl("trial_run")
public func trialRun(_ nameLength: Int32) -> Int32 {
    guard let trial = Trial.named(incoming[..<Int(nameLength)]) else { return -1 }
    let result = trial.run(on: Array(incoming[Int(nameLength)...]))
    outcome = result
    transcript.deallocate()
    transcript = .allocate(capacity: max(1, result.transcript.count))
    transcript.initialize(from: result.transcript, count: result.transcript.count)
    return Int32(result.transcript.count)
}

/// Where the transcript lies.
@_expose(wasm, "trial_out")
@_cdecl("trial_out")
public func trialOut() -> UnsafeMutablePointer<UInt8> {
    transcript
}

/// The transcript's digest.
@_expose(wasm, "trial_digest")
@_cdecl("trial_digest")
public func trialDigest() -> UInt64 {
    outcome?.digest ?? 0
}

/// How many promises were broken.
@_expose(wasm, "trial_broken")
@_cdecl("trial_broken")
public func trialBroken() -> Int32 {
    Int32(outcome?.brokenPromises.count ?? 0)
}
#endif

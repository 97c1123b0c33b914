// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization
import SusiStore

/// Evaluates the scripts of skills in a process that can do nothing but compute.
///
/// Each call finds a fresh context, the same functions and no trace of other calls. All operations
/// may be called from any thread; a call blocks its thread until the script ends.
public final class ScriptRunner: Sendable {
    private let executable: String
    private let limits: ScriptLimits
    private let worker = Mutex<ScriptWorker?>(nil)
    private let running = Monitor(0)

    /// Prepares for scripts; the program that evaluates them starts with the first call.
    ///
    /// - Parameters:
    ///   - limits: what each script may take.
    ///   - executable: where that program is, unless it stands beside this one.
    public init(limits: ScriptLimits = ScriptLimits(), executable: String? = nil) {
        self.limits = limits
        self.executable = executable ?? ScriptRunner.standardExecutable()
    }

    /// Starts the program that evaluates scripts, so that not even the first call waits for it.
    public func warmUp() {
        _ = currentWorker()
    }

    /// Evaluates a script.
    ///
    /// - Parameters:
    ///   - source: the script, with every `$name$` in it already replaced.
    ///   - minutesEast: the offset from UTC of the person who asked, for `new Date`; nil stands for
    ///     the server's time zone.
    /// - Returns: its value, or why it has none.
    public func run(_ source: String, minutesEast: Int? = nil) -> ScriptOutcome {
        let hasPlace = running.wait(atMost: limits.patience) { count in
            let isFree = count < limits.simultaneous
            if isFree { count += 1 }
            return isFree
        }
        guard hasPlace else {
            return .failed(reason: "too many scripts are running at the moment")
        }
        defer { running.update { $0 -= 1 } }
        let call = ScriptCall(source: source, minutesEast: minutesEast, time: limits.time)
        return attempt(call) ?? attempt(call)
            ?? .failed(reason: "the program that runs scripts ended unexpectedly")
    }

    /// One attempt; nil where not the script failed but the program that should run it.
    private func attempt(_ call: ScriptCall) -> ScriptOutcome? {
        switch currentWorker() {
        case .failure(let error):
            return .failed(reason: "scripts cannot run: \(error.reason)")
        case .success(let worker):
            let outcome = call.perform(by: worker)
            if outcome == nil { forget(worker) }
            return outcome
        }
    }

    private func currentWorker() -> Result<ScriptWorker, ScriptWorkerError> {
        worker.withLock { worker in
            if let worker { return .success(worker) }
            return Result { () throws(ScriptWorkerError) in
                let started = try ScriptWorker(executable: executable)
                worker = started
                return started
            }
        }
    }

    /// Leaves a worker that has ended; other calls may have done so already.
    private func forget(_ ended: ScriptWorker) {
        worker.withLock { worker in
            if worker === ended { worker = nil }
        }
    }
}

extension ScriptRunner {
    /// The program beside this one, or where packages put programs that nobody calls by hand.
    private static func standardExecutable() -> String {
        let own = realPath("/proc/self/exe")
        let folder = String(own[..<(own.lastIndex(of: "/") ?? own.endIndex)])
        let beside = folder + "/susi-script"
        if access(beside, X_OK) == 0 { return beside }
        let packaged = folder + "/../libexec/susi/susi-script"
        return access(packaged, X_OK) == 0 ? packaged : beside
    }

    private static func realPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The process that scripts are copied from at present; for tests that end it.
    var workerProcess: pid_t? {
        worker.withLock { $0?.process }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures work on one core, again and again, and gives the median.
enum Stopwatch {
    /// The median seconds of one round of `work`, over several runs of at least a tenth of a second.
    static func seconds(runs: Int = 9, _ work: () throws -> Void) rethrows -> Double {
        let rounds = try roundsThatLast(0.1, work)
        return try median((0..<runs).map { _ in try run(rounds, work) })
    }

    /// Both medians, taken in turns, so that whatever else the machine does disturbs both alike.
    static func seconds(
        runs: Int = 9,
        _ work: () throws -> Void,
        beside reference: () throws -> Void
    ) rethrows -> (ours: Double, reference: Double) {
        let rounds = try roundsThatLast(0.1, work)
        let referenceRounds = try roundsThatLast(0.1, reference)
        var ours: [Double] = []
        var theirs: [Double] = []
        for _ in 0..<runs {
            ours.append(try run(rounds, work))
            theirs.append(try run(referenceRounds, reference))
        }
        return (median(ours), median(theirs))
    }

    /// Seconds a round, from so many rounds.
    private static func run(_ rounds: Int, _ work: () throws -> Void) rethrows -> Double {
        let start = processorTime()
        for _ in 0..<rounds { try work() }
        return (processorTime() - start) / Double(rounds)
    }

    private static func roundsThatLast(_ wished: Double, _ work: () throws -> Void) rethrows -> Int
    {
        var rounds = 1
        while true {
            let taken = try run(rounds, work) * Double(rounds)
            if taken >= wished { return rounds }
            rounds =
                taken < wished / 16 ? rounds * 8 : Int(Double(rounds) * wished / taken * 1.1) + 1
        }
    }

    /// This thread's time on a processor: what other programs do does not count.
    private static func processorTime() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}

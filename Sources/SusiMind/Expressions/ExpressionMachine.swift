// Susi. SPDX-License-Identifier: Apache-2.0

/// Runs a program over a text: all ways to match at once, each instruction at most once a scalar.
///
/// So a text of n scalars costs at most n + 1 rounds over the program, whatever the expression is.
struct ExpressionMachine {
    /// The ways still open at one place of the text, the preferred ones first.
    private struct Threads {
        var counters: [Int] = []
        /// The saved places of all threads, one after the other.
        var saved: [Int] = []
        /// For each instruction the last place it was reached at, so that it is not taken twice.
        var reached: [Int]
    }

    private enum Task {
        case visit(Int)
        case restore(slot: Int, place: Int)
    }

    private let program: ExpressionProgram
    private let scalars: [UInt32]
    private let slotCount: Int
    private var now: Threads
    private var next: Threads
    private var slots: [Int]
    private var tasks: [Task] = []
    /// How many instructions were looked at.
    private(set) var steps = 0

    /// Prepares a run; without captures nothing is noted on the way.
    init(_ program: ExpressionProgram, over scalars: [UInt32], capturing: Bool) {
        self.program = program
        self.scalars = scalars
        slotCount = capturing ? 2 * (program.groupCount + 1) : 0
        now = Threads(reached: Array(repeating: -1, count: program.instructions.count))
        next = now
        slots = Array(repeating: -1, count: slotCount)
    }

    /// The bounds of the groups, start and end each, -1 where a group took no part; nil where the
    /// text as a whole does not match.
    mutating func wholeMatch() -> [Int]? {
        follow(0, at: 0)
        swap(&now, &next)
        for place in scalars.indices {
            if now.counters.isEmpty { return nil }
            advance(at: place)
        }
        for (index, counter) in now.counters.enumerated() {
            guard case .accept = program.instructions[counter] else { continue }
            return Array(now.saved[index * slotCount..<(index + 1) * slotCount])
        }
        return nil
    }

    private mutating func advance(at place: Int) {
        next.counters.removeAll(keepingCapacity: true)
        next.saved.removeAll(keepingCapacity: true)
        let scalar = scalars[place]
        let folded = program.ignoresCase ? CaseFolding.folded(scalar) : scalar
        for index in now.counters.indices {
            let counter = now.counters[index]
            steps += 1
            let consumes =
                switch program.instructions[counter] {
                case .scalar(let wanted): wanted == folded
                case .anyButLineBreak: scalar != 0x0A
                case .set(let number): program.sets[number].contains(scalar)
                default: false
                }
            guard consumes else { continue }
            for slot in 0..<slotCount {
                slots[slot] = now.saved[index * slotCount + slot]
            }
            follow(counter + 1, at: place + 1)
        }
        swap(&now, &next)
    }

    /// Adds the instructions that can be reached from one without consuming anything.
    private mutating func follow(_ counter: Int, at place: Int) {
        tasks.append(.visit(counter))
        while let task = tasks.popLast() {
            switch task {
            case .restore(let slot, let place): slots[slot] = place
            case .visit(let counter): visit(counter, at: place)
            }
        }
    }

    private mutating func visit(_ counter: Int, at place: Int) {
        guard next.reached[counter] != place else { return }
        next.reached[counter] = place
        steps += 1
        switch program.instructions[counter] {
        case .jump(let target):
            tasks.append(.visit(target))
        case .fork(let preferred, let other):
            tasks.append(.visit(other))
            tasks.append(.visit(preferred))
        case .position(let position):
            if position.holds(in: scalars, at: place) { tasks.append(.visit(counter + 1)) }
        case .save(let slot):
            if slotCount > 0 {
                tasks.append(.restore(slot: slot, place: slots[slot]))
                slots[slot] = place
            }
            tasks.append(.visit(counter + 1))
        case .scalar, .anyButLineBreak, .set, .accept:
            next.counters.append(counter)
            next.saved.append(contentsOf: slots)
        }
    }
}

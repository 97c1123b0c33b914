// Susi. SPDX-License-Identifier: Apache-2.0

/// An expression in the form that the machine runs.
struct ExpressionProgram: Sendable {
    /// Bounds the time a scalar of the text can cost; a counted repetition is as long as its count.
    static let instructionLimit = 2048

    private(set) var instructions: [ExpressionInstruction] = []
    private(set) var sets: [ScalarSet] = []
    let groupCount: Int
    let ignoresCase: Bool

    init(
        _ node: ExpressionNode,
        groupCount: Int,
        ignoringCase: Bool
    ) throws(ExpressionError) {
        self.groupCount = groupCount
        ignoresCase = ignoringCase
        try compile(node)
        try append(.accept)
    }

    private mutating func append(_ instruction: ExpressionInstruction) throws(ExpressionError) {
        guard instructions.count < Self.instructionLimit else {
            throw ExpressionError(
                kind: .tooLarge,
                column: 1,
                expected:
                    "an expression of at most \(Self.instructionLimit) steps, counts expanded",
                found: "a longer one"
            )
        }
        instructions.append(instruction)
    }

    private mutating func compile(_ node: ExpressionNode) throws(ExpressionError) {
        switch node {
        case .scalar(let value):
            try append(.scalar(ignoresCase ? CaseFolding.folded(value) : value))
        case .anyButLineBreak:
            try append(.anyButLineBreak)
        case .set(let set):
            try append(.set(sets.count))
            sets.append(set)
        case .position(let position):
            try append(.position(position))
        case .group(let number, let node):
            try append(.save(2 * number))
            try compile(node)
            try append(.save(2 * number + 1))
        case .sequence(let nodes):
            for node in nodes { try compile(node) }
        case .choice(let nodes):
            try compile(choice: nodes)
        case .repetition(let node, let quantifier):
            try compile(repeating: node, quantifier)
        }
    }

    private mutating func compile(choice nodes: [ExpressionNode]) throws(ExpressionError) {
        var exits: [Int] = []
        for (index, node) in nodes.enumerated() {
            guard index + 1 < nodes.count else {
                try compile(node)
                break
            }
            let fork = instructions.count
            try append(.fork(fork + 1, 0))
            try compile(node)
            exits.append(instructions.count)
            try append(.jump(0))
            instructions[fork] = .fork(fork + 1, instructions.count)
        }
        for exit in exits {
            instructions[exit] = .jump(instructions.count)
        }
    }

    private mutating func compile(
        repeating node: ExpressionNode,
        _ quantifier: ExpressionQuantifier
    ) throws(ExpressionError) {
        guard let maximum = quantifier.maximum else {
            return try compile(node, atLeast: quantifier.minimum, isLazy: quantifier.isLazy)
        }
        for _ in 0..<quantifier.minimum {
            let start = instructions.count
            try compile(node)
            // A body without instructions: more copies of nothing are nothing.
            if instructions.count == start { return }
        }
        var forks: [Int] = []
        for _ in quantifier.minimum..<maximum {
            forks.append(instructions.count)
            try append(.fork(0, 0))
            try compile(node)
        }
        for fork in forks {
            setFork(fork, into: fork + 1, past: instructions.count, isLazy: quantifier.isLazy)
        }
    }

    private mutating func compile(
        _ node: ExpressionNode,
        atLeast minimum: Int,
        isLazy: Bool
    ) throws(ExpressionError) {
        if minimum == 0, !node.isNullable {
            let fork = instructions.count
            try append(.fork(0, 0))
            try compile(node)
            try append(.jump(fork))
            setFork(fork, into: fork + 1, past: instructions.count, isLazy: isLazy)
            return
        }
        // A body that can be empty must be entered once before the loop is left; otherwise its
        // preferred empty branch would hide the others from the machine.
        let entry = minimum == 0 ? instructions.count : nil
        if entry != nil { try append(.fork(0, 0)) }
        var start = instructions.count
        for _ in 0..<max(1, minimum) {
            start = instructions.count
            try compile(node)
            if instructions.count == start { break }
        }
        let fork = instructions.count
        try append(.fork(0, 0))
        setFork(fork, into: start, past: fork + 1, isLazy: isLazy)
        if let entry { setFork(entry, into: entry + 1, past: fork + 1, isLazy: isLazy) }
    }

    private mutating func setFork(_ index: Int, into body: Int, past end: Int, isLazy: Bool) {
        instructions[index] = isLazy ? .fork(end, body) : .fork(body, end)
    }
}

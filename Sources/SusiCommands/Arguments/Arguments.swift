// Susi. SPDX-License-Identifier: Apache-2.0

/// What a command was given, checked against what it takes.
public struct Arguments: Sendable {
    /// What was given beside options.
    public private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Reads arguments as the command declares them.
    ///
    /// Options may stand anywhere; what follows `--` is no option, whatever it looks like. What is
    /// not given is taken from the configuration.
    init(
        _ given: [String],
        of command: Command,
        configuration: (Arguments) throws(UsageError) -> Configuration? = { _ in nil }
    ) throws(UsageError) {
        var rest = given[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                break
            }
            if argument == "-h" {
                values["help"] = [""]
            } else if argument.hasPrefix("-"), argument.count > 1 {
                try read(argument, &rest, of: command)
            } else {
                operands.append(argument)
            }
        }
        guard !has("help") else { return }
        try check(command.operands)
        guard let configuration = try configuration(self) else { return }
        for option in command.options where !has(option.name) {
            try take(configuration.values(of: option), for: option)
        }
    }

    /// Whether an option was given.
    public func has(_ name: String) -> Bool {
        values[name] != nil
    }

    /// The value of an option, where it was given.
    public func value(of name: String) -> String? {
        values[name]?.last
    }

    /// All values of an option that may be given several times.
    public func values(of name: String) -> [String] {
        values[name] ?? []
    }

    /// The value of an option as a whole number within bounds.
    public func number<Number: FixedWidthInteger>(
        of name: String,
        in range: ClosedRange<Number>
    ) throws(UsageError) -> Number? {
        guard let text = value(of: name) else { return nil }
        guard let number = Number(text), range.contains(number) else {
            throw UsageError(
                "--\(name) takes a whole number from \(range.lowerBound) to "
                    + "\(range.upperBound), not “\(text)”."
            )
        }
        return number
    }
}

extension Arguments {
    private mutating func read(
        _ argument: String,
        _ rest: inout ArraySlice<String>,
        of command: Command
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0].drop { $0 == "-" })
        guard argument.hasPrefix("--"),
            let option = command.options.first(where: { $0.name == name })
        else {
            throw UsageError(Arguments.complaint(about: String(parts[0]), of: command))
        }
        if has(name), !option.isRepeatable, option.value != nil {
            throw UsageError("--\(name) is given twice, and only one can count.")
        }
        if let placeholder = option.value {
            guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                throw UsageError("--\(name) needs a value: \(option.usage).")
            }
            guard !value.isEmpty else {
                throw UsageError("--\(name) has an empty value where \(placeholder) is needed.")
            }
            values[name, default: []].append(value)
        } else {
            guard parts.count == 1 else {
                throw UsageError("--\(name) takes no value; leave out “=\(parts[1])”.")
            }
            values[name] = [""]
        }
    }

    /// Takes over what the configuration says; a flag is switched on by `yes`, `true` or `1`.
    private mutating func take(_ configured: [String], for option: Option) throws(UsageError) {
        guard let last = configured.last else { return }
        guard option.value == nil else {
            values[option.name] = configured
            return
        }
        switch last.lowercased() {
        case "yes", "true", "1", "on": values[option.name] = [""]
        case "no", "false", "0", "off": break
        default:
            throw UsageError("“\(option.name)” is configured as “\(last)”; it takes yes or no.")
        }
    }

    private static func complaint(about argument: String, of command: Command) -> String {
        let names = command.options.map { "--" + $0.name }
        var reason = "there is no option \(argument)."
        if let nearest = Spelling.nearest(to: argument, among: names) {
            reason += " Did you mean \(nearest)?"
        } else {
            reason += " To use it as text, put -- before it."
        }
        return reason
    }

    private func check(_ expected: Command.Operands) throws(UsageError) {
        switch expected {
        case .any:
            return
        case .none:
            guard let first = operands.first else { return }
            throw UsageError("“\(first)” is not expected: this command takes options only.")
        case .one(let name):
            if operands.isEmpty { throw UsageError("\(name) is missing.") }
            if operands.count > 1 {
                throw UsageError("only one \(name) can be given; “\(operands[1])” is too many.")
            }
        case .two(let first, let second):
            if operands.count < 2 {
                throw UsageError("\(operands.isEmpty ? first : second) is missing.")
            }
            if operands.count > 2 {
                throw UsageError("“\(operands[2])” is too many: \(first) and \(second) are enough.")
            }
        case .some(let name):
            if operands.isEmpty { throw UsageError("\(name) is missing.") }
        }
    }
}

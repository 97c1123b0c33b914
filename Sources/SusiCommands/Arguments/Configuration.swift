// Susi. SPDX-License-Identifier: Apache-2.0

/// What a program is told without arguments: by its environment, or else by a file.
///
/// The file consists of lines like `name = value`.
public struct Configuration: Sendable {
    private let environment: [String: String]
    private let file: [(name: String, value: String)]

    /// Takes an environment, and the text of a file where there is one.
    ///
    /// Every name in the file has to be one of the options; an option `--log-level` is
    /// `SUSI_LOG_LEVEL` in the environment.
    public init(
        environment: [String: String] = [:],
        file text: String = "",
        called name: String = "",
        of options: [Option] = []
    ) throws(UsageError) {
        self.environment = environment
        var file: [(name: String, value: String)] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let line = line.trimmed
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else {
                throw UsageError("line \(index + 1) of \(name) is not of the form “name = value”.")
            }
            let key = parts[0].trimmed
            guard options.contains(where: { $0.name == key && $0.name != "help" }) else {
                let nearest = Spelling.nearest(to: String(key), among: options.map(\.name))
                let hint = nearest.map { " Did you mean “\($0)”?" } ?? ""
                throw UsageError(
                    "line \(index + 1) of \(name) sets “\(key)”, which is no option.\(hint)"
                )
            }
            file.append((String(key), String(parts[1].trimmed)))
        }
        self.file = file
    }

    /// What an option is set to; none where it is not, several where it may be repeated.
    func values(of option: Option) -> [String] {
        if let value = environment[Configuration.variable(of: option)], !value.isEmpty {
            return option.isRepeatable
                ? value.split(separator: ",").map { String($0.trimmed) } : [value]
        }
        let values = file.filter { $0.name == option.name }.map(\.value)
        return option.isRepeatable ? values : values.suffix(1)
    }

    /// The variable of the environment that stands for an option.
    static func variable(of option: Option) -> String {
        "SUSI_" + option.name.uppercased().replacing("-", with: "_")
    }
}

extension Substring {
    /// Without blanks at both ends.
    fileprivate var trimmed: Substring {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
        let start = drop(while: isBlank)
        return start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? start.prefix(0)
    }
}

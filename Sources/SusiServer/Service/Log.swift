// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
public import SusiWire

/// What the server tells its administrator: a line an event, each with named values.
///
/// Nothing that a person wrote belongs in it: no utterance, no query string, no token.
public struct Log: Sendable {
    /// How much is told.
    public enum Level: UInt8, Sendable, CaseIterable, Comparable {
        /// What somebody has to look after.
        case error
        /// What begins, changes and ends.
        case info
        /// Every request.
        case debug

        /// The level of that name.
        public init?(name: String) {
            for level in Level.allCases where level.name == name {
                self = level
                return
            }
            return nil
        }

        /// The word for it.
        public var name: String {
            switch self {
            case .error: "error"
            case .info: "info"
            case .debug: "debug"
            }
        }

        /// The lesser one is the more urgent.
        public static func < (left: Level, right: Level) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    private let level: Level
    private let now: @Sendable () -> Instant
    private let write: @Sendable (String) -> Void

    /// Tells what is at least as urgent as the level, each line with the time.
    public init(
        _ level: Level,
        now: @escaping @Sendable () -> Instant = ClockAndDice.real.now,
        write: @escaping @Sendable (String) -> Void = Log.toStandardError
    ) {
        self.level = level
        self.now = now
        self.write = write
    }

    /// The same log, whose lines are kept in a tail too.
    func kept(in tail: LogTail) -> Log {
        Log(level, now: now) { [write] line in
            tail.append(line)
            write(line)
        }
    }

    /// Whether anybody would see an event of that level.
    public func tells(_ level: Level) -> Bool {
        level <= self.level
    }

    /// Tells of an event, in the form `time=… level=… event=… name=value …`.
    public func callAsFunction(
        _ level: Level,
        _ event: String,
        _ values: KeyValuePairs<String, String> = [:]
    ) {
        guard tells(level) else { return }
        var line = "time=\(now().text(.chat)) level=\(level.name) event=\(Log.quoted(event))"
        for (name, value) in values {
            line += " \(name)=\(Log.quoted(value))"
        }
        write(line + "\n")
    }

    /// One call for a line, so that lines of several threads do not mix.
    public static let toStandardError: @Sendable (String) -> Void = { line in
        let bytes = Array(line.utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }

    /// No value can look like another, or begin a line.
    private static func quoted(_ value: String) -> String {
        let isPlain = value.utf8.allSatisfy { byte in
            byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "=")
        }
        return isPlain && !value.isEmpty ? value : JSON.string(value).text()
    }
}

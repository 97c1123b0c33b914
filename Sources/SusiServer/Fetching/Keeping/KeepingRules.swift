// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What a response says of being kept (RFC 9111), as far as a cache heeds it that keeps nothing
/// meant for one person, guesses nothing and never gives what is no longer good.
struct KeepingRules: Equatable {
    /// However long a response says that it is good, it is asked for again after a day.
    private static let longest: Int64 = 86_400

    /// Whether it may be kept at all.
    let allowsKeeping: Bool
    /// For how many seconds it is good, counted from when it was asked for.
    let seconds: Int64

    /// Reads the fields of a response that was asked for at that moment.
    init(_ fields: HTTPFields, asked: Instant) {
        let directives = KeepingRules.words(of: "Cache-Control", in: fields)
        let varies = KeepingRules.words(of: "Vary", in: fields)
        // What else it may vary with is the same in every call, or part of a kept one's name.
        allowsKeeping =
            !directives.contains { $0 == "no-store" || $0.hasPrefix("no-store=") }
            && !varies.contains("*")
        let isAskedAnew = directives.contains { $0 == "no-cache" || $0.hasPrefix("no-cache=") }
        let lifetime = KeepingRules.lifetime(directives, fields, asked: asked)
        let age = max(
            KeepingRules.words(of: "Age", in: fields).first.flatMap { Int64($0) } ?? 0,
            KeepingRules.date("Date", in: fields).map {
                (asked.milliseconds - $0.milliseconds) / 1000
            } ?? 0,
            0
        )
        let rest = min(lifetime, KeepingRules.longest).subtractingReportingOverflow(age)
        seconds = isAskedAnew || rest.overflow ? 0 : max(0, rest.partialValue)
    }

    /// For how many seconds it is good from when it was made; 0 where it does not say.
    private static func lifetime(
        _ directives: [String],
        _ fields: HTTPFields,
        asked: Instant
    ) -> Int64 {
        let ages = directives.filter { $0.hasPrefix("max-age=") }
        if !ages.isEmpty {
            // Of several the shortest counts; what is no number is no time.
            return ages.map { age in
                Int64(age.dropFirst("max-age=".count).filter { $0 != "\"" }) ?? 0
            }.min() ?? 0
        }
        guard let end = date("Expires", in: fields) else { return 0 }
        let start = date("Date", in: fields) ?? asked
        return (end.milliseconds - start.milliseconds) / 1000
    }

    private static func date(_ name: String, in fields: HTTPFields) -> Instant? {
        fields[name].flatMap { try? Instant($0, .http) }
    }

    /// What the fields of that name list, in small letters and without blanks.
    private static func words(of name: String, in fields: HTTPFields) -> [String] {
        fields.all.filter { $0.name.lowercased() == name.lowercased() }.flatMap { field in
            field.value.lowercased().split(separator: ",").map { word in
                String(word.filter { $0 != " " && $0 != "\t" })
            }
        }
    }
}

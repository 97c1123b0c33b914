// Susi. SPDX-License-Identifier: Apache-2.0

/// Something a core does with input of any kind, tried whole: natively, in the browser, in the fuzzer.
///
/// A trial accepts every sequence of bytes. It writes what came of it into a transcript, which must
/// be the same wherever the trial runs, and checks the promises that hold for every input.
public struct Trial: Sendable {
    /// What scripts and folders call it.
    public let name: StaticString
    private let body: @Sendable (_ input: [UInt8], _ outcome: inout TrialOutcome) -> Void

    init(
        _ name: StaticString,
        _ body: @escaping @Sendable (_ input: [UInt8], _ outcome: inout TrialOutcome) -> Void
    ) {
        self.name = name
        self.body = body
    }

    /// Tries one input.
    public func run(on input: [UInt8]) -> TrialOutcome {
        var outcome = TrialOutcome()
        body(input, &outcome)
        return outcome
    }
}

extension Trial {
    /// Every trial there is; a new one is one more line here and one in `Tests/inputs`.
    public static let all = [
        Trial("json", tryJSON),
        Trial("relaxed-json", tryRelaxedJSON),
        Trial("chat", tryChat),
        Trial("date", tryDate),
        Trial("form", tryForm),
        Trial("multipart", tryMultipart),
        Trial("request", tryRequest),
        Trial("reply", tryReply),
        Trial("skill", trySkill),
        Trial("diff", tryDiff),
        Trial("list", tryList),
        Trial("lines", tryLines),
        Trial("bubbles", tryBubbles),
        Trial("import", tryImport),
        Trial("wave", tryWave),
        Trial("ear-model", tryEarModel),
        Trial("voice", tryVoice),
        Trial("spoken", trySpoken),
    ]

    /// The trial of that name, or nil where there is none.
    public static func named(_ name: some Collection<UInt8>) -> Trial? {
        all.first { $0.isNamed(name) }
    }

    private func isNamed(_ other: some Collection<UInt8>) -> Bool {
        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
            .elementsEqual(other)
    }
}

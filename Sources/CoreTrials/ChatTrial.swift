// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A chat answer, alone or as the body of a recorded exchange: nothing is lost on the way through,
/// and what is made fit for old apps is fit.
func tryChat(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    guard let json = try? JSON(parsing: input) else { return outcome.note("no JSON") }
    let object = json["body"]?.object ?? json.object
    guard let object else { return outcome.note("no object") }
    let answer = ChatAnswer(object: object)

    let written = answer.object
    outcome.note(text(of: written))
    outcome.expect(
        ChatAnswer(object: written) == answer,
        "an answer that was written reads back the same"
    )

    let strict = answer.strict()
    outcome.note(text(of: strict.object))
    outcome.expect(strict.answers?.count == 1, "a strict answer has one answer")
    outcome.expect(strict.strict() == strict, "making an answer strict twice changes nothing")
    outcome.expect(
        ChatAnswer(object: strict.object) == strict,
        "a strict answer reads back the same"
    )
}

private func text(of object: JSONObject) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(.object(object))
    return writer.bytes
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Strict JSON: what is read can be written in every layout and reads back the same.
func tryJSON(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    do throws(JSONError) {
        let json = try JSON(parsing: input)
        tryWriting(json, &outcome)
        tryReadingRelaxed(input, as: json, &outcome)
    } catch {
        note(error, of: input, &outcome)
    }
}

/// JSON as skill authors wrote it: what is read can be written strictly.
func tryRelaxedJSON(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    do throws(JSONError) {
        tryWriting(try JSON(relaxed: input), &outcome)
    } catch {
        note(error, of: input, &outcome)
    }
}

/// Relaxed reading takes all that is strict, except names given twice, which in a skill are a slip.
private func tryReadingRelaxed(_ input: [UInt8], as json: JSON, _ outcome: inout TrialOutcome) {
    do throws(JSONError) {
        let relaxed = try JSON(relaxed: input)
        outcome.expect(relaxed == json, "relaxed reading agrees with strict reading")
    } catch {
        outcome.expect(error.kind == .duplicateMember, "what is strict JSON is relaxed JSON too")
    }
}

private func tryWriting(_ json: JSON, _ outcome: inout TrialOutcome) {
    let compact = written(json, .compact, .document)
    outcome.note(compact)
    noteNumbers(in: json, &outcome)
    outcome.expect(json.isEquivalent(to: json), "a value is equivalent to itself")
    for layout in [JSONWriter.Layout.compact, .pretty] {
        for place in [JSONWriter.Place.document, .page] {
            let text = written(json, layout, place)
            let back = try? JSON(parsing: text)
            outcome.expect(back == json, "what was written reads back the same")
            if place == .page {
                let harmless = !text.contains(UInt8(ascii: "<")) && !containsLineSeparator(text)
                outcome.expect(harmless, "nothing written for a page can end a tag or a line")
            }
        }
    }
}

private func written(
    _ json: JSON,
    _ layout: JSONWriter.Layout,
    _ place: JSONWriter.Place
) -> [UInt8] {
    var writer = JSONWriter(layout: layout, place: place)
    writer.write(json)
    return writer.bytes
}

/// U+2028 and U+2029 end a line in JavaScript and are E2 80 A8 and E2 80 A9 in UTF-8.
private func containsLineSeparator(_ text: [UInt8]) -> Bool {
    text.indices.dropLast(2).contains { index in
        text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
    }
}

private func noteNumbers(in json: JSON, _ outcome: inout TrialOutcome) {
    switch json {
    case .null, .bool, .string: break
    case .number(let number):
        outcome.note(String(number.double))
        if let whole = number.int64 { outcome.note(String(whole)) }
    case .array(let elements):
        for element in elements { noteNumbers(in: element, &outcome) }
    case .object(let object):
        for member in object.members { noteNumbers(in: member.value, &outcome) }
    }
}

private func note(_ error: JSONError, of input: [UInt8], _ outcome: inout TrialOutcome) {
    outcome.note(error.description)
    outcome.note("kind \(error.kind.rawValue), offset \(error.offset)")
    outcome.expect((0...input.count).contains(error.offset), "a fault lies inside the text")
    outcome.expect(error.line >= 1 && error.column >= 1, "lines and columns count from 1")
}

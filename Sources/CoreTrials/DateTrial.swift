// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A date in any format: what is read is written in every format, and reads back the same.
func tryDate(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    for minutes in [0, -330, 60] {
        let offset = TimeZoneOffset(clamping: minutes)
        do throws(DateError) {
            let instant = try Instant(reading: input, at: offset)
            outcome.note(String(instant.milliseconds))
            tryWriting(instant, at: offset, &outcome)
        } catch {
            outcome.note(error.description)
            outcome.expect(
                (0...input.count).contains(error.position),
                "a fault lies inside the date"
            )
        }
    }
}

private func tryWriting(
    _ instant: Instant,
    at offset: TimeZoneOffset,
    _ outcome: inout TrialOutcome
) {
    let formats: [DateFormat] = [
        .chat, .seconds, .instant, .sql(offset), .day(offset), .month(offset), .history(offset),
        .http,
    ]
    for format in formats {
        let text = instant.text(format)
        outcome.note(text)
        // At the very ends of time a local date may mean an instant outside of it.
        guard (1971...9998).contains(CivilTime(instant, at: offset).year) else { continue }
        guard let back = try? Instant(text, format) else {
            outcome.expect(false, "a written date reads back")
            continue
        }
        outcome.expect(back.text(format) == text, "a written date reads back the same")
        switch format {
        case .chat, .instant, .sql: outcome.expect(back == instant, "no millisecond is lost")
        default: break
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A query string or form: whatever was read is written so that it reads back the same.
func tryForm(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    do throws(FormError) {
        let form = try Form(parsing: input[...])
        for field in form.fields {
            outcome.note("\(field.name)=\(field.value)")
        }
        let encoded = form.encoded
        outcome.note(encoded)
        let isPlain = encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        outcome.expect(isPlain, "an encoded form is plain ASCII")
        // Encoding makes text longer, so reading it back must not run into the limit again.
        let roomy = FormLimits(formBytes: 64 << 20)
        let back = try? Form(parsing: encoded, limits: roomy)
        outcome.expect(back == form, "an encoded form reads back the same")
    } catch {
        note(error, of: input, &outcome)
    }
}

/// A multipart body whose boundary is `x`: every part lies inside the body.
func tryMultipart(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    do throws(FormError) {
        let body = try Multipart(parsing: input, boundary: "x")
        for part in body.parts {
            outcome.note("\(part.name) (\(part.fileName ?? "–"), \(part.contentType ?? "–"))")
            outcome.note(Array(part.content))
            let isInside = part.content.startIndex >= 0 && part.content.endIndex <= input.count
            outcome.expect(isInside, "a part lies inside the body")
        }
        outcome.note(body.form.encoded)
    } catch {
        note(error, of: input, &outcome)
    }
}

private func note(_ error: FormError, of input: [UInt8], _ outcome: inout TrialOutcome) {
    outcome.note(error.description)
    outcome.expect((0...input.count).contains(error.position), "a fault lies inside the form")
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A request: the first line is its target, the second its content type, the rest its body.
func tryRequest(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    let lines = input.split(
        separator: UInt8(ascii: "\n"),
        maxSplits: 2,
        omittingEmptySubsequences: false
    )
    let target = String(decoding: lines[0], as: UTF8.self)
    let type = lines.count > 1 ? String(decoding: lines[1], as: UTF8.self) : ""
    let body = lines.count > 2 ? Array(lines[2]) : []
    guard let path = RequestPath(cleaning: target) else {
        outcome.note("no path")
        return
    }
    outcome.note(path.path)
    tryCleaning(path, &outcome)
    do throws(FormError) {
        let parameters = try Parameters(query: path.query, body: body, contentType: type)
        note(parameters, &outcome)
        tryEncoding(parameters.form, &outcome)
        tryArguments(parameters, at: path.path, &outcome)
        trySettings(parameters, &outcome)
    } catch {
        outcome.note(error.description)
        outcome.expect((0...input.count).contains(error.position), "a fault lies inside the form")
    }
}

private func tryCleaning(_ path: RequestPath, _ outcome: inout TrialOutcome) {
    let again = RequestPath(cleaning: PercentCoding.encoded(path.path, for: .path))
    outcome.expect(again?.path == path.path, "a clean path stays as it is")
    let steps = path.path.utf8.split(
        separator: UInt8(ascii: "/"),
        omittingEmptySubsequences: false
    )
    let leaves = steps.contains { $0.elementsEqual("..".utf8) }
    outcome.expect(path.path.utf8.first == UInt8(ascii: "/") && !leaves, "a path has a root")
}

private func note(_ parameters: Parameters, _ outcome: inout TrialOutcome) {
    for field in parameters.form.fields {
        outcome.note(field.name)
        outcome.note(field.value)
    }
    for part in parameters.multipart?.parts ?? [] {
        outcome.note(part.name)
        outcome.note(part.fileName ?? "no file")
        outcome.note(Array(part.content))
    }
}

private func tryEncoding(_ form: Form, _ outcome: inout TrialOutcome) {
    let back = try? Form(parsing: form.encoded, limits: FormLimits(formBytes: 100 << 20))
    outcome.expect(back == form, "a form that was written reads back")
}

private func tryArguments(
    _ parameters: Parameters,
    at path: String,
    _ outcome: inout TrialOutcome
) {
    let endpoint = Endpoint(path: path) ?? .getSkillList
    do throws(ParameterError) {
        let arguments = try Arguments(endpoint, reading: parameters)
        for declared in endpoint.declaration.parameters {
            outcome.note(arguments.text(declared.parameter) ?? "nothing")
        }
        guard endpoint == .getSkillList else { return }
        let query = try SkillListQuery(reading: arguments)
        outcome.note(query.call.target)
    } catch {
        outcome.note(error.description)
    }
}

private func trySettings(_ parameters: Parameters, _ outcome: inout TrialOutcome) {
    do throws(ParameterError) {
        let change = try SettingsChange(reading: parameters)
        outcome.note(change.settings.json.text())
        outcome.expect(change.settings.strict() == change.settings, "stored settings are strict")
    } catch {
        outcome.note(error.description)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Reads the JSON format of skills, which the original system skills were written in.
///
/// `synonyms`, `categories`, `filler` and `keys` are read over: they only helped older engines to
/// look candidates up, and here every phrase that fits is a candidate.
enum JSONSkillParser {
    static func parse(
        _ source: [UInt8],
        path: String,
        trust: SkillParser.Trust
    ) -> (Skill, [Diagnostic]) {
        var header = SkillHeader()
        var intents: [Intent] = []
        var services: [ServiceDefinition] = []
        var diagnostics: [Diagnostic] = []
        do throws(JSONError) {
            let json = try JSON(relaxed: source)
            header = self.header(of: json)
            for member in json["console"]?.object?.members ?? [] {
                let call = ServiceCall(reading: member.value)
                services.append(ServiceDefinition(name: member.name, call: call))
            }
            let rules = (json["rules"] ?? json["intents"])?.array ?? []
            for (index, rule) in rules.enumerated() {
                intents += read(rule, number: index + 1, trust, &diagnostics)
            }
        } catch {
            diagnostics.append(
                Diagnostic(
                    .error,
                    line: error.line,
                    column: error.column,
                    found: "found \(error.found), so the skill has no intents",
                    expected: error.expected
                )
            )
        }
        let skill = Skill(
            path: path,
            language: SkillParser.language(of: path),
            header: header,
            intents: intents,
            services: services
        )
        return (skill, diagnostics)
    }

    private static func header(of json: JSON) -> SkillHeader {
        var header = SkillHeader()
        header.name = json["skill_name"]?.string ?? ""
        header.description = json["description"]?.string ?? ""
        header.image = json["image"]?.string ?? ""
        header.author = json["author"]?.string ?? ""
        header.authorURL = json["author_url"]?.string ?? ""
        header.authorEmail = json["author_email"]?.string ?? ""
        header.privacyPolicy = json["developer_privacy_policy"]?.string ?? ""
        header.termsOfUse = json["terms_of_use"]?.string ?? ""
        header.isProtected = json["protected"]?.bool ?? false
        header.hasDynamicContent = json["dynamic_content"]?.bool ?? false
        header.focusNames = (json["on"]?.array ?? []).compactMap { $0.string }.map {
            Wording.normalized($0.utf8)[...].text
        }
        return header
    }

    /// An intent for each of its options, or the one where it has none.
    private static func read(
        _ rule: JSON,
        number: Int,
        _ trust: SkillParser.Trust,
        _ diagnostics: inout [Diagnostic]
    ) -> [Intent] {
        guard let members = rule.object else { return [] }
        guard let options = members["options"]?.array, !options.isEmpty else {
            return intent(members, number, trust, &diagnostics).map { [$0] } ?? []
        }
        var intents: [Intent] = []
        for option in options {
            var merged = members
            for member in option.object?.members ?? [] { merged[member.name] = member.value }
            if let intent = intent(merged, number, trust, &diagnostics) { intents.append(intent) }
        }
        return intents
    }

    private static func intent(
        _ members: JSONObject,
        _ number: Int,
        _ trust: SkillParser.Trust,
        _ diagnostics: inout [Diagnostic]
    ) -> Intent? {
        // JSON has no lines to point at, so intents count as lines.
        var intent = Intent(phrases: phrases(members["phrases"]), line: number)
        if trust == .ordinary {
            let count = intent.phrases.count
            intent.phrases.removeAll { $0.isCatchAll }
            if intent.phrases.count < count {
                diagnostics.append(
                    Diagnostic(
                        .warning,
                        line: number,
                        found: "a phrase would answer everything, so it is left out",
                        expected: "at least one word beside the wildcard"
                    )
                )
            }
        }
        var planned: [ActionTemplate] = []
        for step in members["process"]?.array ?? [] {
            if let plan = InferenceReader.plan(step) {
                planned.append(plan)
                continue
            }
            guard let inferences = InferenceReader.read(step) else {
                diagnostics.append(
                    Diagnostic(
                        .error,
                        line: number,
                        found: "intent \(number) has a step nobody can take, so it is left out"
                    )
                )
                return nil
            }
            intent.process += inferences
        }
        for action in members["actions"]?.array ?? [] {
            switch ActionReader.read(action) {
            case .action(let template): intent.actions.append(template)
            case .fault(let found, let expected):
                diagnostics.append(
                    Diagnostic(.error, line: number, found: found, expected: expected)
                )
            }
        }
        intent.actions =
            (intent.actions + planned).filter { !$0.isPlanned }
            + (intent.actions + planned).filter { $0.isPlanned }
        intent.userScore = Int(min(1000, max(0, members["score"]?.int64 ?? 10)))
        if let example = members["example"]?.string { intent.examples = [example] }
        if let expectation = members["expect"]?.string { intent.expectations = [expectation] }
        intent.givenLabel = members["label"]?.string ?? ""
        intent.depth = Int(min(100, max(0, members["depth"]?.int64 ?? 0)))
        return intent.phrases.isEmpty || intent.actions.isEmpty ? nil : intent
    }

    private static func phrases(_ json: JSON?) -> [Phrase] {
        (json?.array ?? []).compactMap { phrase in
            guard let text = phrase["expression"]?.string else { return nil }
            let type = phrase["type"]?.string
            return Phrase(text, isPrior: type == "prior", isExpression: type == "regex")
        }
    }
}

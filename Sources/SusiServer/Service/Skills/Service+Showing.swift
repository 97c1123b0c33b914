// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Synchronization

extension Service {
    /// Answers with the skills as people see them now.
    func showing(
        for inquiry: Inquiry,
        answer: @escaping @Sendable (Showcase) throws -> HTTPResponse
    ) -> Outcome {
        currentShowcase().map { self.response(to: inquiry, $0, answer) }
    }

    /// The skills with what people think of them, everything that was stored before among it.
    func currentShowcase() -> Eventually<Result<Showcase, any Error>> {
        opinions.current().map { found in
            found.map { opinions in
                let catalog = self.shelf.catalog
                let known = self.showcase.withLock { $0 }
                if let known, known.shows(catalog, opinions) { return known }
                let new = Showcase(catalog, opinions)
                self.showcase.withLock { $0 = new }
                return new
            }
        }
    }

    /// The skill that somebody means (Q28).
    func skill(meantBy inquiry: Inquiry) throws(Refusal) -> ShelvedSkill {
        guard let entry = shelf.catalog.entry(meantBy: inquiry.skillPath) else {
            throw Refusal(404, "Skill does not exist.")
        }
        return entry
    }
}

extension Inquiry {
    /// The parts of the name that was sent, or what counts where they were not.
    var skillPath: SkillPath {
        SkillPath(
            model: arguments.text(.model) ?? "general",
            group: arguments.text(.group) ?? "Knowledge",
            language: arguments.text(.language) ?? "en",
            skill: arguments.text(.skill) ?? ""
        )
    }
}

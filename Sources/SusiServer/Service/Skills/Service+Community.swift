// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// The skills of an author, by name or by address.
    func skillsByAuthor(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        if let author = inquiry.arguments.text(.author) {
            var answer = AuthorSkills()
            let mine = shelf.catalog.entries.filter {
                $0.card.author?.lowercased() == author.lowercased()
            }
            for (place, entry) in mine.enumerated() {
                answer.extra.append(String(place), .string(entry.path.text))
            }
            answer.envelope = inquiry.accepted("Success: Fetched skills of the author")
            return .now(inquiry.response(answer.object))
        }
        guard let email = inquiry.arguments.text(.authorEmail)?.lowercased() else {
            throw Refusal(400, "Please name the author, or the author's address.")
        }
        return showing(for: inquiry) { showcase in
            var answer = AuthorSkills()
            answer.avatar = Endpoint.getAvatar.path
            answer.skills = showcase.skills.filter { skill in
                let isNamed = skill.card.authorEmail?.lowercased() == email
                // Which account wrote what is known to that account only.
                guard let account = inquiry.account, account.email == email else { return isNamed }
                return isNamed || skill.entry.origin == .written(by: account.id)
            }.map { $0.card }
            answer.envelope = inquiry.accepted("Success: Fetched skills of the author")
            return inquiry.response(answer.object)
        }
    }

    /// The skills that people reported, with what they say.
    func reportedSkills(_ inquiry: Inquiry) -> Outcome {
        let wanted = inquiry.arguments.text(.search)?.withoutBlanks.lowercased() ?? ""
        return currentShowcase().then { found in
            self.reading(for: inquiry) { transaction in
                (try found.get(), try transaction.feedback.reports())
            } answer: { showcase, reports in
                var list = ReportList()
                list.skills = Dictionary(grouping: reports) { $0.skill }
                    .sorted { $0.key < $1.key }
                    .compactMap { key, reports in
                        guard key.lowercased().contains(wanted) || wanted.isEmpty else {
                            return nil
                        }
                        return ReportedSkill(key, reports, in: showcase)
                    }
                list.envelope = inquiry.accepted("Success: Fetched reported skills")
                return inquiry.response(list.object)
            }
        }
    }

    /// The pictures on the start page.
    func slideshow(_ inquiry: Inquiry) -> Outcome {
        reading(for: inquiry) { transaction in
            try transaction.slides.all()
        } answer: { slides in
            var show = Slideshow()
            var named = Named<Slide>()
            for slide in slides {
                var shown = Slide()
                shown.imageName = slide.imageName
                shown.info = slide.info
                named.append(slide.link, shown)
            }
            show.slides = named
            show.envelope = inquiry.accepted("Success: Fetched the slideshow")
            return inquiry.response(show.object)
        }
    }

    /// Adds a picture to the start page, or takes it away.
    func changeSlideshow(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let arguments = inquiry.arguments
        let slide = SlideRecords.Slide(
            link: arguments.text(.redirectLink) ?? "",
            imageName: arguments.text(.imageName) ?? "",
            info: arguments.text(.info) ?? ""
        )
        let isRemoved = arguments.flag(.deleteSlide)
        let isLink = ["https://", "http://", "/"].contains { slide.link.hasPrefix($0) }
        let sizes = [slide.link, slide.imageName, slide.info].map { $0.utf8.count }
        guard isRemoved || isLink, sizes.allSatisfy({ $0 <= 2000 }) else {
            throw Refusal(
                422,
                "The link has to begin with https://, http:// or /, and nothing may be longer than 2000 bytes."
            )
        }
        return writing(for: inquiry) { transaction in
            if isRemoved {
                guard try transaction.slides.remove(link: slide.link) else {
                    throw Refusal(404, "There is no slide that leads there.")
                }
            } else {
                try transaction.slides.put(slide, at: inquiry.arrival)
            }
        } answer: {
            inquiry.acceptance(isRemoved ? "Slide deleted." : "Slide stored.")
        }
    }
}

extension ReportedSkill {
    fileprivate init?(
        _ key: String,
        _ found: [SkillFeedbackRecords.Report],
        in showcase: Showcase
    ) {
        guard let path = SkillPath(reading: key) else { return nil }
        self.init()
        // It may have been deleted since.
        let card = showcase.catalog.entry(named: key).map { showcase.shown($0).card }
        name = path.skill
        model = path.model
        group = path.group
        language = path.language
        author = card?.author ?? ""
        type = "Public"
        isEditable = card?.isEditable ?? false
        isReviewed = card?.isReviewed ?? false
        reports = found.map { row in
            var report = Report()
            report.feedback = row.feedback
            report.email = row.email
            return report
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// A thumb for an answer; nobody needs an account for that.
    func rateSkill(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let key = try skill(meantBy: inquiry).key
        let isPositive = inquiry.arguments.text(.rating) == "positive"
        return writing(for: inquiry) { transaction in
            try transaction.opinions.vote(isPositive, on: key)
        } answer: { count in
            inquiry.acceptance(count == 1 ? "Skill ratings added" : "Skill ratings updated")
        }
    }

    /// Stars.
    func fiveStarRateSkill(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let (key, account) = try mine(inquiry)
        guard let stars = inquiry.arguments.int(.stars) else {
            throw Refusal(422, "Rating not provided.")
        }
        guard (1...5).contains(stars) else {
            throw Refusal(422, "The stars have to be a number from 1 to 5.")
        }
        return writing(for: inquiry) { transaction in
            try transaction.opinions.rate(key, stars: stars, by: account, at: inquiry.arrival)
            return try transaction.opinions.opinions(of: key)[key]
        } answer: { opinion in
            var reply = StarsReply()
            reply.ratings = (opinion ?? SkillOpinion()).starCounts
            reply.envelope = inquiry.accepted("Skill ratings updated")
            return inquiry.response(reply.strict().object)
        }
    }

    /// The stars that whoever asks gave a skill.
    func ratingByUser(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let (key, account) = try mine(inquiry)
        return reading(for: inquiry) { transaction in
            try transaction.opinions.rating(of: key, by: account)
        } answer: { found in
            var reply = UserRatingReply()
            reply.ratings = found.map { stars, rated in
                var rating = UserRating()
                rating.email = inquiry.account?.email
                rating.stars = stars
                rating.timestamp = DateText(rated, .sql(.utc))
                return rating
            }
            reply.envelope = inquiry.accepted("Fetched user rating successfully")
            return inquiry.response(reply.object)
        }
    }

    /// Thumbs, stars and how many wrote or bookmarked something.
    func skillRating(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let entry = try skill(meantBy: inquiry)
        return showing(for: inquiry) { showcase in
            var reply = SkillRatingReply()
            reply.name = entry.path.skill
            reply.rating = showcase.shown(entry).opinion.rating
            reply.envelope = inquiry.accepted("Skill ratings fetched")
            return inquiry.response(reply.strict().object)
        }
    }

    /// How the average came to be what it is.
    func ratingsOverTime(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let key = try skill(meantBy: inquiry).key
        return reading(for: inquiry) { transaction in
            try transaction.opinions.ratingsByDay(of: key)
        } answer: { days in
            var reply = RatingsOverTime()
            guard !days.isEmpty else {
                reply.envelope = inquiry.refused("Skill has not been rated yet")
                return inquiry.response(reply.object)
            }
            var people: Int64 = 0
            var stars: Int64 = 0
            reply.points = days.map { day in
                people += day.count
                stars += day.stars
                var point = RatingPoint()
                point.rating = (Double(stars) / Double(people) * 100).rounded() / 100
                point.count = people
                point.timestamp = DateText(day.last, .sql(.utc))
                return point
            }
            reply.envelope = inquiry.accepted("Ratings fetched")
            return inquiry.response(reply.object)
        }
    }

    /// The skills that whoever asks gave stars, and those they bookmarked.
    func profileDetails(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try account(of: inquiry)
        return currentShowcase().then { found in
            self.reading(for: inquiry) { transaction in
                (
                    try found.get(), try transaction.opinions.ratings(by: account.id),
                    try transaction.opinions.bookmarks(of: account.id)
                )
            } answer: { showcase, ratings, bookmarks in
                var details = ProfileDetails()
                for rating in ratings {
                    guard let path = SkillPath(reading: rating.skill) else { continue }
                    var rated = RatedSkill()
                    rated.stars = rating.stars
                    rated.timestamp = DateText(rating.rated, .sql(.utc))
                    rated.group = path.group
                    rated.language = path.language
                    details.append(path.skill, rated)
                }
                // A skill may have been deleted since.
                details.bookmarks = bookmarks.compactMap { key in
                    showcase.catalog.entry(named: key).map { showcase.shown($0).card }
                }
                details.envelope =
                    ratings.isEmpty
                    ? inquiry.refused("User has not rated any Skills yet.")
                    : inquiry.accepted("User ratings fetched.")
                return inquiry.response(details.object)
            }
        }
    }

    /// Marks a skill as one to come back to.
    func bookmarkSkill(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let (key, account) = try mine(inquiry)
        guard let text = inquiry.arguments.parameters.text(.bookmark) else {
            throw Refusal(422, "Bookmark not provided.")
        }
        guard ["0", "1", "true", "false"].contains(text) else {
            throw Refusal(422, "The bookmark has to be 1 or 0.")
        }
        let isMarked = inquiry.arguments.flag(.bookmark)
        return writing(for: inquiry) { transaction in
            try transaction.opinions.bookmark(key, isMarked, by: account, at: inquiry.arrival)
        } answer: {
            var reply = BookmarkReply()
            reply.isBookmarked = isMarked
            reply.envelope = inquiry.accepted("Skill bookmark updated")
            return inquiry.response(reply.object)
        }
    }

    /// The skill that is meant, and the account that has something to say about it.
    func mine(_ inquiry: Inquiry) throws(Refusal) -> (key: String, account: Int64) {
        let account = try account(of: inquiry)
        // A page of another site could have a browser send its cookie, though not a parameter.
        let hasParameter = inquiry.arguments.parameters.text(.accessToken) != nil
        guard inquiry.admission?.kind != .cookie || hasParameter else {
            throw Refusal(422, "Access token not given.")
        }
        return (try skill(meantBy: inquiry).key, account.id)
    }

    /// Who asks, where that has to be somebody with an account.
    func account(of inquiry: Inquiry) throws(Refusal) -> Account {
        guard let account = inquiry.account else {
            throw Refusal(401, "Please log in first: this belongs to an account.")
        }
        return account
    }
}

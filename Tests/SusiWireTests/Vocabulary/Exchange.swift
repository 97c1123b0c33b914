// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

/// A recorded request with its answer, and what our types make of the answer.
struct Exchange: Sendable, CustomTestStringConvertible {
    let name: String
    let path: String
    let status: Int
    let body: JSON

    init(_ file: URL) throws {
        name = file.lastPathComponent
        let json = try JSON(parsing: Array(Data(contentsOf: file)))
        let request = try #require(json["request"])
        let target = try #require(request["path"]?.string)
        path = try #require(RequestPath(cleaning: target)).path
        status = Int(try #require(json["status"]?.int64))
        body = try #require(json["body"])
    }

    var testDescription: String {
        name
    }

    /// The JSON of the answer; a page has none, a call of a function has it inside.
    func json() throws -> JSON? {
        guard let text = body.string else { return body }
        guard let inside = Callback.unwrap(Array(text.utf8)) else { return nil }
        return try JSON(parsing: Array(inside))
    }

    /// The answer read by the type that its path calls for and written again.
    static func rewritten(_ json: JSON, at path: String) throws(WireError) -> JSON? {
        guard let endpoint = Endpoint(path: path) else { return nil }
        return switch endpoint {
        case .chat: try ChatAnswer(json).json
        case .memory: try MemoryReply(json).json
        case .status: try ServerStatus(json).json
        case .login: try LoginReply(json).json
        case .signup: json["regex"] == nil ? try PlainReply(json).json : try PasswordRule(json).json
        case .checkRegistration: try RegistrationCheck(json).json
        case .listUserSettings: try SettingsReply(json).json
        case .getCaptchaConfig: try CaptchaReply(json).json
        case .getAPIKeys: try APIKeys(json).json
        case .getUsers: try UserList(json).json
        case .listUserDevices: try DeviceList(json).json
        case .getGroups: try GroupList(json).json
        case .getSkillList: try SkillList(json).json
        case .getSkillMetadata: try SkillMetadata(json).json
        case .getSkillMetricsData: try SkillMetrics(json).json
        case .getAllLanguages, .getLanguage: try LanguageList(json).json
        case .getSkill: try SkillSource(json).json
        case .getSkillRating: try SkillRatingReply(json).json
        case .fiveStarRateSkill: try StarsReply(json).json
        case .getRatingByUser: try UserRatingReply(json).json
        case .feedbackSkill, .reportSkill: try FeedbackReply(json).json
        case .getSkillFeedback: try FeedbackList(json).json
        case .bookmarkSkill: try BookmarkReply(json).json
        case .getSkillUsage, .getCountryWiseSkillUsage, .getDeviceWiseSkillUsage:
            try SkillUsage(json).json
        case .getRatingsOverTime: try RatingsOverTime(json).json
        case .getProfileDetails: try ProfileDetails(json).json
        case .getSkillSlideshow: try Slideshow(json).json
        case .getSkillsByAuthor: try AuthorSkills(json).json
        case .getSkillHistory: try SkillHistory(json).json
        case .getReportSkill: try ReportList(json).json
        default: try PlainReply(json).json
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// Answers an inquiry of somebody who may ask it; one line a service.
    func answer(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        switch inquiry.arguments.endpoint {
        case .chat: try chat(inquiry, request)
        case .memory: try memory(inquiry)
        case .status: .now(status(inquiry, request))
        case .console: .now(try console(inquiry))
        case .mind: .now(mind(inquiry))
        case .jsonPath: .now(try jsonPath(inquiry))
        case .unanswered, .answers: .now(noQuestions(inquiry))
        case .skillLog: .now(skillLog(inquiry))
        case .linkPreview: linkPreview(inquiry)
        case .feedReader: feed(inquiry)

        // Accounts and devices.
        case .login: try login(inquiry)
        case .signup: try signup(inquiry, request)
        case .checkRegistration: try checkRegistration(inquiry)
        case .resendVerificationLink: try resendVerificationLink(inquiry, request)
        case .recoverPassword: try recoverPassword(inquiry, request)
        case .resetPassword: try resetPassword(inquiry, request)
        case .changePassword: try changePassword(inquiry, request)
        case .changeUserSettings: try changeUserSettings(inquiry)
        case .listUserSettings: listUserSettings(inquiry)
        case .showAdminService: .now(showAdminService(inquiry))
        case .accountPermissions: .now(accountPermissions(inquiry))
        case .getCaptchaConfig: .now(captchaConfig(inquiry))
        case .captchaConfigService: .now(try changeCaptchaConfig(inquiry))
        case .getAPIKeys: try listKeys(inquiry)
        case .apiKeys: try changeKeys(inquiry)
        case .getEmailSettings: .now(mailSettings(inquiry))
        case .emailSettings: .now(try changeMailSettings(inquiry))
        case .getUsers: try users(inquiry)
        case .changeRoles: try changeRoles(inquiry)
        case .deleteUserAccount: try deleteUserAccount(inquiry)
        case .account: try account(inquiry, request)
        case .log: .now(logTail(inquiry))
        case .access: .now(access(inquiry))
        case .addNewDevice: try addNewDevice(inquiry)
        case .listUserDevices: try listUserDevices(inquiry)
        case .removeUserDevices: try removeUserDevices(inquiry)
        case .modifyUserDevices: try modifyUserDevices(inquiry)
        case .getDeviceList: deviceList(inquiry)
        case .uploadAvatar: try uploadAvatar(inquiry)
        case .getAvatar: avatar(inquiry)

        // Skills, and what people think of them.
        case .getGroups: .now(groups(inquiry))
        case .getSkillList: try skillList(inquiry)
        case .getSkillMetadata: try skillMetadata(inquiry)
        case .getSkillMetricsData: try skillMetrics(inquiry)
        case .getAllLanguages: .now(languages(inquiry))
        case .getLanguage: .now(groupLanguages(inquiry))
        case .rateSkill: try rateSkill(inquiry)
        case .feedbackLog: try logFeedback(inquiry)
        case .fiveStarRateSkill: try fiveStarRateSkill(inquiry)
        case .getRatingByUser: try ratingByUser(inquiry)
        case .feedbackSkill: try feedbackSkill(inquiry)
        case .getSkillFeedback: try skillFeedback(inquiry, request)
        case .removeFeedback: try removeFeedback(inquiry)
        case .reportSkill: try reportSkill(inquiry)
        case .bookmarkSkill: try bookmarkSkill(inquiry)
        case .getSkillUsage: try skillUsage(inquiry)
        case .getCountryWiseSkillUsage: try countryUsage(inquiry)
        case .getDeviceWiseSkillUsage: try deviceUsage(inquiry)
        case .getRatingsOverTime: try ratingsOverTime(inquiry)
        case .getSkillRating: try skillRating(inquiry)
        case .getProfileDetails: try profileDetails(inquiry)
        case .getSkillsByAuthor: try skillsByAuthor(inquiry)
        case .getSkillSlideshow: slideshow(inquiry)
        case .getImage: image(inquiry)

        // Writing skills.
        case .getSkill: try skillSource(inquiry)
        case .createSkill: try createSkill(inquiry)
        case .modifySkill: try modifySkill(inquiry)
        case .deleteSkill: try deleteSkill(inquiry)
        case .undoDeleteSkill: try undoDeleteSkill(inquiry)
        case .skillsToBeDeleted: skillsToBeDeleted(inquiry)
        case .getSkillHistory: try skillHistory(inquiry)
        case .getFileAtCommitID: try fileAtCommit(inquiry)
        case .changeSkillStatus: try changeSkillStatus(inquiry)
        case .getReportSkill: reportedSkills(inquiry)
        case .storeDraft: try storeDraft(inquiry)
        case .readDraft: try readDraft(inquiry)
        case .deleteDraft: try deleteDraft(inquiry)
        case .getPrivateSkillList: allPrivateSkills(inquiry)
        case .skillSlideshow: try changeSlideshow(inquiry)
        case .uploadImage: try uploadImage(inquiry)
        case .topMenu: .now(topMenu(inquiry))
        case .apps: .now(apps(inquiry))

        // Pictures that are drawn here.
        case .mapPicture: try mapPicture(inquiry, request)
        case .markdownPicture: try markdownPicture(inquiry, request)
        case .pieChartPicture: try pieChartPicture(inquiry, request)

        // About the server itself.
        case .events: .now(try events(inquiry, request))
        case .forget: try forget(inquiry)
        case .timers: try timers(inquiry)
        case .openAPI: .now(openAPI())
        case .metrics: .now(try metrics(inquiry, request))

        // What comes from elsewhere.
        case .webSearch: try webSearch(inquiry)
        case .listen: try listen(inquiry, request)
        case .picture: try outsidePicture(inquiry, request)
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

extension Endpoint {
    /// What it answers with when all went well; what has a name of its own is added to `named`.
    func reply(naming named: inout JSONObject) -> ReplyDescription {
        switch self {
        case .chat: .json(ChatAnswer.schema(naming: &named))
        case .memory: .json(MemoryReply.schema(naming: &named))
        case .webSearch: .json(SearchReply.schema(naming: &named))
        case .listen: .json(Transcript.schema(naming: &named))
        case .linkPreview: .json(LinkPreview.schema(naming: &named))
        case .console, .feedReader, .mind, .timers: .json(DataReply.schema(naming: &named))
        case .status: .json(ServerStatus.schema(naming: &named))
        case .unanswered, .answers, .log: .text()

        case .login: .json(LoginReply.schema(naming: &named))
        case .signup, .recoverPassword: .json(PasswordRule.schema(naming: &named))
        case .checkRegistration: .json(RegistrationCheck.schema(naming: &named))
        case .listUserSettings: .json(SettingsReply.schema(naming: &named))
        case .showAdminService: .json(AdminCheck.schema(naming: &named))
        case .accountPermissions: .json(Permissions.schema(naming: &named))
        case .getCaptchaConfig: .json(CaptchaReply.schema(naming: &named))
        case .getAPIKeys: .json(APIKeys.schema(naming: &named))
        case .getUsers: .json(UserList.schema(naming: &named))
        case .uploadAvatar, .uploadImage: .json(UploadReply.schema(naming: &named))
        case .listUserDevices: .json(DeviceList.schema(naming: &named))
        case .getDeviceList: .json(DeviceOwners.schema(naming: &named))

        case .getGroups: .json(GroupList.schema(naming: &named))
        case .getSkillList, .getPrivateSkillList: .json(SkillList.schema(naming: &named))
        case .getSkillMetadata: .json(SkillMetadata.schema(naming: &named))
        case .getSkillMetricsData: .json(SkillMetrics.schema(naming: &named))
        case .getAllLanguages, .getLanguage: .json(LanguageList.schema(naming: &named))
        case .fiveStarRateSkill: .json(StarsReply.schema(naming: &named))
        case .getRatingByUser: .json(UserRatingReply.schema(naming: &named))
        case .feedbackSkill, .reportSkill: .json(FeedbackReply.schema(naming: &named))
        case .getSkillFeedback: .json(FeedbackList.schema(naming: &named))
        case .bookmarkSkill: .json(BookmarkReply.schema(naming: &named))
        case .getSkillUsage, .getCountryWiseSkillUsage, .getDeviceWiseSkillUsage:
            .json(SkillUsage.schema(naming: &named))
        case .getRatingsOverTime: .json(RatingsOverTime.schema(naming: &named))
        case .getSkillRating: .json(SkillRatingReply.schema(naming: &named))
        case .getProfileDetails: .json(ProfileDetails.schema(naming: &named))
        case .getSkillsByAuthor: .json(AuthorSkills.schema(naming: &named))
        case .getSkillSlideshow: .json(Slideshow.schema(naming: &named))

        case .getSkill: .json(SkillSource.schema(naming: &named))
        case .getSkillHistory: .json(SkillHistory.schema(naming: &named))
        case .getFileAtCommitID: .json(SkillVersion.schema(naming: &named))
        case .getReportSkill: .json(ReportList.schema(naming: &named))
        case .storeDraft, .readDraft: .json(Drafts.schema(naming: &named))

        case .getAvatar, .getImage, .mapPicture, .markdownPicture, .pieChartPicture, .picture:
            .picture
        case .events: .text("text/event-stream")
        case .openAPI: .json(["type": "object"])
        case .metrics: .text("text/plain")

        // Only whether it worked, or members that no type names.
        case .jsonPath, .skillLog, .resendVerificationLink, .resetPassword, .changePassword,
            .changeUserSettings, .captchaConfigService, .apiKeys, .getEmailSettings,
            .emailSettings, .changeRoles, .deleteUserAccount, .access, .addNewDevice,
            .removeUserDevices, .modifyUserDevices, .rateSkill, .feedbackLog, .removeFeedback,
            .createSkill, .modifySkill, .deleteSkill, .undoDeleteSkill, .skillsToBeDeleted,
            .changeSkillStatus, .deleteDraft, .skillSlideshow, .topMenu, .apps, .account, .forget:
            .json(PlainReply.schema(naming: &named))
        }
    }
}

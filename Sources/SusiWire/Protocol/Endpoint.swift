// Susi. SPDX-License-Identifier: Apache-2.0

/// Everything that can be asked of a server, one case a service.
///
/// What a service is called, takes and demands stands in its `declaration`: the server reads
/// requests by it, the app writes them by it, and nobody spells a path anywhere else.
public enum Endpoint: UInt8, Sendable, CaseIterable {
    // The conversation.
    case chat, memory, linkPreview, console, feedReader, mind, jsonPath, status
    case unanswered, answers, skillLog

    // Accounts.
    case login, signup, checkRegistration, resendVerificationLink, recoverPassword
    case resetPassword, changePassword, changeUserSettings, listUserSettings
    case showAdminService, accountPermissions, getCaptchaConfig, captchaConfigService
    case getAPIKeys, apiKeys, getEmailSettings, emailSettings, getUsers, changeRoles
    case deleteUserAccount, uploadAvatar, getAvatar, log, access

    // Devices.
    case addNewDevice, listUserDevices, removeUserDevices, modifyUserDevices, getDeviceList

    // Skills.
    case getGroups, getSkillList, getSkillMetadata, getSkillMetricsData, getAllLanguages
    case getLanguage, rateSkill, feedbackLog, fiveStarRateSkill, getRatingByUser, feedbackSkill
    case getSkillFeedback, removeFeedback, reportSkill, bookmarkSkill, getSkillUsage
    case getCountryWiseSkillUsage, getDeviceWiseSkillUsage, getRatingsOverTime, getSkillRating
    case getProfileDetails, getSkillsByAuthor, getSkillSlideshow, getImage

    // Authoring.
    case getSkill, createSkill, modifySkill, deleteSkill, undoDeleteSkill, skillsToBeDeleted
    case getSkillHistory, getFileAtCommitID, changeSkillStatus, getReportSkill, storeDraft
    case readDraft, deleteDraft, getPrivateSkillList, skillSlideshow, uploadImage, topMenu, apps

    // Pictures.
    case mapPicture, markdownPicture, pieChartPicture

    // Susi's own.
    case account, events, forget, timers, openAPI, metrics, picture, webSearch, listen

    /// What the protocol says about the service.
    public var declaration: EndpointDeclaration {
        EndpointTable.shared.declarations[Int(rawValue)]
    }

    /// The path a request for it names first.
    public var path: String {
        declaration.paths[0]
    }

    /// Finds the service that answers at a path, exactly as `RequestPath` cleans it.
    public init?(path: String) {
        var path = path
        let found = path.withUTF8 { EndpointTable.shared.endpoint(at: $0) }
        guard let found else { return nil }
        self = found
    }

    /// Finds the service that answers at a path, from the bytes that arrived.
    public init?(path: UnsafeBufferPointer<UInt8>) {
        guard let found = EndpointTable.shared.endpoint(at: path) else { return nil }
        self = found
    }
}

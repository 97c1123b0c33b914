// Susi. SPDX-License-Identifier: Apache-2.0

/// The name of every parameter that an endpoint of the protocol takes.
public enum Parameter: String, Sendable, CaseIterable {
    // Everywhere.
    case accessToken = "access_token"
    case ages
    case callback
    case minified
    case requestSession = "request_session"

    // The conversation.
    case all
    case assistantModel
    case cognitions
    case count
    case countryCode = "country_code"
    case countryName = "country_name"
    case date
    case debug
    case deviceType = "device_type"
    case dream
    case excludeDefaultSkills
    case focus
    case geosource
    case instant
    case json
    case latitude
    case longitude
    case path
    case persona
    case privateSkill = "privateskill"
    case q
    case quiet
    case query
    case searches
    case sign
    case timezoneOffset
    case url
    case userID = "userid"

    // Accounts.
    case changePassword = "changepassword"
    case checkEmail = "check_email"
    case checkLogin
    case delete
    case deleteKey
    case email
    case emailID = "emailId"
    case encryption
    case forgotEmail = "forgotemail"
    case frontendURL = "frontend_url"
    case getDeviceStats
    case getPageCount
    case getParameters
    case getThumbnail
    case getUserCount
    case getUserStats
    case key
    case keyName
    case keyValue
    case login
    case logout
    case newPass = "newpass"
    case newPassword = "newpassword"
    case page
    case password
    case port
    case recaptcha = "g-recaptcha-response"
    case receiverEmail = "receiver_email"
    case role
    case search
    case sendgridToken = "sendgrid_token"
    case signup
    case smtpHost = "smtp_host"
    case token
    case trustsSelfSigned = "trustselfsignedcerts"
    case type
    case user
    case userName = "username"
    case validateEmail
    case validSeconds = "valid_seconds"
    case value

    // Devices.
    case macID = "macid"
    case name
    case room

    // Skills.
    case applyFilter
    case author
    case authorEmail = "author_email"
    case averageRating = "avg_rating"
    case avatar
    case bookmark
    case duration
    case feedback
    case filterName = "filter_name"
    case filterType = "filter_type"
    case group
    case image
    case language
    case metrics
    case model
    case offset
    case `private`
    case rating
    case reviewed
    case searchType = "search_type"
    case skill
    case sliderImage
    case staffPicks = "staff_picks"
    case stars
    case susiReply = "susi_reply"
    case userQuery = "user_query"

    // Authoring.
    case buildCode
    case category
    case changelog
    case commitID
    case configCode
    case content
    case deleteSlide
    case designCode
    case editable
    case id
    case imageChanged
    case imageName = "image_name"
    case imageNameChanged = "image_name_changed"
    case info
    case newGroup = "NewGroup"
    case newImageName = "new_image_name"
    case newLanguage = "NewLanguage"
    case newModel = "NewModel"
    case newSkill = "NewSkill"
    case oldGroup = "OldGroup"
    case oldImageName = "old_image_name"
    case oldLanguage = "OldLanguage"
    case oldModel = "OldModel"
    case oldSkill = "OldSkill"
    case redirectLink = "redirect_link"
    case staffPick
    case systemSkill
    case uuid

    // Pictures.
    case colorBackground = "color_background"
    case colorCode = "color_code"
    case colorHeadline = "color_headline"
    case colorText = "color_text"
    case data
    case height
    case legend
    case mapLatitude = "mlat"
    case mapLongitude = "mlon"
    case padding
    case text
    case tooltip
    case uppercase
    case width
    case zoom

    /// The name as it travels.
    public var name: String {
        rawValue
    }

    /// Another spelling that old apps send for the same parameter.
    var otherName: String? {
        self == .accessToken ? "access-token" : nil
    }
}

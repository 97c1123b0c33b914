// Susi. SPDX-License-Identifier: Apache-2.0

extension EndpointDeclaration {
    /// Where a skill is, which every skill service takes.
    private static let place: [ParameterDeclaration] = [
        .text(.model, or: "general"), .text(.group, or: "Knowledge"), .text(.language, or: "en"),
    ]

    /// Which skill is meant.
    private static let skill = place + [.required(.skill)]

    /// Browsing, rating and talking back.
    static let skills: [EndpointDeclaration] = [
        .init(.getGroups, "/cms/getGroups.json", [.text(.model, or: "general"), .text(.language)]),
        .init(
            .getSkillList,
            "/cms/getSkillList.json",
            [
                .text(.model, or: "general"),
                .text(.group, or: "All"),
                .list(.language, or: "en"),
                .flag(.applyFilter),
                .choice(.filterName, ["ascending", "descending"]),
                .choice(
                    .filterType,
                    [
                        "creation_date", "modified_date", "lexicographical", "rating",
                        "top_rated", "usage", "feedback",
                    ]
                ),
                .int(.count),
                .int(.page),
                .int(.offset),
                .prose(.q),
                .list(.searchType),
                .int(.duration, or: -1),
                .int(.averageRating, or: -1),
                .choice(.reviewed, ["false", "true"], or: "false"),
                .choice(.staffPicks, ["false", "true"], or: "false"),
                .text(.private),
            ]
        ),
        .init(
            .getSkillMetadata,
            "/cms/getSkillMetadata.json",
            place + [.text(.skill), .text(.userID)]
        ),
        .init(
            .getSkillMetricsData,
            "/cms/getSkillMetricsData.json",
            place + [
                .int(.count, or: 10),
                .text(.metrics, or: "Games, Trivia and Accessories"),
                .int(.duration, or: -1),
            ]
        ),
        .init(.getAllLanguages, "/cms/getAllLanguages.json", [.text(.group)]),
        .init(
            .getLanguage,
            "/cms/getLanguage.json",
            [.text(.model, or: "general"), .text(.group, or: "Knowledge")]
        ),
        .init(.rateSkill, "/cms/rateSkill.json", skill + [rating]),
        .init(
            .feedbackLog,
            "/cms/feedbackLog.json",
            skill + [
                rating, .prose(.userQuery), .prose(.susiReply), .text(.countryName),
                .text(.countryCode), .text(.deviceType),
            ]
        ),
        .init(
            .fiveStarRateSkill,
            "/cms/fiveStarRateSkill.json",
            role: .user,
            skill + [.int(.stars)]
        ),
        .init(.getRatingByUser, "/cms/getRatingByUser.json", role: .user, skill),
        .init(
            .feedbackSkill,
            "/cms/feedbackSkill.json",
            role: .user,
            skill + [.prose(.feedback)]
        ),
        .init(.getSkillFeedback, "/cms/getSkillFeedback.json", skill),
        .init(.removeFeedback, "/cms/removeFeedback.json", role: .user, skill),
        .init(
            .reportSkill,
            "/cms/reportSkill.json",
            role: .user,
            skill + [.prose(.feedback)]
        ),
        .init(
            .bookmarkSkill,
            "/cms/bookmarkSkill.json",
            role: .user,
            skill + [.flag(.bookmark)]
        ),
        .init(.getSkillUsage, "/cms/getSkillUsage.json", skill + [.int(.duration, or: 7)]),
        .init(.getCountryWiseSkillUsage, "/cms/getCountryWiseSkillUsage.json", skill),
        .init(.getDeviceWiseSkillUsage, "/cms/getDeviceWiseSkillUsage.json", skill),
        .init(.getRatingsOverTime, "/cms/getRatingsOverTime.json", skill),
        .init(.getSkillRating, "/cms/getSkillRating.json", skill),
        .init(.getProfileDetails, "/cms/getProfileDetails.json", role: .user),
        .init(
            .getSkillsByAuthor,
            "/cms/getSkillsByAuthor.json",
            [.text(.author), .text(.authorEmail)]
        ),
        .init(.getSkillSlideshow, "/cms/getSkillSlideshow.json"),
        // Pictures have no defaults: which parameters are there decides what is meant.
        .init(
            .getImage,
            "/cms/getImage.png",
            [
                .text(.model), .text(.group), .text(.language), .text(.image), .flag(.avatar),
                .text(.sliderImage),
            ]
        ),
    ]

    private static let rating = ParameterDeclaration.required(
        .rating,
        .choice(["positive", "negative"])
    )

    /// Writing skills and looking after those of others.
    static let authoring: [EndpointDeclaration] = [
        .init(
            .getSkill,
            "/cms/getSkill.json",
            place + [.text(.skill, or: "wikipedia"), .flag(.private), .text(.email)]
        ),
        .init(
            .createSkill,
            "/cms/createSkill.json",
            methods: .upload,
            role: .user,
            skill + [
                .required(.content, .prose), .file(.image), .text(.imageName), .flag(.private),
            ]
        ),
        .init(
            .modifySkill,
            "/cms/modifySkill.json",
            methods: .upload,
            role: .user,
            [
                .text(.oldModel, or: "general"), .text(.oldGroup, or: "Knowledge"),
                .text(.oldLanguage, or: "en"), .required(.oldSkill),
                .text(.newModel, or: "general"), .text(.newGroup, or: "Knowledge"),
                .text(.newLanguage, or: "en"), .required(.newSkill), .prose(.changelog),
                .required(.content, .prose), .flag(.imageChanged), .text(.oldImageName),
                .text(.newImageName), .flag(.imageNameChanged), .file(.image), .flag(.private),
                // Our own: the version that the change was made to.
                .long(.commitID),
            ]
        ),
        .init(
            .deleteSkill,
            "/cms/deleteSkill.json",
            role: .user,
            skill + [.flag(.private), .text(.uuid)]
        ),
        // The original lets anybody bring back a skill.
        .init(.undoDeleteSkill, "/cms/undoDeleteSkill.json", role: .user, skill),
        .init(.skillsToBeDeleted, "/cms/skillsToBeDeleted.json", role: .admin),
        .init(.getSkillHistory, "/cms/getSkillHistory.json", skill),
        .init(.getFileAtCommitID, "/cms/getFileAtCommitID.json", skill + [.required(.commitID)]),
        .init(
            .changeSkillStatus,
            "/cms/changeSkillStatus.json",
            role: .admin,
            skill + [
                .choice(.reviewed, ["false", "true"]), .choice(.editable, ["false", "true"]),
                .choice(.staffPick, ["false", "true"]), .choice(.systemSkill, ["false", "true"]),
            ]
        ),
        .init(.getReportSkill, "/cms/getReportSkill.json", role: .operator, [.prose(.search)]),
        .init(
            .storeDraft,
            "/cms/storeDraft.json",
            methods: .upload,
            role: .user,
            [
                .text(.category), .text(.language), .prose(.name), .prose(.buildCode),
                .prose(.designCode), .prose(.configCode), .text(.image), .text(.id),
            ]
        ),
        .init(.readDraft, "/cms/readDraft.json", role: .user, [.text(.id)]),
        .init(.deleteDraft, "/cms/deleteDraft.json", role: .user, [.required(.id)]),
        .init(
            .getPrivateSkillList,
            "/cms/getPrivateSkillList.json",
            role: .operator,
            [.prose(.search)]
        ),
        .init(
            .skillSlideshow,
            "/cms/skillSlideshow.json",
            role: .admin,
            [.required(.redirectLink), .required(.imageName), .prose(.info), .flag(.deleteSlide)]
        ),
        .init(
            .uploadImage,
            "/cms/uploadImage.json",
            methods: .upload,
            role: .user,
            [.required(.image, .file), .required(.imageName)]
        ),
        .init(.topMenu, "/cms/topmenu.json"),
        .init(.apps, "/cms/apps.json"),
    ]

    /// Pictures that the server draws.
    static let pictures: [EndpointDeclaration] = [
        .init(
            .mapPicture,
            "/vis/map.png",
            also: formats("/vis/map"),
            [
                .prose(.text), .required(.mapLatitude, .double), .required(.mapLongitude, .double),
                .int(.zoom, or: 19), .int(.width, or: 512), .int(.height, or: 256),
            ]
        ),
        .init(
            .markdownPicture,
            "/vis/markdown.png",
            also: formats("/vis/markdown"),
            [
                .required(.text, .prose), .int(.padding, or: 3), .text(.uppercase, or: "true"),
                .text(.colorBackground), .text(.colorText), .text(.colorCode),
                .text(.colorHeadline),
            ]
        ),
        .init(
            .pieChartPicture,
            "/vis/piechart.png",
            also: ["/vis/piechart.png.base64"],
            [
                .required(.data, .prose), .flag(.legend), .flag(.tooltip), .int(.width, or: 500),
                .int(.height, or: 500),
            ]
        ),
    ]

    /// The other paths of a picture: other formats, and each as text.
    private static func formats(_ stem: String) -> [String] {
        [".gif", ".jpg", ".png.base64", ".gif.base64", ".jpg.base64"].map { stem + $0 }
    }
}

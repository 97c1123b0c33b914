// Susi. SPDX-License-Identifier: Apache-2.0

extension EndpointDeclaration {
    /// Signing up, logging in, settings and administration.
    static let accounts: [EndpointDeclaration] = [
        .init(
            .login,
            "/aaa/login.json",
            alternatives: [.checkLogin, .logout, .delete],
            [
                .required(.login),
                .required(.password, .prose),
                .required(
                    .type,
                    .choice(["access-token", "session", "cookie", "check_password"])
                ),
                .long(.validSeconds),
                .text(.recaptcha),
                .flag(.checkLogin),
                .flag(.logout),
                .flag(.delete),
            ]
        ),
        .init(
            .signup,
            "/aaa/signup.json",
            alternatives: [.getParameters, .validateEmail],
            [
                .required(.signup),
                .required(.password, .prose),
                .text(.recaptcha),
                .flag(.getParameters),
                .text(.validateEmail),
            ]
        ),
        .init(.checkRegistration, "/aaa/checkRegistration.json", [.required(.checkEmail)]),
        .init(.resendVerificationLink, "/aaa/resendVerificationLink.json", [.required(.emailID)]),
        .init(
            .recoverPassword,
            "/aaa/recoverpassword.json",
            alternatives: [.getParameters],
            [.required(.forgotEmail), .flag(.getParameters), .text(.token)]
        ),
        .init(
            .resetPassword,
            "/aaa/resetpassword.json",
            [.required(.token), .required(.newPass, .prose)]
        ),
        .init(
            .changePassword,
            "/aaa/changepassword.json",
            role: .user,
            [
                .required(.changePassword),
                .required(.password, .prose),
                .required(.newPassword, .prose),
                .text(.recaptcha),
            ]
        ),
        // The names of settings are parameters too: `SettingsChange` reads them.
        .init(
            .changeUserSettings,
            "/aaa/changeUserSettings.json",
            role: .user,
            [.int(.count), .text(.ages), .text(.email)]
        ),
        .init(.listUserSettings, "/aaa/listUserSettings.json", role: .user, [.text(.email)]),
        .init(.showAdminService, "/aaa/showAdminService.json"),
        .init(.accountPermissions, "/aaa/account-permissions.json"),
        .init(.getCaptchaConfig, "/aaa/getCaptchaConfig.json"),
        .init(
            .captchaConfigService,
            "/aaa/captchaConfigService.json",
            role: .admin,
            [.required(.key), .required(.value)]
        ),
        .init(
            .getAPIKeys,
            "/aaa/getApiKeys.json",
            [.choice(.type, ["public", "user"], or: "public")]
        ),
        .init(
            .apiKeys,
            "/aaa/apiKeys.json",
            role: .user,
            [.required(.keyName), .prose(.keyValue), .text(.type), .flag(.deleteKey)]
        ),
        .init(.getEmailSettings, "/aaa/getEmailSettings.json", role: .admin),
        .init(
            .emailSettings,
            "/aaa/emailSettings.json",
            role: .admin,
            [
                .text(.frontendURL), .text(.type), .prose(.name), .text(.email),
                .text(.sendgridToken), .text(.smtpHost), .int(.port), .text(.userName),
                .prose(.password), .text(.encryption), .flag(.trustsSelfSigned),
                .text(.receiverEmail),
            ]
        ),
        .init(
            .getUsers,
            "/aaa/getUsers.json",
            role: .operator,
            [
                .int(.page), .prose(.search), .flag(.getPageCount), .flag(.getUserCount),
                .flag(.getUserStats), .flag(.getDeviceStats),
            ]
        ),
        .init(
            .changeRoles,
            "/aaa/changeRoles.json",
            role: .admin,
            [.required(.user), .required(.role)]
        ),
        .init(
            .deleteUserAccount,
            "/aaa/deleteUserAccount.json",
            role: .admin,
            [.required(.email)]
        ),
        .init(
            .uploadAvatar,
            "/aaa/uploadAvatar.json",
            methods: .upload,
            role: .user,
            [.required(.image, .file), .text(.email)]
        ),
        .init(
            .getAvatar,
            "/getAvatar.png",
            [.flag(.getThumbnail), .text(.email), .text(.q)]
        ),
        // The original shows its log to everybody.
        .init(.log, "/log.txt", role: .operator, [.int(.count, or: 1000)]),
        .init(.access, "/aaa/access.json"),
    ]

    /// Smart speakers bound to an account.
    static let devices: [EndpointDeclaration] = [
        .init(
            .addNewDevice,
            "/aaa/addNewDevice.json",
            role: .user,
            [
                .required(.macID), .required(.name), .required(.room), .text(.latitude),
                .text(.longitude),
            ]
        ),
        .init(.listUserDevices, "/aaa/listUserDevices.json", role: .user),
        .init(.removeUserDevices, "/aaa/removeUserDevices.json", role: .user, [.text(.macID)]),
        .init(
            .modifyUserDevices,
            "/aaa/modifyUserDevices.json",
            role: .admin,
            [.required(.email), .required(.macID), .text(.name), .text(.room)]
        ),
        .init(.getDeviceList, "/aaa/getDeviceList.json", role: .operator, [.prose(.search)]),
    ]
}

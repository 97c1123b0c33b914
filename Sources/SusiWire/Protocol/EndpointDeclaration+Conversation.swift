// Susi. SPDX-License-Identifier: Apache-2.0

extension EndpointDeclaration {
    /// Asking, remembering and looking inside.
    static let conversation: [EndpointDeclaration] = [
        .init(
            .chat,
            "/susi/chat.json",
            [
                .prose(.q, or: ""),
                .int(.timezoneOffset, or: 0),
                .text(.language, or: "en"),
                .text(.deviceType, or: "Others"),
                .double(.latitude),
                .double(.longitude),
                .text(.geosource),
                .text(.countryCode, or: ""),
                .text(.countryName, or: ""),
                .prose(.instant),
                .text(.dream),
                .text(.persona),
                .text(.focus),
                .text(.privateSkill),
                .text(.userID),
                .text(.group),
                .text(.skill),
                .flag(.excludeDefaultSkills),
                // Our own: the app makes the searches of answers itself.
                .flag(.searches),
                .flag(.debug),
                .text(.count),
                .text(.assistantModel, or: "true"),
            ]
        ),
        .init(.memory, "/susi/memory.json", [.int(.cognitions, or: 10), .text(.date)]),
        .init(.linkPreview, "/susi/linkPreview.json", [.text(.url)]),
        .init(.console, "/susi/console.json", [.required(.q, .prose)]),
        .init(.feedReader, "/susi/rssreader.json", [.required(.url)]),
        .init(.mind, "/susi/mind.json", [.text(.dream)]),
        .init(.jsonPath, "/susi/jsonpath.json", [.prose(.json), .text(.url), .text(.path)]),
        .init(.status, "/susi/status.json"),
        .init(.unanswered, "/susi/unanswered.txt"),
        .init(.answers, "/susi/answers.txt"),
        .init(.skillLog, "/susi/skilllog.json", role: .admin),
    ]

    /// What Susi adds to the protocol.
    static let own: [EndpointDeclaration] = [
        // Reading exports all that is kept of a person, posting takes such an export in, and
        // deleting removes everything.
        .init(
            .account,
            "/aaa/account",
            methods: [.get, .head, .post, .delete, .options],
            role: .user,
            [.prose(.password)]
        ),
        .init(.events, "/events", methods: [.get, .head, .options], role: .user),
        // Writing only: no link and no picture of another page can ask for it.
        .init(
            .forget,
            "/susi/forget.json",
            methods: [.post, .options],
            [.text(.date), .prose(.query), .flag(.all)]
        ),
        .init(
            .timers,
            "/susi/timers.json",
            methods: [.post, .options],
            role: .user,
            [.int(.timezoneOffset), .flag(.quiet)]
        ),
        .init(.openAPI, "/openapi.json", methods: [.get, .head, .options]),
        .init(.metrics, "/metrics", methods: [.get, .head, .options]),
        .init(
            .picture,
            "/picture",
            methods: [.get, .head, .options],
            [.required(.url, .prose), .required(.sign)]
        ),
        .init(
            .webSearch,
            "/susi/websearch.json",
            [.required(.query, .prose), .text(.language, or: "en")]
        ),
        // The body is the recording itself.
        .init(.listen, "/susi/listen.json", methods: .upload, [.text(.language)]),
    ]
}

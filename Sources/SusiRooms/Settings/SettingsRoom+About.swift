// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

extension SettingsRoom {
    /// What Susi is, which version runs, and what it is made of.
    func aboutView(_ house: House) -> Node<RoomsMessage> {
        Node(
            .main,
            key: 2,
            [.class("screen page")],
            [
                Node(
                    .header,
                    [.class("heading")],
                    [
                        .iconLink(.back, words(.back, house), to: Screen.settings.address),
                        Node(.h1, text: words(.about, house)),
                    ]
                ), Node(.p, [.class("prose")], text: words(.aboutSusi, house)),
                Node(.p, [.class("prose")], text: words(.aboutPrivacy, house)),
                .section(
                    words(.versions, house),
                    [
                        fact(words(.versionOfApp, house), "\(Release.version)"),
                        fact(words(.serverAddress, house), house.origin),
                    ]
                ),
                .section(
                    words(.onward, house),
                    [
                        .link(words(.writeSkills, house), to: Screen.workshop.address),
                        .link(
                            words(.forPrograms, house),
                            words(.forProgramsHint, house),
                            to: "openapi.json"
                        ),
                    ]
                ),
                .section(
                    words(.licences, house),
                    [
                        .link(
                            words(.ownLicence, house),
                            "Apache License 2.0",
                            to: "https://www.apache.org/licenses/LICENSE-2.0"
                        )
                    ] + SettingsRoom.parts.map { fact("\($0.0)", "\($0.1)") }
                ),
            ]
        )
    }

    /// What the server is made of, and the licence of each.
    private static let parts: [(StaticString, StaticString)] = [
        ("Swift", "Apache License 2.0"), ("libmicrohttpd", "LGPL 2.1"), ("libcurl", "curl"),
        ("SQLite", "Public Domain"), ("libpq", "PostgreSQL License"), ("libsodium", "ISC"),
        ("Duktape", "MIT"), ("libxml2", "MIT"), ("libpng", "libpng 2.0"),
    ]

    private func fact(_ name: String, _ value: String) -> Node<RoomsMessage> {
        Node(
            .div,
            [.class("setting")],
            [.names(name), Node(.span, [.class("quiet amount")], text: value)]
        )
    }
}

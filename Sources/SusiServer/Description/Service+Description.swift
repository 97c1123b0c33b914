// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Service {
    /// What the protocol knows and this server does not offer yet: asked for, it answers 501.
    static let notOffered: Set<Endpoint> = [
        .mapPicture, .markdownPicture, .pieChartPicture,
    ]

    /// The description of everything that is offered, written once.
    private static let descriptionText: [UInt8] = {
        let offered = Endpoint.allCases.filter { !notOffered.contains($0) }
        var writer = JSONWriter(layout: .compact)
        writer.write(OpenAPI.document(version: Release.version, of: offered))
        writer.write(raw: "\n")
        return writer.bytes
    }()

    /// What can be asked of this server, for programs.
    func openAPI() -> HTTPResponse {
        HTTPResponse(
            fields: [
                "Content-Type": "application/json;charset=utf-8",
                "Cache-Control": "public, max-age=300",
                "X-Content-Type-Options": "nosniff",
            ],
            body: Service.descriptionText
        )
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Service {
    /// The description of everything that is offered, written once.
    private static let descriptionText: [UInt8] = {
        var writer = JSONWriter(layout: .compact)
        writer.write(OpenAPI.document(version: Release.version, of: Endpoint.allCases))
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

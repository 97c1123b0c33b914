// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

extension Household {
    /// The JSON of an answer, whatever its status.
    func answer(_ target: String) throws -> (status: Int, json: JSON) {
        let response = try response(.get, target)
        return (response.status, try JSON(parsing: response.bytes))
    }

    /// The answer to a form with files, as browsers send it.
    func upload(
        _ path: String,
        _ fields: KeyValuePairs<String, String>,
        files: [(name: String, file: String, bytes: [UInt8])] = []
    ) throws -> (status: Int, json: JSON) {
        let boundary = "household"
        var body: [UInt8] = []
        for (name, value) in fields {
            body += Array("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"".utf8)
            body += Array("\r\n\r\n\(value)\r\n".utf8)
        }
        for file in files {
            body += Array("--\(boundary)\r\nContent-Disposition: form-data; ".utf8)
            body += Array("name=\"\(file.name)\"; filename=\"\(file.file)\"\r\n\r\n".utf8)
            body += file.bytes + Array("\r\n".utf8)
        }
        body += Array("--\(boundary)--\r\n".utf8)
        let request = HTTPRequest(
            .post,
            target: Array(path.utf8),
            fields: ["Content-Type": "multipart/form-data; boundary=\(boundary)"],
            body: body,
            client: try #require(IPAddress("192.0.2.7"))
        )
        let response = service.outcome(of: request).waited()
        return (response.status, try JSON(parsing: response.bytes))
    }

    /// Has what was only counted in memory stored.
    func storeUsage() throws {
        try service.usage.flush().waited().get()
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer

/// An exchange recorded from the original server.
struct Capture: Sendable, CustomTestStringConvertible {
    /// Where they lie beside the checkout.
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .appending(path: "../../../../shared/reference")
        .standardizedFileURL

    /// Whether this machine has them.
    static let areHere = FileManager.default.fileExists(
        atPath: folder.appending(path: "captures").path
    )

    let name: String
    let method: HTTPMethod
    let target: String
    let form: String
    let status: Int
    let contentType: String
    let body: JSON

    init(_ file: URL) throws {
        name = file.lastPathComponent
        let json = try JSON(parsing: Array(Data(contentsOf: file)))
        let request = try #require(json["request"])
        method = request["method"]?.string == "POST" ? .post : .get
        target = try #require(request["path"]?.string)
        form = request["body"]?.string ?? ""
        status = Int(try #require(json["status"]?.int64))
        contentType = json["headers"]?["content-type"]?.string ?? ""
        body = try #require(json["body"])
    }

    var testDescription: String { name }

    /// The path without its query.
    var path: String { String(target.prefix { $0 != "?" }) }

    /// The exchanges whose numbers those are, in their order; none where they are not here.
    static func numbered(_ numbers: [Int]) -> [Capture] {
        guard areHere,
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder.appending(path: "captures"),
                includingPropertiesForKeys: nil
            )
        else { return [] }
        return files.sorted { $0.lastPathComponent < $1.lastPathComponent }
            .filter { numbers.contains(Int($0.lastPathComponent.prefix(2)) ?? 0) }
            .compactMap { try? Capture($0) }
    }

    /// A skill of the corpus, for a household.
    static func skill(_ path: String) throws -> (name: String, text: String) {
        let file = folder.appending(path: "corpus/models/general/\(path)")
        return (path, try String(contentsOf: file, encoding: .utf8))
    }
}

extension Capture {
    /// How our answer to the same request differs.
    func differences(from response: HTTPResponse) throws -> [Difference] {
        var found: [Difference] = []
        func compare(_ member: String, _ original: String, _ ours: String) {
            guard original != ours else { return }
            found.append(Difference(path, member, original, ours))
        }
        compare("status", "\(status)", "\(response.status)")
        let ours = response.fields["Content-Type"] ?? "none"
        compare("Content-Type", contentType, ours)
        guard let json = try Capture.json(in: body), let other = try Capture.json(in: response)
        else {
            compare(
                "body",
                try Capture.kind(of: body),
                response.bytes.first == 0x7B ? "object" : "page"
            )
            return found
        }
        found += Difference.between(json, other, at: path)
        return found
    }

    /// The JSON of a recorded body; that inside where it is a call of a function; nil for a page.
    private static func json(in body: JSON) throws -> JSON? {
        guard let text = body.string else { return body }
        guard let inside = Callback.unwrap(Array(text.utf8)) else { return nil }
        return try JSON(parsing: Array(inside))
    }

    private static func json(in response: HTTPResponse) throws -> JSON? {
        if let inside = Callback.unwrap(response.bytes) { return try JSON(parsing: Array(inside)) }
        return try? JSON(parsing: response.bytes)
    }

    private static func kind(of body: JSON) throws -> String {
        try json(in: body) == nil ? "page" : "object"
    }
}

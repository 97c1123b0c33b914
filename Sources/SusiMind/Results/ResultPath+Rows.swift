// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiWire

extension ResultPath {
    /// The rows that the path finds in the body of a response; at least one.
    ///
    /// A body wrapped as `name( … );` is unwrapped. The path `$` takes a body that is no list for
    /// a text and gives it as one row, so that services which answer in plain text can be used.
    package func rows(of body: [UInt8]) throws(ResultError) -> [JSONObject] {
        let content = ResponseBody.unwrapped(body)
        let document: JSON
        do throws(JSONError) {
            document = try JSON(parsing: content)
        } catch {
            if isWhole { return try ResultPath.text(body) }
            throw ResultError(
                kind: .unreadableBody,
                place: "the response, line \(error.line), column \(error.column)",
                expected: error.expected,
                found: error.found
            )
        }
        if isWhole, document.array == nil { return try ResultPath.text(content) }
        return try rows(of: document)
    }

    /// The rows that the path finds in a document; at least one.
    package func rows(of document: JSON) throws(ResultError) -> [JSONObject] {
        try ResultShape.rows(of: value(in: document), at: text)
    }

    private static func text(_ body: [UInt8]) throws(ResultError) -> [JSONObject] {
        guard body.contains(where: { $0 > 0x20 }) else {
            throw ResultError(
                kind: .noRows,
                place: "the response",
                expected: "a text or a list",
                found: "nothing"
            )
        }
        return [[ResultShape.plainColumn: .string(String(decoding: body, as: UTF8.self))]]
    }
}

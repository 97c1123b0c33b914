// Susi. SPDX-License-Identifier: Apache-2.0

extension JSON {
    /// Reads a JSON text as RFC 8259 has it.
    public init(parsing bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONError) {
        self = try JSON.read(bytes, limits: limits, relaxed: false)
    }

    /// Reads a JSON text as RFC 8259 has it.
    public init(parsing text: String, limits: JSONLimits = .standard) throws(JSONError) {
        self = try JSON.read(Array(text.utf8), limits: limits, relaxed: false)
    }

    /// Reads a skill's body: JSON with the liberties that authors took.
    public init(relaxed bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONError) {
        self = try JSON.read(bytes, limits: limits, relaxed: true)
    }

    /// Reads a skill's body: JSON with the liberties that authors took.
    public init(relaxed text: String, limits: JSONLimits = .standard) throws(JSONError) {
        self = try JSON.read(Array(text.utf8), limits: limits, relaxed: true)
    }

    /// Reads a JSON text from memory that somebody else owns.
    public init(
        parsing bytes: UnsafeBufferPointer<UInt8>,
        limits: JSONLimits = .standard
    ) throws(JSONError) {
        var parser = JSONParser(bytes, limits: limits, relaxed: false)
        self = try parser.parse()
    }

    private static func read(
        _ bytes: [UInt8],
        limits: JSONLimits,
        relaxed: Bool
    ) throws(JSONError) -> JSON {
        let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSON, JSONError> in
            var parser = JSONParser(buffer, limits: limits, relaxed: relaxed)
            do throws(JSONError) {
                return .success(try parser.parse())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

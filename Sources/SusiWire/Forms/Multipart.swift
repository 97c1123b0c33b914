// Susi. SPDX-License-Identifier: Apache-2.0

/// A `multipart/form-data` body, taken apart without copying its parts.
public struct Multipart: Sendable, Equatable {
    /// One part with its headers understood.
    public struct Part: Sendable, Equatable {
        /// The field's name.
        public let name: String
        /// The file's name on the sender's machine, never to be trusted; nil for a plain field.
        public let fileName: String?
        /// The content type the sender claims, if any.
        public let contentType: String?
        /// What was sent.
        public let content: ArraySlice<UInt8>

        /// The content as text, repaired where it is no UTF-8.
        public var text: String {
            String(decoding: content, as: UTF8.self)
        }
    }

    /// The parts in the order they were sent.
    public private(set) var parts: [Part] = []

    /// Takes a body apart whose parts are separated by a boundary, as its content type names it.
    public init(
        parsing body: [UInt8],
        boundary: String,
        limits: FormLimits = .standard
    ) throws(FormError) {
        guard (1...70).contains(boundary.utf8.count) else {
            throw FormError(.malformed, at: 0, expected: "a boundary of 1 to 70 characters")
        }
        guard body.count <= limits.multipartBytes else {
            let expected = "at most \(limits.multipartBytes) bytes"
            throw FormError(.tooLarge, at: limits.multipartBytes, expected: expected)
        }
        var reader = MultipartReader(body, boundary: Array(boundary.utf8), limits: limits)
        try reader.skipPreamble()
        while let part = try reader.nextPart() {
            guard parts.count < limits.parts else {
                let expected = "at most \(limits.parts) parts"
                throw FormError(.tooLarge, at: reader.position, expected: expected)
            }
            parts.append(part)
        }
    }

    /// The parts that are no files, as a form.
    public var form: Form {
        var form = Form()
        for part in parts where part.fileName == nil {
            form.append(part.name, part.text)
        }
        return form
    }

    /// The first file sent under that name.
    public func file(_ name: String) -> Part? {
        for part in parts where part.fileName != nil && ASCII.equal(part.name, name) {
            return part
        }
        return nil
    }
}

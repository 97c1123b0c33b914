// Susi. SPDX-License-Identifier: Apache-2.0

/// Walks through a `multipart/form-data` body (RFC 7578, RFC 2046 section 5.1).
struct MultipartReader {
    private let body: [UInt8]
    private let boundary: [UInt8]
    private let limits: FormLimits
    private(set) var position = 0

    init(_ body: [UInt8], boundary: [UInt8], limits: FormLimits) {
        self.body = body
        self.boundary = [UInt8(ascii: "-"), UInt8(ascii: "-")] + boundary
        self.limits = limits
    }

    /// Goes to the first boundary, which begins a line.
    mutating func skipPreamble() throws(FormError) {
        while !isAtBoundary(position) {
            guard let line = body[position...].firstIndex(of: 0x0A) else {
                throw FormError(.incomplete, at: body.count, expected: "the boundary")
            }
            position = line + 1
        }
        position += boundary.count
    }

    /// The part after the boundary just passed, or nothing after the last.
    mutating func nextPart() throws(FormError) -> Multipart.Part? {
        if isAt("--") { return nil }
        // Blanks may fill up the boundary's line.
        while position < body.count, body[position] == 0x20 || body[position] == 0x09 {
            position += 1
        }
        try expectLineEnd("a line end after the boundary")
        let headers = try headers()
        guard let disposition = headers.disposition,
            ASCII.equal(disposition.essence, "form-data"),
            let name = disposition.parameters["name"]
        else {
            let expected = "a Content-Disposition of form-data with a name"
            throw FormError(.malformed, at: position, expected: expected)
        }
        return Multipart.Part(
            name: name,
            fileName: disposition.parameters["filename"],
            contentType: headers.contentType,
            content: try content()
        )
    }
}

extension MultipartReader {
    /// Whether a boundary stands there, and not only a longer word that begins like it.
    private func isAtBoundary(_ index: Int) -> Bool {
        guard body.count - index >= boundary.count, body[index...].starts(with: boundary) else {
            return false
        }
        let after = index + boundary.count
        guard after < body.count else { return true }
        return switch body[after] {
        case 0x0D, 0x20, 0x09, UInt8(ascii: "-"): true
        default: false
        }
    }

    private func isAt(_ text: StaticString) -> Bool {
        body.count - position >= text.utf8CodeUnitCount
            && body[position...].starts(
                with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
            )
    }

    private mutating func expectLineEnd(_ expected: String) throws(FormError) {
        guard position < body.count else {
            throw FormError(.incomplete, at: position, expected: expected)
        }
        guard isAt("\r\n") else {
            let kind: FormError.Kind = body.count - position == 1 ? .incomplete : .malformed
            throw FormError(kind, at: position, expected: expected)
        }
        position += 2
    }

    /// Reads header lines up to the empty one.
    private mutating func headers() throws(FormError) -> (
        disposition: ContentType?, contentType: String?
    ) {
        let start = position
        var disposition: ContentType?
        var contentType: String?
        while !isAt("\r\n") {
            guard let end = body[position...].firstIndex(of: 0x0D) else {
                throw FormError(.incomplete, at: body.count, expected: "the end of a header")
            }
            guard end - start <= limits.partHeaderBytes else {
                let expected = "at most \(limits.partHeaderBytes) bytes of headers"
                throw FormError(.tooLarge, at: start, expected: expected)
            }
            let line = body[position..<end]
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
                throw FormError(.malformed, at: position, expected: "a header with a colon")
            }
            let name = ASCII.lowercased(ASCII.trimmed(line[..<colon]))
            let value = line[colon...].dropFirst()
            if ASCII.equal(name, "content-disposition") {
                disposition = ContentType(value)
            } else if ASCII.equal(name, "content-type") {
                contentType = String(decoding: ASCII.trimmed(value), as: UTF8.self)
            }
            position = end
            try expectLineEnd("the end of a header")
        }
        position += 2
        return (disposition, contentType)
    }

    /// Reads up to the next boundary and passes it.
    private mutating func content() throws(FormError) -> ArraySlice<UInt8> {
        let start = position
        var search = start
        while let end = body[search...].firstIndex(of: 0x0D) {
            if end + 2 <= body.count, body[end...].dropFirst().first == 0x0A,
                isAtBoundary(end + 2)
            {
                guard end - start <= limits.partBytes else {
                    let expected = "at most \(limits.partBytes) bytes in a part"
                    throw FormError(.tooLarge, at: start, expected: expected)
                }
                position = end + 2 + boundary.count
                return body[start..<end]
            }
            search = end + 1
        }
        throw FormError(.incomplete, at: body.count, expected: "the boundary after a part")
    }
}

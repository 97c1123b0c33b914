// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@Suite struct MultipartTests {
    static let picture: [UInt8] = [0x89, 0x50, 0x0D, 0x0A, 0x2D, 0x2D, 0x00, 0xFF, 0x0D]

    static let body: [UInt8] =
        Array("preamble\r\n--frontier\r\n".utf8)
        + Array("Content-Disposition: form-data; name=\"model\"\r\n\r\ngeneral\r\n".utf8)
        + Array(
            "--frontier  \r\ncontent-disposition:form-data;name=image;filename=\"a b.png\"\r\n".utf8
        )
        + Array("Content-Type: image/png\r\n\r\n".utf8) + picture
        + Array("\r\n--frontier\r\nContent-Disposition: form-data; name=\"empty\"\r\n\r\n".utf8)
        + Array("\r\n--frontier--\r\nepilogue".utf8)

    private func failure(_ body: [UInt8], limits: FormLimits = .standard) -> FormError? {
        do throws(FormError) {
            _ = try Multipart(parsing: body, boundary: "frontier", limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test func `fields and files are taken apart to the byte`() throws {
        let multipart = try Multipart(parsing: Self.body, boundary: "frontier")
        #expect(multipart.parts.map { $0.name } == ["model", "image", "empty"])
        #expect(multipart.form["model"] == "general")
        #expect(multipart.form["empty"] == "")
        #expect(multipart.form["image"] == nil)
        let file = try #require(multipart.file("image"))
        #expect(file.fileName == "a b.png")
        #expect(file.contentType == "image/png")
        #expect(Array(file.content) == Self.picture)
        #expect(multipart.file("model") == nil)
    }

    @Test func `a body without parts has none`() throws {
        #expect(
            try Multipart(parsing: Array("--frontier--".utf8), boundary: "frontier").parts == []
        )
    }

    @Test func `a longer word that begins like the boundary belongs to the part`() throws {
        let text = "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--bb\r\ny\r\n--b--"
        let multipart = try Multipart(parsing: Array(text.utf8), boundary: "b")
        #expect(multipart.form["a"] == "x\r\n--bb\r\ny")
    }

    @Test func `a body cut anywhere before its end is incomplete or malformed`() throws {
        let end = Self.body.count - "\r\nepilogue".utf8.count
        for length in 0..<end {
            let error = try #require(failure(Array(Self.body[..<length])), "cut at \(length)")
            #expect(error.kind != .tooLarge)
            #expect(error.position <= length)
        }
        #expect(failure(Array(Self.body[..<end])) == nil)
    }

    static let malformed: [(String, FormError.Kind, String)] = [
        ("", .incomplete, "the boundary"),
        ("nothing", .incomplete, "the boundary"),
        (
            "--frontier\r\n\r\nx\r\n--frontier--", .malformed,
            "a Content-Disposition of form-data with a name"
        ),
        ("--frontier\r\nno colon\r\n\r\nx\r\n--frontier--", .malformed, "a header with a colon"),
        (
            "--frontier\r\nContent-Disposition: attachment; name=a\r\n\r\nx\r\n--frontier--",
            .malformed, "a Content-Disposition of form-data with a name"
        ),
        (
            "--frontier\r\nContent-Disposition: form-data\r\n\r\nx\r\n--frontier--",
            .malformed, "a Content-Disposition of form-data with a name"
        ),
        ("--frontier \r", .incomplete, "a line end after the boundary"),
        ("--frontier-x", .malformed, "a line end after the boundary"),
        ("--frontier\r\na: b\rc\r\n", .malformed, "the end of a header"),
        (
            "--frontier\r\nContent-Disposition: form-data; name=a\r\n\r\nx",
            .incomplete, "the boundary after a part"
        ),
    ]

    @Test(arguments: malformed)
    func `a malformed body is refused with its reason`(
        text: String,
        kind: FormError.Kind,
        expected: String
    ) {
        let error = failure(Array(text.utf8))
        #expect(error?.kind == kind)
        #expect(error?.expected == expected)
    }

    @Test(arguments: [
        FormLimits(multipartBytes: 100), FormLimits(partBytes: 8), FormLimits(parts: 2),
        FormLimits(partHeaderBytes: 40),
    ])
    func `a body larger than allowed is refused`(limits: FormLimits) {
        #expect(failure(Self.body, limits: limits)?.kind == .tooLarge)
    }

    @Test(arguments: ["", String(repeating: "b", count: 71)])
    func `a boundary that cannot be is refused`(boundary: String) {
        #expect(throws: FormError.self) { try Multipart(parsing: Self.body, boundary: boundary) }
    }

    @Test func `no mutation of a body does harm`() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<3000 {
            var body = Self.body
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<body.count, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0:
                    body[index] = Array("\r\n-:;=\" f".utf8)[Int.random(in: 0..<9, using: &random)]
                case 1: body.remove(at: index)
                default: body.insert(body[index], at: index)
                }
            }
            if let error = failure(body) { #expect(error.position <= body.count) }
        }
    }
}

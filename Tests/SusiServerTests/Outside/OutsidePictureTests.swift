// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer
import SusiStore

@Suite final class OutsidePictureTests {
    private let elsewhere: Elsewhere
    private let cache: URL
    private let house: Household

    init() throws {
        elsewhere = try Elsewhere()
        let name = "susi-pictures-\(UInt64.random(in: 0 ... .max))"
        cache = FileManager.default.temporaryDirectory.appending(path: "\(name)/cache/pictures")
        house = try Household(outside: elsewhere.outside(cache: cache))
    }

    deinit {
        let folder = cache.deletingLastPathComponent().deletingLastPathComponent()
        try? FileManager.default.removeItem(at: folder)
    }

    private func picture(
        _ url: String,
        _ fields: HTTPFields = HTTPFields(),
        in house: Household? = nil
    ) throws -> HTTPResponse {
        let house = house ?? self.house
        return try house.response(.get, house.service.seal.path(of: url), fields)
    }

    private var files: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []
    }

    @Test func `a signed picture is fetched once and then kept`() throws {
        let url = elsewhere.put(PictureTests.png(7), at: "/a.png")
        let first = try picture(url)
        #expect(first.status == 200)
        #expect(first.bytes == PictureTests.png(7))
        #expect(first.fields["Content-Type"] == "image/png")
        #expect(first.fields["Cache-Control"] == "private, max-age=86400, immutable")
        #expect(first.fields["X-Content-Type-Options"] == "nosniff")
        #expect(try picture(url).bytes == PictureTests.png(7))
        #expect(elsewhere.asked.count == 1)
        let agent = elsewhere.asked.first?.fields["User-Agent"]
        #expect(agent == "Susi/\(Release.version) (self-hosted assistant; +https://susi.test)")
        let tag = try #require(first.fields["ETag"])
        let known = try picture(url, ["If-None-Match": "W/\"x\", \(tag)"])
        #expect(known.status == 304)
        #expect(known.bytes.isEmpty)
        #expect(try picture(url, ["If-None-Match": "\"x\""]).status == 200)
    }

    @Test func `it is found again after a restart`() throws {
        let url = elsewhere.put(PictureTests.png(7), at: "/a.png")
        _ = try picture(url)
        let again = try Household(outside: elsewhere.outside(cache: cache))
        #expect(try picture(url, in: again).bytes == PictureTests.png(7))
        #expect(elsewhere.asked.count == 1)
    }

    @Test(arguments: ["", "00", "zz", String(repeating: "0", count: 32)])
    func `without the right signature nothing is fetched`(sign: String) throws {
        let url = elsewhere.put(PictureTests.png(), at: "/a.png")
        var call = Call(.picture)
        call.set(.url, url)
        call.set(.sign, sign)
        #expect(try house.response(.get, call.target).status == (sign.isEmpty ? 400 : 403))
        let other = try Household()
        #expect(try house.response(.get, other.service.seal.path(of: url)).status == 403)
        let signed = house.service.seal.path(of: url)
        #expect(try house.response(.get, signed.replacing("a.png", with: "b.png")).status == 403)
        #expect(elsewhere.asked.isEmpty)
    }

    @Test func `servers of one store sign alike`() throws {
        let one = try #require(PictureSeal(keptIn: house.store))
        let other = try #require(PictureSeal(keptIn: house.store))
        #expect(one.path(of: "http://a/b") == other.path(of: "http://a/b"))
        #expect(one.path(of: "http://a/b") == house.service.seal.path(of: "http://a/b"))
        #expect(one.path(of: "http://a/b") != PictureSeal().path(of: "http://a/b"))
    }

    @Test(
        arguments: [
            ("<html><svg></svg></html>", 415), ("<svgx/>", 415), ("", 415), ("GIF89a", 415),
            ("<?xml version='1.0'?><!-- a --><svg xmlns='http://www.w3.org/2000/svg'/>", 200),
            ("\u{FEFF}<!DOCTYPE svg PUBLIC 'a' 'b'>\n<svg/>", 200),
        ]
    )
    func `what is no picture is not passed on`(content: String, status: Int) throws {
        let url = elsewhere.put(
            Array(content.utf8),
            ["Content-Type": "image/png"],
            at: "/a.png"
        )
        let response = try picture(url)
        #expect(response.status == status)
        #expect(files.count == (status == 200 ? 1 : 0))
        guard status == 200 else { return }
        #expect(response.fields["Content-Type"] == "image/svg+xml")
        let policy = response.fields["Content-Security-Policy"]
        #expect(policy == "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    }

    @Test func `why there is no picture is said, and nobody asked again at once`() throws {
        let broken = try ScriptedServer("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nshort")
        let cut = "127.0.0.1:\(broken.port)"
        let limits = FetchLimits(time: .milliseconds(300), bytes: 1000)
        let house = try Household(outside: elsewhere.outside(limits: limits, also: [cut]))
        elsewhere.put(PictureTests.png(more: [UInt8](repeating: 0, count: 1000)), at: "/large")
        elsewhere.put([], ["Location": "http://127.0.0.1:22/"], status: 302, at: "/inside")
        elsewhere.put([], ["Location": "/loop"], status: 302, at: "/loop")
        elsewhere.put([], status: 500, at: "/ill")
        let expected = [
            "/large": 413, "/inside": 403, "/loop": 502, "/ill": 502, "/none": 404, "/held": 504,
        ]
        for (path, status) in expected {
            let response = try picture(elsewhere.url(path), in: house)
            #expect(response.status == status, "\(path)")
            #expect(response.fields["Cache-Control"] == "no-store")
        }
        #expect(try picture("http://\(cut)/", in: house).status == 502)
        #expect(try picture("http://10.0.0.1/", in: house).status == 403)
        #expect(try picture("file:///etc/passwd", in: house).status == 422)
        let count = elsewhere.asked.count
        for path in expected.keys { _ = try picture(elsewhere.url(path), in: house) }
        #expect(elsewhere.asked.count == count)
        elsewhere.put(PictureTests.png(), at: "/ill")
        house.wait(milliseconds: 61_000)
        #expect(try picture(elsewhere.url("/ill"), in: house).status == 200)
    }

    @Test func `an old picture is asked for again, and shown where that fails`() throws {
        let url = elsewhere.put(PictureTests.png(1), ["Cache-Control": "max-age=600"], at: "/a")
        #expect(try picture(url).fields["Cache-Control"] == "private, max-age=600, immutable")
        house.wait(milliseconds: 601_000)
        elsewhere.put(PictureTests.png(2), at: "/a")
        #expect(try picture(url).bytes == PictureTests.png(2))
        house.wait(milliseconds: 86_401_000)
        elsewhere.put([], status: 500, at: "/a")
        let old = try picture(url)
        #expect(old.bytes == PictureTests.png(2))
        #expect(old.fields["Cache-Control"] == "private, max-age=60, immutable")
        #expect(try picture(url).bytes == PictureTests.png(2))
        #expect(elsewhere.asked.count == 3)
    }

    @Test func `many who ask at the same time cause one call`() throws {
        let url = elsewhere.put(PictureTests.png(), at: "/held.png")
        let answers = Monitor<[Int]>([])
        for _ in 0..<20 {
            let outcome = house.service.outside.pictures.find(url, at: .earliest)
            outcome.whenDone { outcome in
                answers.update { $0.append((try? outcome.get()) == nil ? 0 : 1) }
            }
        }
        elsewhere.release(1)
        #expect(answers.wait(atMost: .seconds(10)) { $0.count == 20 })
        #expect(answers.look { $0.allSatisfy { $0 == 1 } })
        #expect(elsewhere.asked.count == 1)
    }

    @Test func `the folder may be deleted at any time`() throws {
        let url = elsewhere.put(PictureTests.png(), at: "/a.png")
        _ = try picture(url)
        #expect(files.count == 1)
        let folder = cache.deletingLastPathComponent().deletingLastPathComponent()
        try FileManager.default.removeItem(at: folder)
        #expect(try picture(url).status == 200)
        #expect(files.count == 1)
        // Where it cannot be made, pictures are shown all the same.
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
        #expect(try picture(url).status == 200)
        #expect(elsewhere.asked.count == 3)
    }

    @Test func `pictures not used for long make room`() throws {
        let padding = [UInt8](repeating: 0, count: 70_000)
        let house = try Household(outside: elsewhere.outside(cache: cache, bytes: 300_000))
        func show(_ number: Int) throws -> HTTPResponse {
            let bytes = PictureTests.png(UInt8(number), more: padding)
            return try picture(elsewhere.put(bytes, at: "/\(number)"), in: house)
        }
        for number in 1...4 {
            #expect(try show(number).status == 200)
            house.wait(milliseconds: 3_600_000)
        }
        #expect(files.count == 4)
        _ = try show(1)
        house.wait(milliseconds: 3_600_000)
        _ = try show(5)
        #expect(files.count == 3)
        let count = elsewhere.asked.count
        #expect(try show(1).status == 200)
        #expect(elsewhere.asked.count == count)
        _ = try show(2)
        #expect(elsewhere.asked.count == count + 1)
    }

    @Test func `a server that calls nobody says so`() throws {
        let house = try Household()
        let response = try picture("http://example.org/a.png", in: house)
        #expect(response.status == 503)
        #expect(response.message?.contains("--offline") == true)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Testing

@testable import SusiServer

private let openssl = "/usr/bin/openssl"
private let curl = "/usr/bin/curl"
private let hasTools = [openssl, curl].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
}

@Suite(.enabled(if: hasTools, "needs the commands openssl and curl"))
final class HTTPCertificateTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try makeCertificate("own")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @discardableResult private func run(_ command: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: command)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let end = pipe.fileHandleForReading.fileDescriptor
        var output: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(end, &part, part.count)
            // Foundation's own reading ends the whole program where a signal interrupts it.
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            output += part[..<count]
        }
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    private func makeCertificate(_ name: String) throws {
        try run(
            openssl,
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                "-keyout", path("\(name).key"), "-out", path("\(name).pem"), "-days", "2",
                "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
            ]
        )
    }

    private func path(_ name: String) -> String {
        folder.appending(path: name).path
    }

    private func start(_ certificate: HTTPCertificate) throws -> HTTPServer {
        var options = HTTPServerOptions(host: "127.0.0.1", port: 0)
        options.certificate = certificate
        options.transferPatience = .milliseconds(100)
        options.idlePatience = .milliseconds(100)
        options.sweepPause = .milliseconds(10)
        return try HTTPServer(options) { request in
            guard request.path == "/events" else { return .now(.text("\(request.body.count)")) }
            let stream = HTTPStream()
            stream.send(Array("data: 1\n\n".utf8))
            stream.close()
            return .now(HTTPResponse(status: 200, fields: [:], body: .stream(stream)))
        }
    }

    private func ownCertificate() throws -> HTTPCertificate {
        try HTTPCertificate(chainFile: path("own.pem"), keyFile: path("own.key"))
    }

    private func fetch(_ target: String, _ port: UInt16, _ more: [String] = []) throws -> String {
        try run(
            curl,
            ["-s", "--cacert", path("own.pem"), "-m", "10"] + more
                + ["https://127.0.0.1:\(port)\(target)"]
        )
    }

    @Test func `requests and streams travel encrypted`() throws {
        let server = try start(try ownCertificate())
        let body = path("body")
        try Data(count: 3_000_000).write(to: URL(filePath: body))
        #expect(try fetch("/", server.port) == "0")
        #expect(try fetch("/", server.port, ["--data-binary", "@\(body)"]) == "3000000")
        #expect(try fetch("/events", server.port) == "data: 1\n\n")
    }

    @Test(arguments: [("1.1", false), ("1.2", true), ("1.3", true)])
    func `old versions of TLS are refused`(_ version: String, _ works: Bool) throws {
        let server = try start(try ownCertificate())
        let bounds = ["--tlsv\(version)", "--tls-max", version, "--ciphers", "DEFAULT@SECLEVEL=0"]
        #expect(try fetch("/", server.port, bounds) == (works ? "0" : ""))
    }

    @Test func `who speaks plainly or not at all is cut off`() throws {
        let server = try start(try ownCertificate())
        let silent = try RawClient(port: server.port)
        let plain = try RawClient(port: server.port)
        plain.send("GET / HTTP/1.1\r\nHost: susi\r\n\r\n")
        #expect(silent.endsAfterAll())
        #expect(plain.endsAfterAll())
        #expect(try fetch("/", server.port) == "0")
    }

    @Test func `a file that is no certificate is named`() throws {
        let missing = path("missing.pem")
        #expect(throws: HTTPServerError.fileUnreadable(missing, "No such file or directory")) {
            try HTTPCertificate(chainFile: missing, keyFile: path("own.key"))
        }
        let wrong = HTTPServerError.fileUnreadable(
            path("own.pem"),
            "it has no line that ends with PRIVATE KEY-----"
        )
        #expect(throws: wrong) {
            try HTTPCertificate(chainFile: path("own.pem"), keyFile: path("own.pem"))
        }
        #expect(throws: HTTPServerError.fileUnreadable(folder.path, "Is a directory")) {
            try HTTPCertificate(chainFile: folder.path, keyFile: path("own.key"))
        }
        #expect(!wrong.description.contains("\n"))
    }

    @Test func `a key of another certificate is refused`() throws {
        try makeCertificate("other")
        let mixed = try HTTPCertificate(chainFile: path("own.pem"), keyFile: path("other.key"))
        #expect(throws: HTTPServerError.certificateRefused) { try start(mixed) }
        let broken = HTTPCertificate(chain: "-----BEGIN CERTIFICATE-----\n", key: "no")
        #expect(throws: HTTPServerError.certificateRefused) { try start(broken) }
    }
}

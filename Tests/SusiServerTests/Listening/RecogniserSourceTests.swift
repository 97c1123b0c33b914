// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct RecogniserSourceTests {
    @Test(arguments: [
        ("http://localhost:8000/v1", "http://localhost:8000/v1/audio/transcriptions"),
        ("https://example.org/v1/", "https://example.org/v1/audio/transcriptions"),
        (
            "https://example.org/v1/audio/transcriptions",
            "https://example.org/v1/audio/transcriptions"
        ),
        (
            "https://example.org/audio/transcriptions?version=2",
            "https://example.org/audio/transcriptions?version=2"
        ),
    ])
    func `an endpoint is named up to v1 or as a whole`(address: String, asked: String) {
        #expect(RecogniserSource(address)?.kind == .transcriptions(address: asked))
    }

    @Test(arguments: [
        ("wyoming://localhost:10300", "localhost", UInt16(10300)),
        ("wyoming://192.0.2.7:1234/", "192.0.2.7", 1234), ("wyoming://house", "house", 10300),
        ("wyoming://[::1]:80", "::1", 80), ("wyoming://[::1]", "::1", 10300),
        ("wyoming://house:80", "house", 80),
    ])
    func `a server that speaks Wyoming has a host and a port`(
        address: String,
        host: String,
        port: UInt16
    ) {
        #expect(RecogniserSource(address)?.kind == .wyoming(host: host, port: port))
    }

    @Test(arguments: [
        "", "localhost:10300", "tcp://localhost:10300", "wyoming://", "wyoming://a b:1",
        "wyoming://host:70000", "wyoming://host:1/path", "wyoming://user@host:1", "ftp://host/v1",
        "http://", "wyoming://host?x",
    ])
    func `other addresses are none of a recogniser`(address: String) {
        #expect(RecogniserSource(address) == nil)
    }

    @Test func `what is on this machine may be asked offline`() throws {
        var options = Outside.Options()
        options.isOffline = true
        for place in ["http://localhost:1/v1", "wyoming://127.0.0.2:1", "wyoming://[::1]"] {
            options.recogniser = RecogniserSource(place)
            #expect(try Outside(options).recogniser != nil)
        }
        for place in ["http://192.0.2.1/v1", "wyoming://192.0.2.1:1", "wyoming://house"] {
            options.recogniser = RecogniserSource(place)
            #expect(try Outside(options).recogniser == nil)
        }
    }
}

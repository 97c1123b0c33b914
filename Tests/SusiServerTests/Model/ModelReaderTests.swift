// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct ModelReaderTests {
    /// Reads a text in parts of that many bytes.
    private func read(_ text: String, parts size: Int = .max) -> ModelReader {
        var reader = ModelReader()
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(size))
            rest = rest.dropFirst(size)
            guard part.withUnsafeBytes({ reader.read($0) }) else { return reader }
        }
        reader.end()
        return reader
    }

    private static let stream = """
        : waiting\r
        \r
        event: message\r
        data: {"choices": [{"delta": {"role": "assistant", "content": ""}}]}\r
        \r
        data: {"choices": [{"delta": {"content": "Grüße"}}]}\r
        \r
        data:{"choices": [{"delta": {"content": ", \\ud83d\\udc2e\\n"}}], "error": null}\r
        \r
        data: {"choices": [{"delta": {"content": null}, "finish_reason": "stop"}]}\r
        \r
        data: {"choices": [], "usage": {"total_tokens": 7}}\r
        \r
        data: [DONE]\r
        \r

        """

    @Test(arguments: Array(1...40) + [1000])
    func `however a stream is cut, the same is said`(size: Int) {
        let reader = read(Self.stream, parts: size)
        #expect(reader.trouble == nil)
        #expect(reader.speech.text == "Grüße, 🐮\n")
    }

    @Test func `a stream without its last line break is whole`() {
        let reader = read("data: {\"choices\":[{\"delta\":{\"content\":\"Hi\"}}]}")
        #expect(reader.speech.text == "Hi")
    }

    @Test(arguments: [1, 7, 1000])
    func `who does not stream answers with a document`(size: Int) {
        let document = """

            {
              "choices": [{"message": {"role": "assistant", "content": "Moo.\\nMoo."}}]
            }
            """
        #expect(read(document, parts: size).speech.text == "Moo.\nMoo.")
    }

    @Test(arguments: [1, 3, 1000])
    func `what it thinks aloud is kept from people`(size: Int) {
        let pieces = ["\n<th", "ink>Let me <b>see", "</thi", "nk>\n\nIt is <think", "> 4."]
        let stream = pieces.map { FakeModel.event($0) }.joined()
        #expect(read(stream, parts: size).speech.text == "It is <think> 4.")
        #expect(read(FakeModel.event("<")).speech.text == "<")
        #expect(read(FakeModel.event("<think>for ever")).speech.text == "")
    }

    @Test(arguments: [
        "data: {\"error\": {\"message\": \"no\"}}\n", "{\"error\": \"no\"}", "{", "data: {\n",
        "data: moo\n",
    ])
    func `what makes no sense is trouble`(text: String) {
        #expect(read(text).trouble != nil)
    }

    @Test(arguments: ["", "moo", "<html></html>", "data: []\n", "{\"choices\": 7}", "{}"])
    func `what says nothing says nothing`(text: String) {
        #expect(read(text).speech.text.isEmpty)
    }

    @Test func `who leaves ends it, and what was said until then counts`() {
        let hearing = ModelHearing { _ in false }
        let part = Array(FakeModel.event("Moo").utf8)
        #expect(!part.withUnsafeBytes { hearing.hear(200, $0) })
        guard case .said("Moo …", "small") = hearing.outcome(.failure(.stopped), of: "small") else {
            Issue.record("what was said is lost")
            return
        }
    }

    @Test func `nothing is read without end`() {
        let piece = FakeModel.event(String(repeating: "ü", count: 1000))
        let reader = read(String(repeating: piece, count: 100))
        #expect(reader.speech.isFull)
        #expect(reader.speech.text.utf8.count <= 32 << 10)
        #expect(reader.speech.cut.hasSuffix("ü …"))
        #expect(read("data: " + String(repeating: "x", count: 300_000)).trouble != nil)
        #expect(read("{" + String(repeating: " ", count: 300_000)).trouble != nil)
        let thought = FakeModel.event("<think>" + String(repeating: "x", count: 100_000))
        #expect(read(String(repeating: thought, count: 4)).speech.isFull)
    }
}

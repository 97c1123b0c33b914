// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Reads the JSON between `!console:` and `eol`.
struct ServiceBodyReader {
    struct Content {
        var call = ServiceCall()
        var actions: [ActionTemplate] = []
        var diagnostics: [Diagnostic] = []
    }

    struct Failure: Error {
        let diagnostic: Diagnostic
    }

    /// Bang lines that slipped in before the opening brace.
    let strayLines: [SourceLine]
    private let lines: [SourceLine]
    private let opening: SourceLine

    init(_ body: [SourceLine], under opening: SourceLine) {
        self.opening = opening
        let start = body.firstIndex { $0.text.contains(UInt8(ascii: "{")) } ?? body.count
        strayLines = body[..<start].filter { $0.begins(with: "!") }
        lines = Array(body[start...])
    }

    func read() -> Result<Content, Failure> {
        guard let first = lines.first, let brace = first.text.firstIndex(of: UInt8(ascii: "{"))
        else {
            return failure(
                Diagnostic(
                    .error,
                    line: opening.number,
                    found: "the body of this call has no JSON, so the block is left out",
                    expected: #"{"url": "https://…", "path": "$.…"}"#
                )
            )
        }
        var source = Array(first.text[brace...])
        for line in lines.dropFirst() {
            source.append(0x0A)
            source += line.text
        }
        do throws(JSONError) {
            let json = try JSON(relaxed: source)
            return .success(content(of: json))
        } catch {
            let line = lines[min(error.line, lines.count) - 1]
            let shift = error.line == 1 ? brace : 0
            return failure(
                Diagnostic(
                    .error,
                    line: line.number,
                    column: line.column - 1 + shift + error.column,
                    found: "found \(error.found) in the body, so the block is left out",
                    expected: error.expected
                )
            )
        }
    }

    private func failure(_ diagnostic: Diagnostic) -> Result<Content, Failure> {
        .failure(Failure(diagnostic: diagnostic))
    }

    private func content(of json: JSON) -> Content {
        var content = Content()
        content.call = ServiceCall(reading: json)
        for action in json["actions"]?.array ?? [] {
            switch ActionReader.read(action) {
            case .action(let template): content.actions.append(template)
            case .fault(let found, let expected):
                content.diagnostics.append(
                    Diagnostic(.error, line: opening.number, found: found, expected: expected)
                )
            }
        }
        return content
    }
}

extension ServiceCall {
    /// Reads the members that describe a call; others belong to somebody else.
    init(reading json: JSON) {
        url = json["url"]?.string
        path = json["path"]?.string
        for member in json["request"]?.object?.members ?? [] {
            if let value = member.value.string { requestHeaders.append((member.name, value)) }
        }
        for member in json["response"]?.object?.members ?? [] {
            if let name = member.value.string { responseHeaders.append((member.name, name)) }
        }
        if let rows = json["data"]?.array { data = rows.compactMap { $0.object } }
        guard let name = json["service"]?.string, !name.isEmpty else { return }
        service = name
        // An address is told to the service as everything else is: `rss` asks there itself.
        url = nil
        path = nil
        for member in json.object?.members ?? [] {
            let isOwn = ServiceCall.ownMembers.contains { $0.utf8.elementsEqual(member.name.utf8) }
            if !isOwn { arguments.append((member.name, member.value.spoken)) }
        }
    }

    /// The members that are not told to a service.
    private static let ownMembers = [
        "service", "request", "response", "data", "actions",
    ]
}

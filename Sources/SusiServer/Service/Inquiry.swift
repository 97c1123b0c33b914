// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

/// A request understood: which service, with which arguments, for whom, and how to lay the answer
/// out.
struct Inquiry: Sendable {
    let arguments: Arguments
    let guest: Guest
    let arrival: Instant
    /// The token that came with it, whatever it is worth.
    let token: Token?
    /// Whose token it is; nil for everybody without a valid one (Q3).
    var admission: TokenRecords.Token?
    /// Whether whoever asks can hear an answer while it comes.
    let listens: Bool
    private let layout: JSONWriter.Layout
    private let callback: Callback?

    /// Understands a request, or says what is wrong with it.
    init(
        _ endpoint: Endpoint,
        _ request: HTTPRequest,
        from guest: Guest,
        at arrival: Instant
    ) throws(Refusal) {
        let parameters = try Inquiry.parameters(of: request)
        do throws(ParameterError) {
            arguments = try Arguments(endpoint, reading: parameters)
        } catch {
            throw Refusal(error, of: endpoint)
        }
        self.arrival = arrival
        token = Inquiry.token(in: parameters, request)
        listens =
            request.method != .head
            && request.fields["Accept"]?.contains("text/event-stream") == true
        layout = arguments.flag(.minified) ? .compact : .pretty
        callback = try arguments.text(.callback).map { name throws(Refusal) in
            guard let callback = Callback(name) else {
                throw Refusal(422, "The callback has to be the name of a function.")
            }
            return callback
        }
        self.guest = callback == nil ? guest : Guest(sending: request, asScript: true)
    }

    /// The token, under any of its names; the first one counts.
    private static func token(in parameters: Parameters, _ request: HTTPRequest) -> Token? {
        if let sent = parameters.text(.accessToken) { return Token(sent: sent) }
        if let field = request.fields["Authorization"] {
            let words = field.split(separator: " ")
            guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
            return Token(sent: String(words[1]))
        }
        return request.fields["Cookie"].flatMap { LoginCookie.token(in: $0) }
    }

    /// Query, form, parts and the members of a JSON body, all looked up as one (Q1).
    private static func parameters(of request: HTTPRequest) throws(Refusal) -> Parameters {
        let type = request.fields["Content-Type"] ?? ""
        var parameters: Parameters
        do throws(FormError) {
            parameters = try Parameters(
                query: String(decoding: request.query, as: UTF8.self),
                body: request.body,
                contentType: type
            )
        } catch {
            throw Refusal(error)
        }
        if !request.body.isEmpty, ContentType(type).essence == "application/json" {
            let json: JSON
            do throws(JSONError) {
                json = try JSON(parsing: request.body)
            } catch {
                throw Refusal(400, "The body is no JSON: \(error).")
            }
            guard let object = json.object else {
                throw Refusal(400, "The body has to be a JSON object, its members the parameters.")
            }
            parameters.append(object)
        }
        return parameters
    }
}

extension Inquiry {
    /// The account that asks; nil for everybody else, and for who has a token for one act only.
    var account: Account? {
        switch admission?.kind {
        case .access, .cookie: admission?.account
        case .confirmation, .recovery, nil: nil
        }
    }

    /// Who asks, as answers say it (Q32).
    var identity: Identity {
        account.map { .email($0.email) } ?? guest.identity
    }

    /// What the asker may do.
    var role: Role { account?.role ?? .anonymous }

    /// Whether the answer is a script that pages of every site may load.
    var isScript: Bool { callback != nil }

    /// The answer as text.
    func document(_ object: JSONObject) -> [UInt8] {
        text { $0.write(members: object) }
    }

    /// The answer as text.
    func document(_ object: some WireObject) -> [UInt8] {
        text { $0.write(object) }
    }

    /// The answer as text.
    func document(_ answer: SpokenAnswer) -> [UInt8] {
        text { $0.write(answer) }
    }

    private func text(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
        // Inside a call of a function nothing may end the statement it stands in.
        var writer = JSONWriter(layout: layout, place: callback == nil ? .document : .page)
        // Nearly all answers are shorter.
        writer.reserveCapacity(2048)
        write(&writer)
        if callback == nil { writer.write(raw: "\n") }
        return writer.bytes
    }

    /// The response that carries the text.
    func response(_ document: [UInt8]) -> HTTPResponse {
        guard let callback else {
            return HTTPResponse(fields: Inquiry.documentFields, body: document)
        }
        return HTTPResponse(fields: Inquiry.scriptFields, body: callback.wrap(document))
    }

    private static let documentFields = fields(type: "application/json;charset=utf-8")
    private static let scriptFields = fields(type: "text/javascript;charset=utf-8")

    private static func fields(type: String) -> HTTPFields {
        [
            "Content-Type": type, "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
        ]
    }

    /// The response that carries an answer.
    func response(_ object: JSONObject) -> HTTPResponse {
        response(document(object))
    }

    /// The response that carries an answer.
    func response(_ object: some WireObject) -> HTTPResponse {
        response(document(object))
    }

    /// An envelope that says it worked, and for whom (Q32).
    func accepted(_ message: String) -> Envelope {
        var envelope = Envelope.accepted(message)
        envelope.session = Session(identity)
        return envelope
    }
}

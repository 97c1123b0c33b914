// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Why a request gets no answer: a status for programs, a sentence for people.
struct Refusal: Error, Equatable {
    let status: Int
    /// What is wrong and what to do.
    let message: String
    /// Further members and header fields of the reply.
    var members = JSONObject()
    var fields = HTTPFields()

    init(_ status: Int, _ message: String) {
        self.status = status
        self.message = message
    }

    /// A parameter that is missing (400), or that makes no sense (422); Q5.
    init(_ error: ParameterError) {
        // The two switches of a list were always refused in the words of a missing parameter.
        let isSwitch = error.parameter == .reviewed || error.parameter == .staffPicks
        self.init(error.isMissing || isSwitch ? 400 : 422, "\(error.description).".capitalized)
    }

    /// A parameter of a service for which old clients know certain words.
    init(_ error: ParameterError, of endpoint: Endpoint) {
        switch (endpoint, error.parameter) {
        case (.login, .type) where !error.isMissing:
            self.init(400, "Invalid type")
        case (.login, _) where error.isMissing:
            self.init(400, "Bad login parameters.")
        case (.signup, _) where error.isMissing:
            self.init(422, "signup or password empty")
        default:
            self.init(error)
        }
    }

    /// A query or body that is no form.
    init(_ error: FormError) {
        self.init(error.kind == .tooLarge ? 413 : 400, "\(error.description).".capitalized)
    }

    func response(to identity: Identity) -> HTTPResponse {
        var reply = PlainReply()
        reply.envelope = .refused(message)
        reply.envelope.session = Session(identity)
        reply.extra = members
        var response = HTTPResponse.json(.object(reply.object), status: status)
        response.fields.all += fields.all
        return response
    }
}

extension String {
    /// The sentence with a capital letter at its beginning.
    fileprivate var capitalized: String {
        prefix(1).uppercased() + dropFirst()
    }
}

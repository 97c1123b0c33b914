// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// Answers what apps ask: the protocol's services, and the page for everybody else.
public final class Service: Sendable {
    /// How a request is answered: at once, or by calling the closure's argument later.
    enum Outcome: Sendable {
        case now(HTTPResponse)
        case later(@Sendable (@escaping @Sendable (HTTPResponse) -> Void) -> Void)
    }

    let assistant: Assistant
    let shelf: SkillShelf
    let guests: GuestMemories
    let errands: Errands
    let clockAndDice: ClockAndDice
    let log: Log
    let started: Instant
    private let page: StaticFiles?

    /// Brings together what answers.
    ///
    /// - Parameters:
    ///   - assistant: thinks; it is given the skills on the shelf.
    ///   - shelf: the skills.
    ///   - page: the files of the page; without them only apps are served.
    ///   - clockAndDice: the clock and the dice.
    ///   - log: hears of every request.
    public convenience init(
        _ assistant: Assistant,
        shelf: SkillShelf,
        page: StaticFiles?,
        clockAndDice: ClockAndDice = .real,
        log: Log
    ) {
        self.init(
            assistant,
            shelf: shelf,
            page: page,
            guests: GuestMemories(),
            clockAndDice: clockAndDice,
            log: log
        )
    }

    init(
        _ assistant: Assistant,
        shelf: SkillShelf,
        page: StaticFiles?,
        guests: GuestMemories,
        clockAndDice: ClockAndDice,
        log: Log
    ) {
        self.assistant = assistant
        self.shelf = shelf
        self.page = page
        self.guests = guests
        errands = Errands(assistant)
        self.clockAndDice = clockAndDice
        self.log = log
        started = clockAndDice.now()
        assistant.mind = shelf.catalog.mind
    }

    /// Answers a request; to be called on the connection's own thread, which it does not hold up.
    public func reply(to request: HTTPRequest) -> HTTPReply {
        let start = ContinuousClock.now
        switch outcome(of: request) {
        case .now(let response):
            tell(request, response, since: start)
            return .now(response)
        case .later(let begin):
            return .later { promise in
                begin { response in
                    self.tell(request, response, since: start)
                    promise.keep(with: response)
                }
            }
        }
    }

    /// What has to be done every few seconds: reads changed skills, forgets what is a day old.
    public func tidy() {
        if shelf.refresh() { assistant.mind = shelf.catalog.mind }
        guests.forgetOld(at: clockAndDice.now())
    }

    func outcome(of request: HTTPRequest) -> Outcome {
        guard let endpoint = Endpoint(path: request.path) else { return .now(file(for: request)) }
        let guest = Guest(sending: request)
        do throws(Refusal) {
            let allowed = endpoint.declaration.methods
            guard allowed.contains(request.method.wireMethod) else {
                var refusal = Refusal(
                    405,
                    "\(endpoint.path) answers \(allowed.names.joined(separator: ", ")) only."
                )
                refusal.fields["Allow"] = allowed.names.joined(separator: ", ")
                throw refusal
            }
            guard Service.offered.contains(endpoint) else {
                throw Refusal(501, "This server does not offer \(endpoint.path) yet.")
            }
            let arrival = clockAndDice.now()
            let inquiry = try Inquiry(endpoint, request, from: guest, at: arrival)
            return try answer(inquiry, request)
        } catch {
            return .now(error.response(to: guest.identity))
        }
    }

    private func answer(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        switch inquiry.arguments.endpoint {
        case .chat: try chat(inquiry)
        case .memory: .now(memory(inquiry))
        case .status: .now(status(inquiry, request))
        case .getGroups: .now(groups(inquiry))
        case .getSkillList: .now(try skillList(inquiry))
        case .getSkillMetadata: .now(try skillMetadata(inquiry))
        case .getAllLanguages: .now(languages(inquiry))
        default: throw Refusal(501, "This server does not offer this yet.")
        }
    }

    /// What `answer` has an answer to.
    static let offered: [Endpoint] = [
        .chat, .memory, .status, .getGroups, .getSkillList, .getSkillMetadata, .getAllLanguages,
    ]
}

extension Service {
    /// A file of the page, or the news that there is none.
    private func file(for request: HTTPRequest) -> HTTPResponse {
        if var response = page?.response(to: request) {
            response.fields.all += Service.pageFields.all
            return response
        }
        if page == nil, request.path == "/" {
            return .refusal(404, "The page is not installed here; apps can ask this server.")
        }
        return NearbyPaths.refusal(for: request.path)
            .response(to: Guest(sending: request).identity)
    }

    /// A page of ours runs only what comes from here, and stands in no other page.
    private static let pageFields: HTTPFields = [
        "Content-Security-Policy": """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
        connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
        """,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
    ]

    /// Tells of a request: the name of its service, never what was asked.
    private func tell(
        _ request: HTTPRequest,
        _ response: HTTPResponse,
        since start: ContinuousClock.Instant
    ) {
        guard log.tells(.debug) else { return }
        let duration = (ContinuousClock.now - start).components
        let microseconds = duration.seconds * 1_000_000 + duration.attoseconds / 1_000_000_000_000
        log(
            .debug,
            "request",
            [
                "method": request.method.name,
                "service": Endpoint(path: request.path)?.path ?? "page",
                "status": "\(response.status)", "microseconds": "\(microseconds)",
            ]
        )
    }
}

extension HTTPMethod {
    /// The method as endpoints declare it; none where they never answer it.
    fileprivate var wireMethod: Methods {
        // An empty set would be contained in every other.
        Methods(name: name) ?? Methods(rawValue: 0x80)
    }

    fileprivate var name: String {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .put: "PUT"
        case .delete: "DELETE"
        case .options: "OPTIONS"
        case .other: "other"
        }
    }
}

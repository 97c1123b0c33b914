// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
public import SusiStore
import SusiWire
import Synchronization

/// Answers what apps ask: the protocol's services, and the page for everybody else.
public final class Service: Sendable {
    /// How a request is answered: at once, or when what it needs is there.
    typealias Outcome = Eventually<HTTPResponse>

    let assistant: Assistant
    let shelf: SkillShelf
    let store: Store
    let admissions: Admissions
    let guests: GuestMemories
    let guestNotebooks = GuestNotebooks()
    let memories: AccountMemories
    let feeds: EventFeeds
    let office: AccountOffice
    let tail: LogTail
    let tracks = AccessTracks()
    let tokensTidied = Mutex(Instant.earliest)
    let opinions: SkillOpinions
    let usage: SkillUsageCounter
    let showcase: Mutex<Showcase?>
    let desk = SkillDesk()
    let figures = RequestFigures()
    let errands: Errands
    /// Whose recordings are being listened to.
    let listeners = AddressTally(limit: 3, countsThisMachine: false)
    let outside: Outside
    let studio = Studio()
    let initials = InitialPictures()
    let seal: PictureSeal
    let clockAndDice: ClockAndDice
    let log: Log
    let started: Instant
    private let page: StaticFiles?

    /// Brings together what answers.
    ///
    /// - Parameters:
    ///   - assistant: thinks; it is given the skills on the shelf.
    ///   - shelf: the skills.
    ///   - store: where everything lies that has to last.
    ///   - page: the files of the page; without them only apps are served.
    ///   - outside: gets what people are shown from elsewhere; nothing, unless it is given.
    ///   - office: what accounts are kept with; the usual one unless another is given.
    ///   - tail: the last lines of the log.
    ///   - clockAndDice: the clock and the dice.
    ///   - log: hears of every request.
    public convenience init(
        _ assistant: Assistant,
        shelf: SkillShelf,
        store: Store,
        page: StaticFiles?,
        outside: Outside? = nil,
        office: AccountOffice? = nil,
        tail: LogTail = LogTail(),
        clockAndDice: ClockAndDice = .real,
        log: Log
    ) {
        self.init(
            assistant,
            shelf: shelf,
            store: store,
            page: page,
            outside: outside ?? Outside(),
            office: office ?? AccountOffice(store: store, log: log),
            tail: tail,
            guests: GuestMemories(),
            clockAndDice: clockAndDice,
            log: log
        )
    }

    init(
        _ assistant: Assistant,
        shelf: SkillShelf,
        store: Store,
        page: StaticFiles?,
        outside: Outside,
        office: AccountOffice,
        tail: LogTail,
        guests: GuestMemories,
        clockAndDice: ClockAndDice,
        log: Log
    ) {
        self.assistant = assistant
        self.shelf = shelf
        self.store = store
        admissions = Admissions(store)
        memories = AccountMemories(store)
        feeds = EventFeeds(store, now: clockAndDice.now)
        opinions = SkillOpinions(store)
        usage = SkillUsageCounter(store)
        showcase = Mutex(nil)
        self.page = page
        self.office = office
        self.tail = tail
        self.guests = guests
        errands = Errands(assistant)
        self.outside = outside
        seal = Service.seal(store, log)
        self.clockAndDice = clockAndDice
        self.log = log
        started = clockAndDice.now()
        shelf.take(from: store)
        shelf.listen { assistant.mind = $0.mind }
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
        shelf.refresh()
        // Where nothing has changed, or nobody could be asked the last time, this costs nothing.
        shelf.catchUp().whenDone { _ in }
        usage.flush().whenDone { _ in }
        let now = clockAndDice.now()
        guests.forgetOld(at: now)
        forgetEndedTokens(at: now)
    }

    /// What has to be done a few times a minute: shows those who listen that we are still there.
    public func beat() {
        feeds.beat()
    }

    /// Ends what would go on for ever, because the server stops.
    public func finish() {
        feeds.close()
    }

    /// Stores what is only in memory, once nobody asks any more.
    public func settle() {
        if case .failure(let error) = usage.flush().waited() {
            log(.error, "the last uses of skills could not be stored", ["reason": "\(error)"])
        }
    }

    func outcome(of request: HTTPRequest) -> Outcome {
        guard let endpoint = Endpoint(path: request.path) else {
            return TilePath.isMeant(by: request.path)
                ? tile(request) : .now(file(for: request))
        }
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
            let arrival = clockAndDice.now()
            try office.takeRequest(of: guest, at: arrival)
            let inquiry = try Inquiry(endpoint, request, from: guest, at: arrival)
            guard let token = inquiry.token else { return try permitted(inquiry, request) }
            return admissions.find(token, at: arrival).then { found in
                var inquiry = inquiry
                do {
                    inquiry.admission = try found.get()
                    return try self.permitted(inquiry, request)
                } catch {
                    return .now(self.refusal(error).response(to: inquiry.identity))
                }
            }
        } catch {
            return .now(error.response(to: guest.identity))
        }
    }

    /// Answers whoever may ask this, and nobody else.
    private func permitted(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        let needed = inquiry.arguments.endpoint.declaration.role
        guard inquiry.role >= needed else {
            let role = inquiry.role.name.uppercased()
            throw Refusal(
                401,
                "Base user role not sufficient. Your base user role is '\(role)', minimum user role required is '\(needed.name)'"
            )
        }
        guard !inquiry.isScript || inquiry.account == nil else {
            throw Refusal(
                403,
                "With a callback, any page could read the answer: only what needs no token is answered that way."
            )
        }
        return try answer(inquiry, request)
    }
}

extension Service {
    private static func seal(_ store: Store, _ log: Log) -> PictureSeal {
        if let seal = PictureSeal(keptIn: store) { return seal }
        log(.error, "the key of pictures cannot be kept; a new one serves until the next start")
        return PictureSeal()
    }

    /// A file of the page, or the news that there is none.
    private func file(for request: HTTPRequest) -> HTTPResponse {
        if var response = page?.response(to: request) {
            response.fields.all += Service.fields(for: response).all
            return response
        }
        // Mails of older versions lead there; browsers keep what stands behind the number sign.
        if page != nil, request.path == "/account.html" {
            return HTTPResponse(status: 301, fields: ["Location": "./"])
        }
        if page == nil, request.path == "/" {
            return .refusal(404, "The page is not installed here; apps can ask this server.")
        }
        return NearbyPaths.refusal(for: request.path)
            .response(to: Guest(sending: request).identity)
    }

    /// What a file is sent with: what only pages and workers heed is left away from all others.
    private static func fields(for response: HTTPResponse) -> HTTPFields {
        let isKept = response.fields["Cache-Control"] != "no-cache"
        let isPage = response.fields["Content-Type"]?.hasPrefix("text/html") == true
        return isKept && !isPage ? ["X-Content-Type-Options": "nosniff"] : pageFields
    }

    /// A page of ours runs only what comes from here, and stands in no other page.
    ///
    /// Sounds and films are fetched from where they lie, after a tap; all else only from here.
    private static let pageFields: HTTPFields = [
        "Content-Security-Policy": """
        default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
        img-src 'self' data: blob:; media-src 'self' https: blob:; \
        frame-src https://www.youtube-nocookie.com; connect-src 'self'; manifest-src 'self'; \
        worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
        """,
        "Permissions-Policy": """
        geolocation=(self), microphone=(self), camera=(), display-capture=(), midi=(), \
        payment=(), usb=(), serial=(), hid=()
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
        let endpoint = Endpoint(path: request.path)
        let now = ContinuousClock.now
        figures.count(endpoint, status: response.status, took: now - start)
        if let endpoint {
            let finish = clockAndDice.now()
            tracks.append(
                AccessTracks.Track(
                    start: finish.advanced(byMilliseconds: -(now - start).wholeMilliseconds),
                    finish: finish,
                    address: Guest.address(of: request),
                    endpoint: endpoint,
                    status: response.status
                )
            )
        }
        guard log.tells(.debug) else { return }
        let duration = (now - start).components
        let microseconds = duration.seconds * 1_000_000 + duration.attoseconds / 1_000_000_000_000
        log(
            .debug,
            "request",
            [
                "method": request.method.name,
                "service": endpoint?.path ?? "page",
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

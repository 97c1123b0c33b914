// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiMind
import SusiWire
import Synchronization
import Testing

@testable import SusiServer
import SusiStore

/// A service with skills of its own, a clock that is set by hand and dice that always fall alike.
final class Household {
    let folder: URL
    let shelf: SkillShelf
    let service: Service
    let store: Store
    private let time = Time()
    private let hearing = Hearing()

    static let greetings = """
        ::name Greetings
        ::author Jane
        ::description Says hello.

        Hello|Hi
        !example:Hello
        Hello there!

        My name is *
        Nice to meet you, $1$>_name.

        What is my name
        You are $_name$.
        """
    static let gruesse = """
        ::name Grüße

        Hallo
        !example:Hallo
        Guten Tag!
        """
    static let sums = """
        ::name sums

        What is seven times six
        !example:What is seven times six?
        !javascript:That is $!$.
        7 * 6
        eol
        """

    static let usual = [
        "Small Talk/en/greetings.txt": greetings,
        "Small Talk/de/greetings.txt": gruesse,
        "Knowledge/en/sums.txt": sums,
    ]

    init(
        _ skills: [String: String] = Household.usual,
        fetcher: Fetcher? = nil,
        wikipedia: String = Wikipedia.address,
        page: [String: String]? = nil,
        outside: Outside? = nil,
        accounts: AccountOffice.Options = AccountOffice.Options()
    ) throws {
        let name = "susi-household-\(UInt64.random(in: 0 ... .max))"
        folder = FileManager.default.temporaryDirectory.appending(path: name)
        for (name, text) in skills { try Household.write(text, to: folder, name) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Skills"),
            withIntermediateDirectories: true
        )
        for (name, text) in page ?? [:] {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        let log = Log(.debug, now: { .earliest }, write: { [hearing] in hearing.line($0) })
        shelf = SkillShelf(
            SkillFolder(folder.appending(path: "Skills").path, trust: .system),
            log: log
        )
        store = try HouseholdStore.new()
        service = Service(
            Assistant(
                Mind(),
                scripts: ScriptRunner(),
                fetcher: fetcher,
                wikipedia: wikipedia
            ),
            shelf: shelf,
            store: store,
            page: page == nil ? nil : StaticFiles(folder: folder.path),
            outside: outside,
            office: AccountOffice(
                accounts,
                store: store,
                cost: PasswordHash.Cost(passes: 1, memory: 8 << 10),
                now: { [time] in time.now },
                log: log
            ),
            clockAndDice: ClockAndDice(now: { [time] in time.now }, seed: { 0 }),
            log: log
        )
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// What the log has told so far.
    var log: [String] { hearing.lines }

    /// Lets time pass.
    func wait(milliseconds: Int64) {
        time.pass(milliseconds)
    }

    func write(_ text: String, to name: String) throws {
        try Household.write(text, to: folder, name)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: "Skills/\(name)"))
    }

    private static func write(_ text: String, to folder: URL, _ name: String) throws {
        let file = folder.appending(path: "Skills/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// A clock set by hand.
    private final class Time: Sendable {
        private let instant = Mutex(Instant(clamping: 1_792_568_096_123))

        var now: Instant { instant.withLock { $0 } }

        func pass(_ milliseconds: Int64) {
            instant.withLock { $0 = $0.advanced(byMilliseconds: milliseconds) }
        }
    }

    private final class Hearing: Sendable {
        private let heard = Mutex<[String]>([])

        var lines: [String] { heard.withLock { $0 } }

        func line(_ line: String) { heard.withLock { $0.append(line) } }
    }
}

extension Household {
    /// The answer to a request, however long it takes.
    func response(
        _ method: HTTPMethod = .get,
        _ target: String,
        _ fields: HTTPFields = HTTPFields(),
        body: String = "",
        from client: String = "192.0.2.7"
    ) throws -> HTTPResponse {
        let request = HTTPRequest(
            method,
            target: Array(target.utf8),
            fields: fields,
            body: Array(body.utf8),
            client: try #require(IPAddress(client))
        )
        switch service.outcome(of: request) {
        case .now(let response):
            return response
        case .later(let begin):
            let answer = Monitor<HTTPResponse?>(nil)
            begin { response in answer.update { $0 = response } }
            var received: HTTPResponse?
            _ = answer.wait(atMost: .seconds(30)) { answer in
                received = answer
                return answer != nil
            }
            return try #require(received)
        }
    }

    /// The JSON of an answer that succeeds.
    func json(_ target: String, _ fields: HTTPFields = HTTPFields()) throws -> JSON {
        let response = try response(.get, target, fields)
        try #require(response.status == 200)
        return try JSON(parsing: response.bytes)
    }

    /// What Susi says to a question.
    func answer(to question: String, _ fields: HTTPFields = HTTPFields()) throws -> String? {
        var call = Call(.chat)
        call.set(.q, question)
        return try json(call.target, fields).said
    }
}

extension JSON {
    /// The first thing that a chat answer says.
    var said: String? {
        self["answers"]?.array?.first?["actions"]?.array?.first?["expression"]?.string
    }
}

extension HTTPResponse {
    var bytes: [UInt8] {
        if case .bytes(let bytes) = body { return bytes }
        return []
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    var message: String? { (try? JSON(parsing: bytes))?["message"]?.string }
}

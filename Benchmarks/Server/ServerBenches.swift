// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire

/// What the server does under load, beside an nginx that answers with a constant.
func serve() throws -> [Row] {
    for program in [Load.program, ConstantNginx.program, ServedSusi.program]
    where !FileManager.default.isExecutableFile(atPath: program) {
        return [.skipped("the server under load", because: "\(program) is not here")]
    }
    guard let corpus = try Corpus.read() else {
        return [.skipped("the server under load", because: "the corpus is not beside this clone")]
    }
    return try serveChat(corpus) + serveLists(corpus)
}

/// Chat answers without a web call, with the whole corpus and more: four hundred skills.
private func serveChat(_ corpus: Corpus) throws -> [Row] {
    let chat = "/susi/chat.json?q=hello"
    let susi = try ServedSusi(ServedSkills(corpus, count: 400))
    guard let answer = LocalConnection(port: susi.port)?.get(chat) else {
        throw LoadFailure(output: "no answer to \(chat)")
    }
    let nginx = try ConstantNginx(answering: answer)
    var ours: [Load] = []
    var theirs: [Load] = []
    // In turns, so that whatever else the machine does disturbs both alike.
    for _ in 0..<3 {
        theirs.append(try Load(on: nginx.program, at: nginx.port, "/"))
        ours.append(try Load(on: susi.program, at: susi.port, chat))
    }
    let load = Load(medianOf: ours)
    let reference = Load(medianOf: theirs)
    return [
        Row(
            what: "chat answers a second, 400 skills",
            measured: load.rate,
            unit: "/s",
            reference: .init(name: "nginx, a constant", measured: reference.rate),
            bars: [.timesReference(0.5)]
        ),
        Row(
            what: "processor time of a chat answer",
            measured: load.microseconds,
            unit: "µs",
            reference: .init(name: "nginx, a constant", measured: reference.microseconds),
            bars: [.atMost(15)]
        ),
        Row(
            what: "ready after the start, 400 skills",
            measured: susi.millisecondsToAnswer,
            unit: "ms",
            bars: [.atMost(200)]
        ),
        Row(
            what: "memory after the load, 400 skills",
            measured: susi.program.residentMegabytes,
            unit: "MB",
            bars: [.atMost(60)]
        ),
        try serveAccount(susi, chat),
        serveIdle(susi, chat),
    ]
}

/// Answers to somebody who is logged in, each of which is on the disk before it is sent.
private func serveAccount(_ susi: ServedSusi, _ chat: String) throws -> Row {
    let person = "password=Tea-Pot%2042%20warm&type=access-token"
    let connection = LocalConnection(port: susi.port)
    _ = connection?.get("/aaa/signup.json?signup=ada%40example.com&\(person)")
    let login = connection?.get("/aaa/login.json?login=ada%40example.com&\(person)") ?? []
    guard let token = try JSON(parsing: login)["access_token"]?.string else {
        throw LoadFailure(output: "nobody could log in")
    }
    let loads = try (0..<3).map { _ in
        try Load(on: susi.program, at: susi.port, "\(chat)&access_token=\(token)")
    }
    return Row(
        what: "answers to an account a second, stored",
        measured: Load(medianOf: loads).rate,
        unit: "/s",
        bars: [.atLeast(5000)]
    )
}

/// How many connections may be open and silent while somebody else is still answered.
private func serveIdle(_ susi: ServedSusi, _ target: String) -> Row {
    let what = "silent connections beside an answer"
    let wanted = 10_000
    var limit = rlimit()
    getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit)
    guard limit.rlim_max > wanted + 500 else {
        return .skipped(what, because: "only \(limit.rlim_max) files may be open here")
    }
    var silent: [LocalConnection] = []
    while silent.count < wanted, let connection = LocalConnection(port: susi.port) {
        silent.append(connection)
    }
    let isAnswered = LocalConnection(port: susi.port)?.get(target) != nil
    return Row(
        what: what,
        measured: isAnswered ? Double(silent.count) : 0,
        unit: "",
        bars: [.atLeast(Double(wanted))]
    )
}

/// Lists of 165 skills.
private func serveLists(_ corpus: Corpus) throws -> [Row] {
    let susi = try ServedSusi(ServedSkills(corpus, count: 165, languages: ["en"]))
    let loads = try (0..<3).map { _ in
        try Load(on: susi.program, at: susi.port, "/cms/getSkillList.json?group=All")
    }
    return [
        Row(
            what: "lists of 165 skills a second",
            measured: Load(medianOf: loads).rate,
            unit: "/s",
            bars: [.atLeast(5000)]
        )
    ]
}

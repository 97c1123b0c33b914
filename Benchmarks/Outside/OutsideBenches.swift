// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire

/// What the server gets from elsewhere: pictures that it has kept, feeds, and slow web calls.
func reachOutside() throws -> [Row] {
    for program in [Load.program, ConstantNginx.program, ServedSusi.program]
    where !FileManager.default.isExecutableFile(atPath: program) {
        return [.skipped("the outside world", because: "\(program) is not here")]
    }
    return try [showPicture(size: 24 << 10), showPicture(size: 200 << 10)] + readFeed()
        + askSlowly(1000)
}

/// A picture from elsewhere that is kept, beside the same file from nginx.
private func showPicture(size: Int) throws -> Row {
    let picture = bytesOfPicture(size)
    let elsewhere = try SlowServer(["/cow.png": ("image/png", picture)])
    let host = "127.0.0.1:\(elsewhere.port)"
    let skills = try ServedSkills([
        "Bench/en/cow.txt": "::name Cow\nshow the cow\nHere: ![cow](http://\(host)/cow.png)\n"
    ])
    let susi = try ServedSusi(skills, ["--allow-host", host, "--tiles", "none"])
    guard let answer = LocalConnection(port: susi.port)?.get("/susi/chat.json?q=show+the+cow"),
        let pictures = try JSON(parsing: answer)["answers"]?.array?.first?["pictures"]?.object,
        let path = pictures.members.first?.value.string,
        LocalConnection(port: susi.port)?.get(path) == picture
    else { throw LoadFailure(output: "the cow was not shown") }
    let nginx = try ConstantNginx(sending: picture, type: "image/png")
    guard LocalConnection(port: nginx.port)?.get("/") == picture else {
        throw LoadFailure(output: "nginx does not show the cow")
    }
    var ours: [Load] = []
    var theirs: [Load] = []
    for _ in 0..<3 {
        theirs.append(try Load(on: nginx.program, at: nginx.port, "/"))
        ours.append(try Load(on: susi.program, at: susi.port, path))
    }
    return Row(
        what: "a kept picture of \(size >> 10) kB a second",
        measured: Load(medianOf: ours).rate,
        unit: "/s",
        reference: .init(name: "nginx, the same file", measured: Load(medianOf: theirs).rate),
        bars: [.timesReference(0.3)]
    )
}

/// The beginning of a picture, and then anything: nobody looks further.
private func bytesOfPicture(_ size: Int) -> [UInt8] {
    let head: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0,
        1,
        0, 0, 0, 1, 0, 8, 2, 0, 0, 0,
    ]
    return head + (0..<(size - head.count)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
}

/// A feed of a megabyte from a server on this machine: got, read and told as rows.
///
/// Counted is the server's time on processors: what other programs do does not count.
private func readFeed() throws -> [Row] {
    let entry = (0..<100).map { number in
        let text = String(
            repeating: """
                &lt;p&gt;Some words of entry \(number) &amp;amp; many more of them, as people write \
                them.&lt;/p&gt;

                """,
            count: 105
        )
        return """
            <item><title>Entry \(number)</title><link>/entry/\(number)</link>
            <pubDate>Mon, 03 Jul 2017 14:34:15 GMT</pubDate>
            <description>\(text)&lt;img src="/\(number).png"&gt;</description></item>
            """
    }
    let feed = """
        <?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Bench</title>
        <link>https://example.org/</link>\(entry.joined(separator: "\n"))</channel></rss>
        """
    let elsewhere = try SlowServer(["/feed": ("application/rss+xml", Array(feed.utf8))])
    let host = "127.0.0.1:\(elsewhere.port)"
    let susi = try ServedSusi(
        ServedSkills(["Bench/en/none.txt": "::name None\nnothing\nNothing.\n"]),
        ["--allow-host", host]
    )
    guard let connection = LocalConnection(port: susi.port) else {
        throw LoadFailure(output: "nobody takes the question for the feed")
    }
    var milliseconds: [Double] = []
    var processorSeconds = susi.program.processorSeconds
    for number in 0..<31 {
        let start = DispatchTime.now().uptimeNanoseconds
        let answer = connection.get("/susi/rssreader.json?url=http://\(host)/feed?n=\(number)")
        milliseconds.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
        let count = try JSON(parsing: answer ?? [])["data"]?.array?.count
        guard count == 100 else { throw LoadFailure(output: "the feed was not read") }
    }
    processorSeconds = susi.program.processorSeconds - processorSeconds
    let size = feed.utf8.count / 1000
    return [
        Row(
            what: "processor time of a feed of \(size) kB, got, read and told",
            measured: processorSeconds * 1000 / Double(milliseconds.count),
            unit: "ms",
            bars: [.atMost(30)]
        ),
        Row(
            what: "until such a feed is told, beside whatever else runs",
            measured: milliseconds.sorted()[milliseconds.count / 2],
            unit: "ms"
        ),
    ]
}

/// So many people who ask at once what takes a web call of a second.
private func askSlowly(_ count: Int) throws -> [Row] {
    var limit = rlimit()
    getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit)
    guard limit.rlim_max > 3 * count else {
        let reason = "only \(limit.rlim_max) files may be open here"
        return [.skipped("\(count) questions with a web call of 1 s", because: reason)]
    }
    let elsewhere = try SlowServer()
    let host = "127.0.0.1:\(elsewhere.port)"
    let skills = try ServedSkills([
        "Bench/en/slow.txt": """
        ::name Slow
        ask slowly for *
        !console:It says $!$.
        {"url":"http://\(host)/slow?n=$1$","path":"$.v"}
        eol

        """
    ])
    let susi = try ServedSusi(skills, ["--allow-host", host])
    let targets = (0..<count).map { "/susi/chat.json?q=ask+slowly+for+\($0)" }
    let crowd = try Crowd(at: susi.port, targets, wanting: "It says done.")
    guard crowd.answered == count else {
        throw LoadFailure(output: "\(crowd.answered) of \(count) questions were answered")
    }
    return [
        Row(
            what: "\(count) questions with a web call of 1 s",
            measured: crowd.seconds,
            unit: "s",
            bars: [.atMost(3)]
        ),
        Row(
            what: "most web calls at the same time",
            measured: Double(elsewhere.mostAtOnce),
            unit: ""
        ),
        Row(
            what: "most memory meanwhile",
            measured: susi.program.mostResidentMegabytes,
            unit: "MB",
            bars: [.atMost(150)]
        ),
    ]
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire
import Synchronization

extension Service {
    /// Figures about the server, for this machine itself and for operators.
    func metrics(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> HTTPResponse {
        guard inquiry.role >= .operator || Service.comesFromHere(request) else {
            throw Refusal(
                403,
                "Figures are told to this machine itself, and to operators who send their token."
            )
        }
        return HTTPResponse(
            fields: [
                "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
                "Cache-Control": "no-store",
                "X-Content-Type-Options": "nosniff",
            ],
            body: Array(figures(at: inquiry.arrival).utf8)
        )
    }

    /// Whether a program on this machine asks for itself: no proxy, no page of another site, and
    /// no name that somebody else made to mean this machine.
    private static func comesFromHere(_ request: HTTPRequest) -> Bool {
        let relayed = ["X-Real-IP", "X-Forwarded-For", "Forwarded", "Via", "Origin"]
        guard request.client.isLoopback, relayed.allSatisfy({ request.fields[$0] == nil }) else {
            return false
        }
        let host = request.fields["Host"] ?? "localhost"
        let name =
            host.hasPrefix("[") ? host.dropFirst().prefix { $0 != "]" } : host.prefix { $0 != ":" }
        return name == "localhost" || IPAddress(String(name))?.isLoopback ?? false
    }

    private func figures(at now: Instant) -> String {
        var text = FiguresText()
        text.begin("susi_build_info", .gauge, "Which version runs.")
        text.add("susi_build_info", ["version": Release.version], "1")
        tellRequests(&text)
        text.begin("susi_questions_total", .counter, "Questions, by whether a skill answered them.")
        let answered = figures.answered.load(ordering: .relaxed)
        let unanswered = figures.unanswered.load(ordering: .relaxed)
        text.add("susi_questions_total", ["answered": "yes"], "\(answered)")
        text.add("susi_questions_total", ["answered": "no"], "\(unanswered)")
        text.add(
            "susi_questions_waiting",
            .gauge,
            "Questions that wait for something from outside.",
            Int64(errands.count)
        )
        text.add(
            "susi_streams_open",
            .gauge,
            "Devices that listen to events.",
            Int64(feeds.count)
        )
        text.add(
            "susi_guests_remembered",
            .gauge,
            "People without an account who asked lately.",
            Int64(guests.count)
        )
        text.add(
            "susi_skills_loaded",
            .gauge,
            "Skills that can answer.",
            Int64(shelf.catalog.mind.count)
        )
        tellProcess(&text)
        return text.text
    }

    private func tellRequests(_ text: inout FiguresText) {
        let services = (Endpoint.allCases.map { Optional($0) } + [nil]).map { endpoint in
            (name: endpoint?.path ?? "page", counter: figures[endpoint])
        }.filter { ($0.counter.cumulated.last ?? 0) > 0 }
        text.begin("susi_requests_total", .counter, "Requests, by service and kind of status.")
        for (name, counter) in services {
            for digit in 1...5 where counter.answers(ofClass: digit) > 0 {
                text.add(
                    "susi_requests_total",
                    ["service": name, "status": "\(digit)xx"],
                    "\(counter.answers(ofClass: digit))"
                )
            }
        }
        let name = "susi_request_duration_seconds"
        text.begin(name, .histogram, "From the end of a request to the beginning of its answer.")
        for (service, counter) in services {
            let cumulated = counter.cumulated
            let total = cumulated.last ?? 0
            for (bound, count) in zip(RequestFigures.bounds, cumulated) {
                text.add("\(name)_bucket", ["service": service, "le": bound.seconds], "\(count)")
            }
            text.add("\(name)_bucket", ["service": service, "le": "+Inf"], "\(total)")
            text.add("\(name)_sum", ["service": service], "\(counter.seconds)")
            text.add("\(name)_count", ["service": service], "\(total)")
        }
    }

    private func tellProcess(_ text: inout FiguresText) {
        let memory = ProcessFigures.memory()
        text.add(
            "process_resident_memory_bytes",
            .gauge,
            "Memory that the program uses.",
            memory.used
        )
        text.add(
            "process_virtual_memory_bytes",
            .gauge,
            "Address space of the program.",
            memory.assigned
        )
        text.add("process_threads", .gauge, "Threads of the program.", ProcessFigures.threads())
        text.begin("process_cpu_seconds_total", .counter, "Processor time that the program used.")
        text.add("process_cpu_seconds_total", [:], "\(ProcessFigures.processorSeconds())")
        text.begin("process_start_time_seconds", .gauge, "When the server started, since 1970.")
        text.add("process_start_time_seconds", [:], "\(Double(started.milliseconds) / 1000)")
    }
}

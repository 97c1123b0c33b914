// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc
import SusiWire

extension Service {
    /// How the machine and the program are doing.
    func status(_ inquiry: Inquiry, _ request: HTTPRequest) -> HTTPResponse {
        var loads = [0.0, 0.0, 0.0]
        let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        var system = SystemStatus()
        let memory = Service.ownMemory()
        system.assignedMemory = memory.assigned
        system.usedMemory = memory.used
        system.availableMemory = max(0, memory.assigned - memory.used)
        system.cores = Int64(cores)
        system.threads = Service.ownThreads()
        system.runtime = inquiry.arrival.milliseconds - started.milliseconds
        system.loadAverage = getloadavg(&loads, 3) > 0 ? loads[0] : 0
        system.loadSystem = min(1, loads[0] / Double(cores))
        system.loadProcess = 0
        system.serverThreads = Int64(cores)
        system.serverURI = "http://\(request.fields["Host"] ?? "localhost")/"
        var client = ClientInfo()
        client.remoteHost = inquiry.guest.address.description
        client.isLocalhost = inquiry.guest.address.isLoopback
        var header = JSONObject()
        for field in request.fields.all where !Service.isSecret(field.name) {
            header[field.name] = .string(field.value)
        }
        client.requestHeader = header
        var status = ServerStatus()
        status.system = system
        status.index = [
            "messages": ["queue": [:]], "users": [:], "queries": [:], "accounts": [:], "user": [:],
        ]
        status.client = client
        status.envelope.session = Session(inquiry.identity)
        return inquiry.response(status)
    }

    private static func isSecret(_ name: String) -> Bool {
        ["authorization", "cookie", "proxy-authorization"].contains(name.lowercased())
    }

    /// The program's address space and what of it is in memory, in bytes.
    private static func ownMemory() -> (assigned: Int64, used: Int64) {
        let pages = text(of: "/proc/self/statm").split(separator: " ").compactMap { Int64($0) }
        guard pages.count >= 2 else { return (0, 0) }
        let size = Int64(sysconf(Int32(_SC_PAGESIZE)))
        return (pages[0] * size, pages[1] * size)
    }

    /// How many threads the program has.
    private static func ownThreads() -> Int64 {
        let lines = text(of: "/proc/self/status").split(separator: "\n")
        let line = lines.first { $0.hasPrefix("Threads:") }
        return line?.split(separator: "\t").last.flatMap { Int64($0) } ?? 0
    }

    /// The beginning of a small file of the system.
    private static func text(of path: String) -> String {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { return "" }
        defer { close(number) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(number, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}

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
        let memory = ProcessFigures.memory()
        system.assignedMemory = memory.assigned
        system.usedMemory = memory.used
        system.availableMemory = max(0, memory.assigned - memory.used)
        system.cores = Int64(cores)
        system.threads = ProcessFigures.threads()
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
        status.listening = outside.recogniser != nil
        status.client = client
        status.envelope.session = Session(inquiry.identity)
        return inquiry.response(status)
    }

    private static func isSecret(_ name: String) -> Bool {
        ["authorization", "cookie", "proxy-authorization"].contains(name.lowercased())
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiView
package import SusiWire

extension Effect {
    /// Sends a form to a service, with the token in a header: in addresses it would be written down.
    ///
    /// Who listens gets the answer in parts, and maybe as a stream of events.
    package static func send(
        _ ticket: UInt32,
        _ form: Form,
        to path: String,
        method: String = "POST",
        token: String?,
        listens: Bool = false,
        milliseconds: Double = 30_000
    ) -> Effect {
        var headers = [(name: "Content-Type", value: "application/x-www-form-urlencoded")]
        if let token { headers.append(("Authorization", "Bearer " + token)) }
        if listens { headers.append(("Accept", "text/event-stream, application/json")) }
        return .fetch(
            ticket,
            method: method,
            path,
            headers: headers,
            body: .text(form.encoded),
            inParts: listens,
            milliseconds: milliseconds
        )
    }
}

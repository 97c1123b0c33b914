// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiView
package import SusiWire

extension Effect {
    /// Sends a form to a service, with the token in a header: in addresses it would be written down.
    package static func send(
        _ ticket: UInt32,
        _ form: Form,
        to path: String,
        method: String = "POST",
        token: String?,
        milliseconds: Double = 30_000
    ) -> Effect {
        var headers = [(name: "Content-Type", value: "application/x-www-form-urlencoded")]
        if let token { headers.append(("Authorization", "Bearer " + token)) }
        return .fetch(
            ticket,
            method: method,
            path,
            headers: headers,
            body: .text(form.encoded),
            milliseconds: milliseconds
        )
    }
}

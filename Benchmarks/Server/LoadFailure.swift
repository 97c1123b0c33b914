// Susi. SPDX-License-Identifier: Apache-2.0

/// A load that did not go as it should, with what the program said of it.
struct LoadFailure: Error, CustomStringConvertible {
    let output: String

    var description: String {
        "The server did not answer as it should under load:\n\(output)"
    }
}

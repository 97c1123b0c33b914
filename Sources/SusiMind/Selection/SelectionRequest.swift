// Susi. SPDX-License-Identifier: Apache-2.0

/// What a selection wants from the world: a service and the arguments of its WHERE part.
package struct SelectionRequest: Sendable, Equatable {
    /// One `name='text'` of the WHERE part.
    package struct Argument: Sendable, Equatable {
        /// The argument's name in lower case: `query`, `url`, `language`.
        package let name: String
        /// The argument's text, not encoded.
        package let text: String
    }

    /// The name after FROM as it was written: `rss`, `wikipedia`, or one that a skill defines.
    package let service: String
    /// The arguments in the order they were written.
    package let arguments: [Argument]

    /// The text of the first argument of that lower-case name.
    package subscript(name: String) -> String? {
        arguments.first { $0.name.utf8.elementsEqual(name.utf8) }?.text
    }

    func replacingTexts<Failure: Error>(
        _ replacement: (String) throws(Failure) -> String
    ) throws(Failure) -> SelectionRequest {
        var replaced: [Argument] = []
        for argument in arguments {
            let text = try replacement(argument.text)
            replaced.append(Argument(name: argument.name, text: text))
        }
        return SelectionRequest(service: service, arguments: replaced)
    }
}

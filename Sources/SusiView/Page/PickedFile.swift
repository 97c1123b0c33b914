// Susi. SPDX-License-Identifier: Apache-2.0

/// A file that the person chose.
public struct PickedFile: Equatable, Sendable {
    /// Its name, without a path.
    public let name: String
    /// What the browser takes it for, such as `image/png`.
    public let type: String
    /// What it holds; nil where it is larger than was asked for.
    public let content: [UInt8]?

    /// The files that an answer to `Effect.pickFiles` holds.
    public static func files(_ value: PageValue) -> [PickedFile] {
        value.values.compactMap { file in
            guard let name = file[0].text, let type = file[1].text else { return nil }
            return PickedFile(name: name, type: type, content: file[2].bytes)
        }
    }
}

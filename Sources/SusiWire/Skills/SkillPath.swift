// Susi. SPDX-License-Identifier: Apache-2.0

/// Where a skill is, as chat answers name it and ratings send it back.
public struct SkillPath: Sendable, Hashable {
    /// The collection, usually `general`.
    public var model: String
    /// The group, such as `Knowledge`.
    public var group: String
    /// The language, two letters.
    public var language: String
    /// The file without its ending.
    public var skill: String

    /// Names a skill.
    public init(
        model: String = "general",
        group: String = "Knowledge",
        language: String = "en",
        skill: String
    ) {
        self.model = model
        self.group = group
        self.language = language
        self.skill = skill
    }

    /// Reads a path of any kind a server produces, filling what it lacks with defaults.
    ///
    /// The last four components count, so `/instant/…` and the folders of old servers are read
    /// as well; nil where there is not even a file's name.
    public init?(reading path: String) {
        let parts = ASCII.split(path, at: UInt8(ascii: "/")).filter { !$0.isEmpty }
        guard let file = parts.last else { return nil }
        let name = String(decoding: file.utf8.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
        guard !name.isEmpty else { return nil }
        self.init(skill: name)
        let places = parts.dropLast()
        if places.count >= 3 {
            let last = Array(places.suffix(3))
            model = last[0]
            group = last[1]
            language = last[2]
        }
    }

    /// `/susi_skill_data/models/<model>/<group>/<language>/<skill>.txt`, exactly seven components.
    ///
    /// What would make another component or another name of it is replaced: all apps cut the
    /// path at its slashes, and the file's name at its first point.
    public var text: String {
        let places = [model, group, language].map { Self.component($0, without: "/") }
        let file = Self.component(skill, without: "/.")
        return "/susi_skill_data/models/" + places.joined(separator: "/") + "/" + file + ".txt"
    }

    private static func component(_ text: String, without characters: StaticString) -> String {
        guard !text.isEmpty else { return "_" }
        var bytes = Array(text.utf8)
        for index in bytes.indices {
            for place in 0..<characters.utf8CodeUnitCount
            where bytes[index] == characters.utf8Start[place] {
                bytes[index] = UInt8(ascii: "_")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

import SusiEar

/// The options that the commands of the ear share.
enum EarOptions {
    static let model = Option.value(
        "model",
        "FILE",
        "another model of the ear than the one that ships"
    )
    static let phrase = Option.value(
        "phrase",
        "P",
        "the words to listen for; “Susi” also hears “Hey Susi”"
    )
    static let sensitivity = Option.value(
        "sensitivity",
        "S",
        "calm, normal or eager: how easily it believes that it was called"
    )
    static let voice = Option.value(
        "voice",
        "FILE",
        "a voice to favour, as `susi ear enroll` learns it"
    )
    static let json = Option.flag("json", "prints a JSON object a line")
}

extension Arguments {
    /// The model that is to listen.
    func earModel(in surroundings: Surroundings) throws -> EarModel {
        let path: String
        if let given = value(of: "model") {
            path = FilePaths.absolute(given, in: surroundings.folder)
        } else {
            guard let web = FilePaths.nearest("Web", in: surroundings) else {
                throw CommandFailure(
                    "there is no model of the ear: no folder “Web” is here or with the program. "
                        + "Name one with --model FILE."
                )
            }
            path = web + "/ear/susi.ear"
        }
        // The greatest network there can be takes 1.2 MB.
        guard let bytes = SoundFile.contents(of: path, atMost: 4 << 20) else {
            throw CommandFailure(
                "the model of the ear “\(value(of: "model") ?? path)” cannot be read. "
                    + "--model names another."
            )
        }
        do {
            return try EarModel(bytes)
        } catch {
            throw CommandFailure("\(value(of: "model") ?? path): \(error)")
        }
    }

    /// Which of the model's phrases is meant; the first unless another is named.
    func phrase(of model: EarModel) throws(UsageError) -> Int {
        guard let name = value(of: "phrase") else { return 0 }
        guard let phrase = model.phrase(named: name.utf8) else {
            let names = model.phrases.map { "“\($0.text)”" }.joined(separator: " and ")
            throw UsageError("the model does not know the phrase “\(name)”; it knows \(names).")
        }
        return phrase
    }

    /// How easily the ear believes that it was called.
    func sensitivity() throws(UsageError) -> Sensitivity {
        switch value(of: "sensitivity") {
        case "calm": .calm
        case nil, "normal": .normal
        case "eager": .eager
        case .some(let other):
            throw UsageError("--sensitivity takes calm, normal or eager, not “\(other)”.")
        }
    }

    /// The voice that is named, or nil where none is.
    func voice(for model: EarModel, in surroundings: Surroundings) throws -> Voice? {
        guard let name = value(of: "voice") else { return nil }
        return try VoiceFile(FilePaths.absolute(name, in: surroundings.folder)).read(for: model)
    }
}

extension Phrase {
    /// The words.
    var text: String { String(decoding: name, as: UTF8.self) }
}

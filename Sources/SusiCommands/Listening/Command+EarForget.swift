// Susi. SPDX-License-Identifier: Apache-2.0

extension Command {
    /// `susi ear forget`: deletes the learned voice.
    static let earForget = Command(
        "ear forget",
        "deletes your voice",
        details: "From then on the ear treats all voices alike.",
        options: [DataFolder.option]
    ) { arguments, surroundings in
        let file = VoiceFile(arguments, in: surroundings)
        surroundings.print(
            try file.delete() ? "Your voice is deleted." : "There was no voice to delete."
        )
        return .success
    }
}

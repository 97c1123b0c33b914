// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiVoice

/// Says sentences aloud while everything else goes on.
public struct SpeakingVoice {
    /// Begins to say sentences, in place of what is being said.
    public var say: ([SpokenSentence]) -> Void
    /// Falls silent; whether something was being said.
    public var stop: () -> Bool
    /// Waits until all is said.
    public var finish: () -> Void
    /// Why nothing was heard the last time, said once; nil where nobody knows of a reason.
    public var trouble: () -> String?

    /// Puts a voice together.
    public init(
        say: @escaping ([SpokenSentence]) -> Void,
        stop: @escaping () -> Bool,
        finish: @escaping () -> Void,
        trouble: @escaping () -> String?
    ) {
        self.say = say
        self.stop = stop
        self.finish = finish
        self.trouble = trouble
    }
}

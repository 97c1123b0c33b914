// Susi. SPDX-License-Identifier: Apache-2.0

#if arch(wasm32)
import SusiEar

nonisolated(unsafe) private var memory = EarMemory()

/// Makes room for so many bytes of a model or a voice and says where.
@_expose(wasm, "ear_in")
@_cdecl("ear_in")
public func earIn(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    memory.room(count)
}

/// Reads the model that was written; 0, or the number of an `EarModelFault`.
@_expose(wasm, "ear_model")
@_cdecl("ear_model")
public func earModel(_ count: Int32) -> Int32 {
    memory.readModel(count)
}

/// How many phrases the model knows.
@_expose(wasm, "ear_phrases")
@_cdecl("ear_phrases")
public func earPhrases() -> Int32 {
    memory.phraseCount
}

/// Hands out the name of a phrase in UTF-8 where `ear_out` says; gives its length.
@_expose(wasm, "ear_phrase")
@_cdecl("ear_phrase")
public func earPhrase(_ index: Int32) -> Int32 {
    memory.handOutPhrase(index)
}

/// Begins to listen at a rate; everything that was heard before is forgotten.
///
/// A phrase below 0 is none. 1, or 0 where there is no such rate, phrase or sensitivity.
@_expose(wasm, "ear_begin")
@_cdecl("ear_begin")
public func earBegin(_ rate: Int32, _ phrase: Int32, _ sensitivity: Int32) -> Int32 {
    memory.begin(rate: rate, phrase: phrase, sensitivity: sensitivity)
}

/// Changes what it listens for; 1, or 0 where there is no such phrase or sensitivity.
@_expose(wasm, "ear_listen")
@_cdecl("ear_listen")
public func earListen(_ phrase: Int32, _ sensitivity: Int32) -> Int32 {
    memory.listen(phrase: phrase, sensitivity: sensitivity)
}

/// Where samples are written before `ear_hear`: room for 4096 floats, always in the same place.
@_expose(wasm, "ear_samples")
@_cdecl("ear_samples")
public func earSamples() -> UnsafeMutablePointer<Float>? {
    memory.samples.baseAddress
}

/// Hears so many samples; gives the number of events.
@_expose(wasm, "ear_hear")
@_cdecl("ear_hear")
public func earHear(_ count: Int32) -> Int32 {
    memory.hear(count)
}

/// Where events lie: four doubles each, always in the same place.
@_expose(wasm, "ear_events")
@_cdecl("ear_events")
public func earEvents() -> UnsafeMutablePointer<Double>? {
    memory.events.baseAddress
}

/// How loud it is, in decibels from -120 to 0.
@_expose(wasm, "ear_level")
@_cdecl("ear_level")
public func earLevel() -> Float {
    memory.ear?.level ?? -120
}

/// Forgets what was heard, as after a pause.
@_expose(wasm, "ear_reset")
@_cdecl("ear_reset")
public func earReset() {
    memory.ear?.reset()
}

/// Says how many seconds of quiet end speech.
@_expose(wasm, "ear_quiet")
@_cdecl("ear_quiet")
public func earQuiet(_ seconds: Double) {
    memory.ear?.endSpeech(after: seconds)
}

/// Whether every step is told as an event, for tests: 1 or 0.
@_expose(wasm, "ear_steps")
@_cdecl("ear_steps")
public func earSteps(_ tells: Int32) {
    memory.ear?.tellsSteps = tells != 0
}

/// Favours the voice that was written, or none for 0 bytes; 0, or the number of a `VoiceFault`.
@_expose(wasm, "ear_voice")
@_cdecl("ear_voice")
public func earVoice(_ count: Int32) -> Int32 {
    memory.readVoice(count)
}

/// Learns a voice (1) or stops it (0); 0 where it listens for no phrase.
@_expose(wasm, "ear_learn")
@_cdecl("ear_learn")
public func earLearn(_ on: Int32) -> Int32 {
    memory.learn(on != 0)
}

/// Hands out the voice that was learned where `ear_out` says; gives its length, 0 where there is
/// none.
@_expose(wasm, "ear_learned")
@_cdecl("ear_learned")
public func earLearned() -> Int32 {
    memory.handOutVoice()
}

/// Counts what is heard for so many seconds; 0 where it listens for no phrase.
@_expose(wasm, "ear_trial")
@_cdecl("ear_trial")
public func earTrial(_ seconds: Int32) -> Int32 {
    memory.ear?.beginTrial(seconds: Int(seconds)) == true ? 1 : 0
}

/// Keeps from now on what is heard, for so many seconds at most.
@_expose(wasm, "ear_record")
@_cdecl("ear_record")
public func earRecord(_ seconds: Int32) {
    memory.ear?.record(seconds: Int(seconds))
}

/// Ends the recording and hands it out as a WAV file where `ear_out` says; gives its length, 0
/// where there is none.
@_expose(wasm, "ear_recorded")
@_cdecl("ear_recorded")
public func earRecorded() -> Int32 {
    memory.handOutRecording()
}

/// Where the last bytes lie that were handed out.
@_expose(wasm, "ear_out")
@_cdecl("ear_out")
public func earOut() -> UnsafeMutablePointer<UInt8>? {
    memory.outgoing
}
#else
#if canImport(Glibc)
import Glibc
#endif

/// Natively there is no page: the ear is `susi ear`.
@main
enum SusiEarPage {
    static func main() {
        print("SusiEarPage runs in browsers: build it with script/wasm.")
    }
}
#endif

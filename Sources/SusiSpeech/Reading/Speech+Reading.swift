// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiVoice
import SusiWire

// Reading aloud: what, how, and when it ends.
extension Speech {
    /// Something may be to be read: an action of an answer where the person wants it, or an answer
    /// that came, where the settings do.
    mutating func read(question: String, reply: String, action: Int?) -> [Effect] {
        let wasSpoken = !spokenQuestion.isEmpty && sameBytes(question, spokenQuestion)
        if action == nil {
            if wasSpoken { spokenQuestion = "" }
            guard settings.readsAloud || wasSpoken && settings.isOn(.speechOutput) else {
                return []
            }
        }
        let sentences = sentences(question, reply, action)
        guard !sentences.isEmpty else { return [] }
        guard abilities?.hasVoices != false else { return action == nil ? [] : say(.noVoices) }
        let before = stopReading()
        reader.begin(sentences)
        return before + sayCurrent() + (wasSpoken ? waitForStop() : [])
    }

    private func sentences(_ question: String, _ reply: String, _ action: Int?) -> [SpokenSentence]
    {
        guard !reply.isEmpty else {
            return ReadingAloud.sentences(of: question, language: questionLanguage)
        }
        guard let json = try? JSON(parsing: Array(reply.utf8)) else { return [] }
        let reading = ReadingAloud(json, language: questionLanguage)
        return action.map { reading.sentences(ofAction: $0) } ?? reading.sentences
    }

    private mutating func sayCurrent() -> [Effect] {
        guard let sentence = reader.current else { return [] }
        let chosen = settings[.speechLanguage]
        let ofSentence = sentence.language.isEmpty ? questionLanguage : sentence.language
        let rate = settings.number(.speechRate)
        // Some browsers forget to say when they are done.
        let longest = 8000 + Double(sentence.text.utf8.count) * 150 / rate
        return [
            .speak(
                sentence.text,
                language: chosen.isEmpty ? ofSentence : chosen,
                voice: settings[.voice],
                rate: rate,
                pitch: settings.number(.speechPitch),
                ticket: tickets.issue(.speaking)
            ), .timer(tickets.issue(.overlong), milliseconds: longest),
        ]
    }

    /// The sentence is said: the next one follows.
    mutating func speakNext() -> [Effect] {
        let before = tickets.cancel { $0 == .overlong }
        reader.advance()
        return before + (reader.isReading ? sayCurrent() : stopReading())
    }

    /// A sentence takes too long.
    mutating func skip() -> [Effect] {
        tickets.cancel { $0 == .speaking } + speakNext()
    }

    mutating func cannotSpeak() -> [Effect] {
        stopReading() + say(.cannotSpeak)
    }

    /// Nothing more is read.
    mutating func stopReading() -> [Effect] {
        reader.begin([])
        return tickets.cancel { $0 == .speaking || $0 == .overlong || $0 == .stopWord }
    }

    /// Whoever spoke to the browser may stop it by speaking, too; phones would beep for it.
    private mutating func waitForStop() -> [Effect] {
        guard let abilities, way(abilities) == .recogniser, !abilities.isPhone else { return [] }
        let ticket = tickets.issue(.stopWord)
        return [.recognise(ticket, language: questionLanguage, isContinuous: true)]
    }

    /// Something was understood while it reads; most of that is what it says itself.
    mutating func heardWhileReading(_ value: PageValue) -> [Effect] {
        guard let last = value.values.last?[0].text, let word = StopWord.last(of: last),
            !reader.says(word)
        else { return [] }
        return stopReading()
    }
}

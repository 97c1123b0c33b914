// Susi. SPDX-License-Identifier: Apache-2.0

extension SpeechWording {
    var english: StaticString {
        switch self {
        case .listening: "I am listening…"
        case .listeningFor: "Listening for"
        case .understanding: "Understanding what you said…"
        case .speaking: "Reading aloud"
        case .stop: "Stop"
        case .cancel: "Cancel"
        case .done: "Done"
        case .close: "Close"
        case .again: "Try again"
        case .touchToListen: "Tap to listen for"
        case .paused: "Paused: something else has the microphone"
        case .notListening: "Not listening: why?"
        case .sayNow: "Ask your question."
        case .heardNothing: "I heard nothing."
        case .deaf:
            """
            This browser cannot understand speech, and your server has no recogniser. Whoever runs \
            the server can name one: susi serve --listen-url.
            """
        case .notReached:
            "The server that understands speech could not be reached. Is there a connection?"
        case .serverIll:
            "The server’s recogniser did not understand this recording. Try again, or type."
        case .cannotSpeak:
            "This device could not read that aloud. Is there a voice for the language?"
        case .noVoices: "This browser has no voices to read aloud with."
        case .cannotKeep: "This device keeps nothing just now. Is its storage full?"
        case .undecided: "The browser has not been asked for the microphone yet."
        case .denied:
            """
            The browser does not give this page the microphone. Allow it in the browser’s settings \
            for this page, often behind the sign beside the address; then try again.
            """
        case .insecure:
            """
            Browsers give the microphone only to pages that come over HTTPS or from this very \
            machine. Whoever runs the server can switch HTTPS on: susi serve --tls-cert.
            """
        case .noMicrophone: "No microphone was found. Connect one, then try again."
        case .oldBrowser:
            "This browser is too old to listen: it has no AudioWorklet. A newer version has."
        case .busy: "Another app has the microphone. It is tried again by itself."
        case .lost: "The microphone was taken away. It is tried again by itself."
        case .noEar: "What listens could not be loaded. Is there a connection? Then try again."
        case .otherTrouble: "The microphone could not be opened, and the browser does not say why."
        case .voiceDeleted: "Your voice was deleted from this device."
        case .voice: "Voice"
        case .back: "Back to the settings"
        case .wakeSection: "Wake word"
        case .wake: "Listen for the wake word"
        case .wakeHint:
            "Say it, and I take your question. The listening happens on this device: no sound leaves it."
        case .phrase: "What wakes me"
        case .sensitivity: "Sensitivity"
        case .calm: "Calm"
        case .normal: "Normal"
        case .eager: "Eager"
        case .sensitivityHint: "Calm rarely wakes for nothing, eager rarely misses you."
        case .hidden: "Also while this page is out of sight"
        case .hiddenHint: "In another tab or behind another app, as long as the browser lets it."
        case .stateOn: "Listening now."
        case .stateOff: "Not listening now."
        case .questionSection: "Spoken questions"
        case .byBrowser:
            """
            This browser understands what you say. Many browsers send the sound to their maker for \
            that.
            """
        case .byServer:
            "A recording of your question goes to your server, which understands it, and is not kept."
        case .byNobody: "Nobody understands spoken questions here."
        case .byUnknown: "Finding out who understands spoken questions…"
        case .silence: "Send after a second’s silence"
        case .silenceHint:
            "Otherwise what was understood stays in the message box until you send it."
        case .voiceSection: "Your own voice"
        case .voiceNone:
            "Teach me how you say it: then I hear you better, and others no more than before."
        case .voiceThere: "I know your voice. It is kept on this device only."
        case .voiceStale:
            "I learned your voice with older ears and cannot use it any more. Please teach me again."
        case .teach: "Teach me my voice"
        case .teachAgain: "Teach again"
        case .deleteVoice: "Delete my voice"
        case .privacy:
            "Of what you say here only some numbers about your voice are kept, on this device."
        case .teachIntroduction:
            """
            You say the wake word three times. Then comes a minute in which I show when I would \
            wake, and when not. Only after that it is switched on.
            """
        case .teachPlace: "Find a quiet place, and hold the device as you usually do."
        case .begin: "Begin"
        case .saySusi: "Say “Susi”"
        case .sayHeySusi: "Say “Hey Susi”"
        case .loudness: "How loud it is"
        case .wasAccepted: "Good. Once more, please."
        case .wasTooQuiet: "That was too quiet. Come nearer, and say it again."
        case .wasClipped: "That was too loud. Move away a little, and say it again."
        case .wasNoisy: "There is too much noise around. Try it where it is quieter."
        case .wasNotTheWord: "That did not sound like the wake word. Say it again, clearly."
        case .wasUnlike: "That sounded like another voice. Say it as before, please."
        case .opening: "Opening the microphone…"
        case .trialTitle: "The listening minute"
        case .trialIntroduction: "I listen as I would later, and count."
        case .talkOfElse: "Talk about something else, or let the radio play."
        case .callNow: "Call me now!"
        case .callHeard: "I heard you."
        case .secondsLeft: "seconds left"
        case .wokeSoFar: "Woke for nothing so far:"
        case .resultTitle: "This is how I heard you"
        case .resultHits: "Calls that I heard, of 3"
        case .resultFalse: "Woke for nothing"
        case .resultGood: "That went well."
        case .resultMissed:
            "I missed you. Teach me once more where it is quiet, or choose “Eager” as sensitivity."
        case .resultWoke: "I woke for nothing. “Calm” as sensitivity makes that rarer."
        case .switchOn: "Switch it on"
        case .minuteAgain: "Another minute"
        case .discard: "Forget what was learned"
        }
    }
}

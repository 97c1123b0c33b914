// Susi. SPDX-License-Identifier: Apache-2.0

extension SpeechWording {
    var german: StaticString {
        switch self {
        case .listening: "Ich höre zu …"
        case .listeningFor: "Hört auf"
        case .understanding: "Verstehe, was du gesagt hast …"
        case .speaking: "Liest vor"
        case .stop: "Aufhören"
        case .cancel: "Abbrechen"
        case .done: "Fertig"
        case .close: "Schließen"
        case .again: "Noch einmal"
        case .touchToListen: "Tippen zum Hören auf"
        case .paused: "Pause: Etwas anderes hat das Mikrofon"
        case .notListening: "Hört nicht zu: warum?"
        case .sayNow: "Stelle deine Frage."
        case .heardNothing: "Ich habe nichts gehört."
        case .deaf:
            """
            Dieser Browser versteht keine Sprache, und dein Server hat keine Spracherkennung. Wer \
            den Server betreibt, kann eine nennen: susi serve --listen-url.
            """
        case .notReached:
            "Der Server, der Sprache versteht, ist nicht erreichbar. Besteht eine Verbindung?"
        case .serverIll:
            """
            Die Spracherkennung des Servers hat diese Aufnahme nicht verstanden. Versuche es noch \
            einmal, oder tippe.
            """
        case .cannotSpeak:
            "Dieses Gerät konnte das nicht vorlesen. Gibt es eine Stimme für die Sprache?"
        case .noVoices: "Dieser Browser hat keine Stimmen zum Vorlesen."
        case .cannotKeep: "Dieses Gerät behält gerade nichts. Ist sein Speicher voll?"
        case .undecided: "Der Browser wurde noch nicht nach dem Mikrofon gefragt."
        case .denied:
            """
            Der Browser gibt dieser Seite das Mikrofon nicht. Erlaube es in seinen Einstellungen für \
            diese Seite, oft hinter dem Zeichen neben der Adresse; dann versuche es noch einmal.
            """
        case .insecure:
            """
            Browser geben das Mikrofon nur Seiten, die über HTTPS oder vom selben Rechner kommen. \
            Wer den Server betreibt, kann HTTPS einschalten: susi serve --tls-cert.
            """
        case .noMicrophone:
            "Es wurde kein Mikrofon gefunden. Schließe eines an, dann versuche es noch einmal."
        case .oldBrowser:
            "Dieser Browser ist zu alt zum Zuhören: Ihm fehlt AudioWorklet. Neuere haben es."
        case .busy: "Eine andere App hat das Mikrofon. Es wird von selbst wieder versucht."
        case .lost: "Das Mikrofon wurde weggenommen. Es wird von selbst wieder versucht."
        case .noEar:
            """
            Was zuhört, ließ sich nicht laden. Besteht eine Verbindung? Dann versuche es noch \
            einmal.
            """
        case .otherTrouble:
            "Das Mikrofon ließ sich nicht öffnen, und der Browser sagt nicht, warum."
        case .voiceDeleted: "Deine Stimme wurde von diesem Gerät gelöscht."
        case .voice: "Stimme"
        case .back: "Zurück zu den Einstellungen"
        case .wakeSection: "Weckwort"
        case .wake: "Auf das Weckwort hören"
        case .wakeHint:
            """
            Sage es, und ich nehme deine Frage auf. Zugehört wird auf diesem Gerät: Kein Ton \
            verlässt es.
            """
        case .phrase: "Was mich weckt"
        case .sensitivity: "Empfindlichkeit"
        case .calm: "Ruhig"
        case .normal: "Normal"
        case .eager: "Eifrig"
        case .sensitivityHint: "Ruhig wacht selten grundlos auf, eifrig überhört dich selten."
        case .hidden: "Auch wenn diese Seite nicht zu sehen ist"
        case .hiddenHint:
            "In einem anderen Tab oder hinter einer App, solange der Browser es zulässt."
        case .stateOn: "Hört jetzt zu."
        case .stateOff: "Hört jetzt nicht zu."
        case .questionSection: "Gesprochene Fragen"
        case .byBrowser:
            """
            Dieser Browser versteht, was du sagst. Viele Browser schicken den Ton dafür an ihren \
            Hersteller.
            """
        case .byServer:
            """
            Eine Aufnahme deiner Frage geht an deinen Server, der sie versteht, und wird nicht \
            aufgehoben.
            """
        case .byNobody: "Hier versteht niemand gesprochene Fragen."
        case .byUnknown: "Wer gesprochene Fragen versteht, wird gerade ermittelt …"
        case .silence: "Nach einer Sekunde Stille senden"
        case .silenceHint: "Sonst bleibt das Verstandene im Eingabefeld, bis du es sendest."
        case .voiceSection: "Deine eigene Stimme"
        case .voiceNone:
            "Bringe mir bei, wie du es sagst: Dann höre ich dich besser, und andere nicht mehr als zuvor."
        case .voiceThere: "Ich kenne deine Stimme. Sie ist nur auf diesem Gerät gespeichert."
        case .voiceStale:
            """
            Deine Stimme habe ich mit älteren Ohren gelernt und kann sie nicht mehr verwenden. Bitte \
            bringe sie mir noch einmal bei.
            """
        case .teach: "Meine Stimme beibringen"
        case .teachAgain: "Noch einmal beibringen"
        case .deleteVoice: "Meine Stimme löschen"
        case .privacy:
            """
            Von dem, was du hier sagst, bleiben nur einige Zahlen über deine Stimme, auf diesem \
            Gerät.
            """
        case .teachIntroduction:
            """
            Du sagst dreimal das Weckwort. Dann kommt eine Minute, in der ich zeige, wann ich \
            aufwachen würde und wann nicht. Erst danach wird es eingeschaltet.
            """
        case .teachPlace: "Suche einen ruhigen Ort, und halte das Gerät wie sonst auch."
        case .begin: "Anfangen"
        case .saySusi: "Sage „Susi“"
        case .sayHeySusi: "Sage „Hey Susi“"
        case .loudness: "Wie laut es ist"
        case .wasAccepted: "Gut. Bitte noch einmal."
        case .wasTooQuiet: "Das war zu leise. Komm näher, und sage es noch einmal."
        case .wasClipped: "Das war zu laut. Geh etwas weiter weg, und sage es noch einmal."
        case .wasNoisy: "Ringsum ist es zu laut. Versuche es, wo es ruhiger ist."
        case .wasNotTheWord: "Das klang nicht wie das Weckwort. Sage es noch einmal, deutlich."
        case .wasUnlike: "Das klang wie eine andere Stimme. Sage es bitte wie vorher."
        case .opening: "Öffne das Mikrofon …"
        case .trialTitle: "Die Probeminute"
        case .trialIntroduction: "Ich höre zu, wie ich es später täte, und zähle."
        case .talkOfElse: "Sprich von etwas anderem, oder lass das Radio laufen."
        case .callNow: "Rufe mich jetzt!"
        case .callHeard: "Ich habe dich gehört."
        case .secondsLeft: "Sekunden übrig"
        case .wokeSoFar: "Bisher grundlos aufgewacht:"
        case .resultTitle: "So habe ich dich gehört"
        case .resultHits: "Gehörte Rufe, von 3"
        case .resultFalse: "Grundlos aufgewacht"
        case .resultGood: "Das ging gut."
        case .resultMissed:
            """
            Ich habe dich überhört. Übe noch einmal, wo es ruhig ist, oder wähle „Eifrig“ als \
            Empfindlichkeit.
            """
        case .resultWoke:
            "Ich bin grundlos aufgewacht. Mit „Ruhig“ als Empfindlichkeit wird das seltener."
        case .switchOn: "Einschalten"
        case .minuteAgain: "Noch eine Minute"
        case .discard: "Gelerntes vergessen"
        }
    }
}

// Susi. SPDX-License-Identifier: Apache-2.0

extension WorkshopWording {
    var german: StaticString {
        switch self {
        case .title: "Eine Fähigkeit schreiben"
        case .loading: "Wird geladen …"
        case .unreachable: "Der Server ist nicht zu erreichen. Gibt es eine Verbindung?"
        case .refused: "Der Server hat es nicht getan. Bitte versuche es gleich noch einmal."
        case .loginEnded: "Deine Anmeldung ist abgelaufen. Was du geschrieben hast, bleibt hier."
        case .logIn: "Anmelden"
        case .retry: "Noch einmal versuchen"
        case .cancel: "Abbrechen"
        case .back: "Zurück zu allen Fähigkeiten"
        case .newSkill: "Eine neue Fähigkeit"
        case .newSkillHint: "Aus einem Text, der schon antwortet, in fünf Minuten"
        case .drafts: "Noch nicht gespeichert"
        case .untitled: "Fähigkeit ohne Namen"
        case .notSavedYet: "Nur auf diesem Gerät"
        case .discardDraft: "Entwurf verwerfen:"
        case .ownSkills: "Meine Fähigkeiten"
        case .ownNeedLogin: "Deine Fähigkeiten stehen hier, wenn du angemeldet bist."
        case .noOwnSkills: "Du hast noch keine Fähigkeit geschrieben."
        case .allSkills: "Alle Fähigkeiten des Servers"
        case .searchSkills: "Fähigkeiten suchen"
        case .nothingFound:
            "Keine Fähigkeit hat damit zu tun. Versuche ein anderes Wort oder beginne eine neue."
        case .discardTitle: "Den Entwurf verwerfen?"
        case .discardText: "Was du geschrieben und nicht gespeichert hast, ist dann für immer weg."
        case .discard: "Verwerfen"
        case .deleteTitle: "Diese Fähigkeit löschen?"
        case .deleteText:
            "Niemand bekommt mehr Antworten von ihr. Du kannst sie danach zurückholen."
        case .delete: "Löschen"
        case .textOfSkill: "Text der Fähigkeit"
        case .tabHint: "Mit Tab verlässt du das Textfeld"
        case .views: "Neben dem Text"
        case .sideText: "Text"
        case .sideTry: "Probieren"
        case .sideExamples: "Beispiele"
        case .sideGuide: "Sprache"
        case .save: "Speichern"
        case .saveNow: "Speichern"
        case .savingNow: "Wird gespeichert …"
        case .saved: "Gespeichert. Die Fähigkeit antwortet jetzt."
        case .keepingNow: "Wird behalten …"
        case .keptHere: "Geändert; auf diesem Gerät behalten"
        case .notKept: "Dieses Gerät kann es nicht behalten: speichere bald"
        case .asSaved: "Wie auf dem Server"
        case .notOpened: "Nicht geöffnet"
        case .history: "Versionen"
        case .chooseAnother: "Eine andere Fähigkeit wählen"
        case .somebody: "Jemand"
        case .changedMeanwhile:
            """
            hat inzwischen eine andere Version gespeichert. Vergleiche sie, bevor du deine \
            speicherst.
            """
        case .compare: "Vergleichen"
        case .clashHint: "Grüne Zeilen sind deine, rote die der Version auf dem Server."
        case .keepMine: "Meine behalten"
        case .takeTheirs: "Die andere nehmen"
        case .goOnWriting: "Weiterschreiben"
        case .problemsTitle: "Was beim Lesen auffiel"
        case .noProblems: "Nichts zu beanstanden"
        case .problem: "Hinweis"
        case .problems: "Hinweise"
        case .line: "Zeile"
        case .error: "Fehler"
        case .warning: "Warnung"
        case .noteWord: "Anmerkung"
        case .expected: "Erwartet:"
        case .suggestion: "Versuche:"
        case .nameMissing:
            "Gib der Fähigkeit einen Namen: oben eine Zeile wie „::name Meine Fähigkeit“."
        case .willBeCalled: "Die Fähigkeit heißt dann"
        case .group: "Gruppe"
        case .languageOfSkill: "Sprache der Fähigkeit"
        case .whatChanged: "Was hast du geändert?"
        case .saveNeedsLogin:
            """
            Um sie auf dem Server zu speichern, musst du angemeldet sein. Was du \
            geschrieben hast, bleibt auf diesem Gerät.
            """
        case .changeNeedsLogin:
            """
            Um zu einer Version zurückzugehen oder die Fähigkeit zu löschen, musst du \
            angemeldet sein.
            """
        case .offlineSave:
            """
            Gerade gibt es keine Verbindung. Was du geschrieben hast, bleibt auf diesem \
            Gerät; speichere es später.
            """
        case .inserted: "Unter deinem Text eingefügt."
        case .insertIt: "In meine Fähigkeit einfügen"
        case .guideHint:
            "Eine Fähigkeit ist ein Text. Jeden Teil hier kannst du in deine einfügen und ändern."
        case .tryHint:
            """
            Frage deine Fähigkeit etwas: Sie antwortet mit dem Text, wie er dasteht, \
            gespeichert oder nicht.
            """
        case .question: "Frage deine Fähigkeit"
        case .askIt: "Fragen"
        case .onlyThis: "Nur diese Fähigkeit"
        case .clear: "Leeren"
        case .thinking: "Denkt nach …"
        case .noAnswer: "Darauf hat die Fähigkeit keine Antwort."
        case .otherAnswered: "Eine andere Fähigkeit hat geantwortet:"
        case .howChosen: "Wie gewählt wurde"
        case .examplesHint:
            """
            Jedes !example des Textes wird gefragt und die Antwort mit dem !expect \
            darunter verglichen.
            """
        case .examine: "Alle Beispiele prüfen"
        case .examining: "Wird geprüft …"
        case .noExamples:
            "Es gibt noch keine Beispiele: Schreibe !example: und !expect: unter eine Frage."
        case .passed: "bestanden"
        case .failed: "nicht bestanden"
        case .notRun: "noch nicht geprüft"
        case .cameInstead: "Geantwortet:"
        case .noDifference: "Es gibt keinen Unterschied."
        case .differences: "Unterschiede"
        case .sameLines: "Zeilen sind gleich"
        case .removedLine: "Entfernt:"
        case .addedLine: "Hinzugefügt:"
        case .versionWord: "Version"
        case .current: "aktuell"
        case .noNote: "Ohne Worte dazu"
        case .whatItChanged: "Was sie geändert hat"
        case .showText: "Ihren Text zeigen"
        case .rollBack: "Zu ihr zurückgehen"
        case .backTo: "Zurück zu Version"
        case .rolledBack: "Zurückgegangen. Das ist eine eigene Version."
        case .deleteSkill: "Diese Fähigkeit löschen"
        case .deleted: "Gelöscht."
        case .isDeleted: "Die Fähigkeit ist gelöscht und antwortet niemandem mehr."
        case .undo: "Zurückholen"
        case .restored: "Die Fähigkeit ist wieder da."
        }
    }
}

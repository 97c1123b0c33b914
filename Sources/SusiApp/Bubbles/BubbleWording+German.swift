// Susi. SPDX-License-Identifier: Apache-2.0

extension BubbleWording {
    var german: String {
        switch self {
        case .noAnswer: "Susi gab keine Antwort."
        case .unknown(let type):
            type.isEmpty
                ? Self.unknownWithoutType.german
                : "Susi will etwas tun, was diese App noch nicht kann: \(type)"
        case .unknownWithoutType: "Susi will etwas tun, sagt aber nicht, was."
        case .details: "Was dazu kam"
        case .openPicture: "Bild in voller Größe zeigen"
        case .picture: "Bild"
        case .pictureAt(let host): "Bild von \(host)"
        case .openLink(let host): "Öffnet \(host)"
        case .preview(let site): "Seite bei \(site)"
        case .map(let place): "Karte von \(place)"
        case .zoomIn: "Näher"
        case .zoomOut: "Weiter weg"
        case .openMap: "Karte öffnen"
        case .table: "Tabelle"
        case .rows(let count): count == 1 ? "1 Zeile" : "\(count) Zeilen"
        case .rowsOf(let shown, let count): "\(shown) von \(count) Zeilen"
        case .showAll(let count): "Alle \(count) Zeilen zeigen"
        case .sortBy(let column): "Nach \(column) ordnen"
        case .noRows: "In dieser Tabelle steht nichts."
        case .pie: "Tortendiagramm"
        case .others: "Andere"
        case .leftOut(let count):
            count == 1
                ? "1 Wert lässt sich nicht zeichnen" : "\(count) Werte lassen sich nicht zeichnen"
        case .noSlices: "In diesem Diagramm gibt es nichts zu zeichnen."
        case .results: "Suchergebnisse"
        case .news: "Nachrichten"
        case .loading: "Suche …"
        case .nothingFound: "Nichts wurde gefunden."
        case .searchFailed: "Die Suche hat nicht geklappt."
        case .tryAgain: "Noch einmal"
        case .searchOutside(let query): "Im Web nach „\(query)“ suchen"
        case .play(let what): "\(what) abspielen"
        case .playAt(let host): "Bei \(host) abspielen"
        case .video: "Film"
        case .audio: "Ton"
        case .openAt(let host): "Bei \(host) öffnen"
        case .cannotPlay: "Das lässt sich hier nicht abspielen."
        case .done(let command): Self.german(command)
        case .timer: "Kurzzeitwecker"
        case .timerWithoutTime: "Ein Kurzzeitwecker, aber keine Zeit dafür"
        case .timeIsUp: "Die Zeit ist um"
        case .timersReset: "Kurzzeitwecker zurückgenommen"
        case .alarm: "Wecker"
        case .plannedFor(let time): "Geplant für \(time)"
        }
    }

    private static func german(_ command: MediaCommand) -> String {
        switch command {
        case .stop: "Angehalten"
        case .pause: "Pause"
        case .resume: "Es geht weiter"
        case .restart: "Von vorn"
        case .previous: "Zurück zum Vorigen"
        case .next: "Weiter zum Nächsten"
        case .shuffle: "In beliebiger Reihenfolge"
        case .volume(let volume): "Lautstärke \(volume) %"
        }
    }
}

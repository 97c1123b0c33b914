// Susi. SPDX-License-Identifier: Apache-2.0

extension PlanVocabulary {
    /// German; umlauts may be written with an e.
    package static let german = PlanVocabulary(
        example: "morgen um 10:30",
        isGerman: true,
        [
            (.number(0), "null"), (.number(1), "eins"), (.number(2), "zwei zwo"),
            (.number(3), "drei"), (.number(4), "vier"), (.number(5), "fünf fuenf"),
            (.number(6), "sechs"), (.number(7), "sieben"), (.number(8), "acht"),
            (.number(9), "neun"), (.number(10), "zehn"), (.number(11), "elf"),
            (.number(12), "zwölf zwoelf"), (.number(13), "dreizehn"), (.number(14), "vierzehn"),
            (.number(15), "fünfzehn fuenfzehn"), (.number(16), "sechzehn"),
            (.number(17), "siebzehn"), (.number(18), "achtzehn"), (.number(19), "neunzehn"),
            (.number(20), "zwanzig"), (.number(30), "dreißig dreissig"),
            (.number(40), "vierzig"), (.number(50), "fünfzig fuenfzig"),
            (.number(60), "sechzig"), (.number(70), "siebzig"), (.number(80), "achtzig"),
            (.number(90), "neunzig"), (.number(100), "hundert einhundert"),
            (.ordinal(1), "erste ersten erster"), (.ordinal(3), "dritte dritten dritter"),
            (.ordinal(7), "siebte siebten siebter"), (.ordinal(8), "achte achten achter"),
            (.article, "ein eine einer einem einen eines"),
            (.numberAndHalf(1), "anderthalb"), (.half, "halb halbe halben halber halbes"),
            (.quarter, "viertel"), (.threeQuarters, "dreiviertel"),
            (.span(15), "viertelstunde"), (.span(45), "dreiviertelstunde"),
            (.unit(.millisecond), "millisekunde millisekunden ms"),
            (.unit(.second), "sekunde sekunden sek s"),
            (.unit(.minute), "minute minuten min m"), (.unit(.hour), "stunde stunden std h"),
            (.unit(.day), "tag tage tagen d"), (.unit(.week), "woche wochen"),
            (.unit(.month), "monat monate monaten"), (.unit(.year), "jahr jahre jahren"),
            (.weekday(0), "montag mo"), (.weekday(1), "dienstag di"),
            (.weekday(2), "mittwoch mi"), (.weekday(3), "donnerstag do"),
            (.weekday(4), "freitag fr"), (.weekday(5), "samstag sonnabend sa"),
            (.weekday(6), "sonntag so"),
            (.month(1), "januar jan jänner jaenner"), (.month(2), "februar feb"),
            (.month(3), "märz maerz mrz"), (.month(4), "april apr"), (.month(5), "mai"),
            (.month(6), "juni jun"), (.month(7), "juli jul"), (.month(8), "august aug"),
            (.month(9), "september sep sept"), (.month(10), "oktober okt"),
            (.month(11), "november nov"), (.month(12), "dezember dez"),
            (.day(0), "heute"), (.tomorrowOrMorning, "morgen"),
            (.day(2), "übermorgen uebermorgen"),
            (.part(.morning), "morgens früh frueh vormittag vormittags"),
            (.part(.midday), "mittag mittags"), (.part(.afternoon), "nachmittag nachmittags"),
            (.part(.evening), "abend abends"), (.part(.night), "nacht nachts"),
            (.part(.midnight), "mitternacht mitternachts"),
            (.afterNoon, "pm"), (.clock, "uhr"),
            (.at, "um gegen auf für fuer ca circa etwa ungefähr ungefaehr"), (.on, "am"),
            (.within, "in binnen"), (.and, "und"), (.past, "nach"), (.before, "vor"),
            (
                .next,
                "nächste nächsten nächster nächstes naechste naechsten naechster naechstes "
                    + "kommende kommenden kommender kommendes"
            ),
            (.later, "später spaeter"), (.now, "jetzt sofort"),
            (
                .every,
                "jeden jede jedes jeder alle immer täglich taeglich stündlich stuendlich "
                    + "wöchentlich woechentlich monatlich jährlich jaehrlich montags dienstags "
                    + "mittwochs donnerstags freitags samstags sonntags"
            ),
            (.gone, "gestern vorgestern vorhin letzte letzten letzter letztes"),
            (
                .filler,
                "der die das den dem des diese diesen dieser dieses bitte genau punkt zu an ab von "
                    + "dann"
            ),
        ]
    )
}

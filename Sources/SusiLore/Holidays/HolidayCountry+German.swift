// Susi. SPDX-License-Identifier: Apache-2.0

extension HolidayCountry {
    /// Germany, as the laws of the Länder have it since 1995.
    static let germany = HolidayCountry(
        english: "Germany",
        german: "Deutschland",
        others: "german;deutsche;in deutschland;bundesrepublik;brd;federal republic of germany",
        parts: [
            Part(
                code: "BW",
                english: "Baden-Württemberg",
                german: "Baden-Württemberg",
                others: "bw;baden-wuerttemberg;baden württemberg;badenwürttemberg"
            ),
            Part(code: "BY", english: "Bavaria", german: "Bayern", others: "by"),
            Part(code: "BE", english: "Berlin", german: "Berlin", others: "be"),
            Part(code: "BB", english: "Brandenburg", german: "Brandenburg", others: "bb"),
            Part(code: "HB", english: "Bremen", german: "Bremen", others: "hb"),
            Part(code: "HH", english: "Hamburg", german: "Hamburg", others: "hh"),
            Part(code: "HE", english: "Hesse", german: "Hessen", others: "he"),
            Part(
                code: "MV",
                english: "Mecklenburg-Western Pomerania",
                german: "Mecklenburg-Vorpommern",
                others: "mv;meckpomm;meck-pomm"
            ),
            Part(code: "NI", english: "Lower Saxony", german: "Niedersachsen", others: "ni;nds"),
            Part(
                code: "NW",
                english: "North Rhine-Westphalia",
                german: "Nordrhein-Westfalen",
                others: "nw;nrw"
            ),
            Part(
                code: "RP",
                english: "Rhineland-Palatinate",
                german: "Rheinland-Pfalz",
                others: "rp;rlp"
            ),
            Part(
                code: "SL",
                english: "Saarland",
                german: "Saarland",
                others: "sl;the saarland;das saarland"
            ),
            Part(code: "SN", english: "Saxony", german: "Sachsen", others: "sn"),
            Part(code: "ST", english: "Saxony-Anhalt", german: "Sachsen-Anhalt", others: "st;lsa"),
            Part(
                code: "SH",
                english: "Schleswig-Holstein",
                german: "Schleswig-Holstein",
                others: "sh"
            ),
            Part(code: "TH", english: "Thuringia", german: "Thüringen", others: "th;thueringen"),
        ],
        holidays: [
            Holiday("New Year's Day", "Neujahr", .fixed(month: 1, day: 1)),
            Holiday("Epiphany", "Heilige Drei Könige", .fixed(month: 1, day: 6), in: "BW BY ST"),
            Holiday(
                "International Women's Day",
                "Frauentag",
                .fixed(month: 3, day: 8),
                in: "BE",
                years: 2019...2022
            ),
            Holiday(
                "International Women's Day",
                "Frauentag",
                .fixed(month: 3, day: 8),
                in: "BE MV",
                years: 2023...9999
            ),
            Holiday("Good Friday", "Karfreitag", .easter(-2)),
            Holiday("Easter Sunday", "Ostersonntag", .easter(0), in: "BB"),
            Holiday("Easter Monday", "Ostermontag", .easter(1)),
            Holiday("Labour Day", "Tag der Arbeit", .fixed(month: 5, day: 1)),
            Holiday(
                "Liberation Day",
                "Tag der Befreiung",
                .fixed(month: 5, day: 8),
                in: "BE",
                years: 2020...2020
            ),
            Holiday(
                "Liberation Day",
                "Tag der Befreiung",
                .fixed(month: 5, day: 8),
                in: "BE",
                years: 2025...2025
            ),
            // 75 years since the uprising in East Germany.
            Holiday(
                "Uprising of 1953 Memorial Day",
                "Gedenktag des Volksaufstands",
                .fixed(month: 6, day: 17),
                in: "BE",
                years: 2028...2028
            ),
            Holiday("Ascension Day", "Christi Himmelfahrt", .easter(39)),
            Holiday("Whit Sunday", "Pfingstsonntag", .easter(49), in: "BB"),
            Holiday("Whit Monday", "Pfingstmontag", .easter(50)),
            // In parts of Saxony and Thuringia as well.
            Holiday("Corpus Christi", "Fronleichnam", .easter(60), in: "BW BY HE NW RP SL"),
            // In Bavaria where most people are Catholic.
            Holiday(
                "Assumption Day",
                "Mariä Himmelfahrt",
                .fixed(month: 8, day: 15),
                in: "BY SL"
            ),
            Holiday(
                "World Children's Day",
                "Weltkindertag",
                .fixed(month: 9, day: 20),
                in: "TH",
                years: 2019...9999
            ),
            Holiday(
                "German Unity Day",
                "Tag der Deutschen Einheit",
                .fixed(month: 10, day: 3),
                years: 1990...9999
            ),
            Holiday(
                "Reformation Day",
                "Reformationstag",
                .fixed(month: 10, day: 31),
                in: "BB MV SN ST TH",
                years: 1...2016
            ),
            // 500 years of the Reformation, everywhere.
            Holiday(
                "Reformation Day",
                "Reformationstag",
                .fixed(month: 10, day: 31),
                years: 2017...2017
            ),
            Holiday(
                "Reformation Day",
                "Reformationstag",
                .fixed(month: 10, day: 31),
                in: "BB HB HH MV NI SH SN ST TH",
                years: 2018...9999
            ),
            Holiday(
                "All Saints' Day",
                "Allerheiligen",
                .fixed(month: 11, day: 1),
                in: "BW BY NW RP SL"
            ),
            Holiday("Day of Prayer and Repentance", "Buß- und Bettag", .advent(-11), in: "SN"),
            Holiday("Christmas Day", "1. Weihnachtstag", .fixed(month: 12, day: 25)),
            Holiday("Second Day of Christmas", "2. Weihnachtstag", .fixed(month: 12, day: 26)),
        ]
    )

    /// Austria: the same days in all Länder.
    static let austria = HolidayCountry(
        english: "Austria",
        german: "Österreich",
        others: "austrian;oesterreich;österreichische",
        parts: [],
        holidays: [
            Holiday("New Year's Day", "Neujahr", .fixed(month: 1, day: 1)),
            Holiday("Epiphany", "Heilige Drei Könige", .fixed(month: 1, day: 6)),
            Holiday("Easter Monday", "Ostermontag", .easter(1)),
            Holiday("Labour Day", "Staatsfeiertag", .fixed(month: 5, day: 1)),
            Holiday("Ascension Day", "Christi Himmelfahrt", .easter(39)),
            Holiday("Whit Monday", "Pfingstmontag", .easter(50)),
            Holiday("Corpus Christi", "Fronleichnam", .easter(60)),
            Holiday("Assumption Day", "Mariä Himmelfahrt", .fixed(month: 8, day: 15)),
            Holiday("National Day", "Nationalfeiertag", .fixed(month: 10, day: 26)),
            Holiday("All Saints' Day", "Allerheiligen", .fixed(month: 11, day: 1)),
            Holiday("Immaculate Conception", "Mariä Empfängnis", .fixed(month: 12, day: 8)),
            Holiday("Christmas Day", "Christtag", .fixed(month: 12, day: 25)),
            Holiday("Saint Stephen's Day", "Stefanitag", .fixed(month: 12, day: 26)),
        ]
    )

    /// Switzerland: the national day, and what all or nearly all cantons keep.
    static let switzerland = HolidayCountry(
        english: "Switzerland",
        german: "Schweiz",
        others: "swiss;die schweiz;der schweiz;in der schweiz;schweizer",
        parts: [],
        holidays: [
            Holiday("New Year's Day", "Neujahr", .fixed(month: 1, day: 1)),
            Holiday("Good Friday (most cantons)", "Karfreitag (fast alle Kantone)", .easter(-2)),
            Holiday(
                "Easter Monday (most cantons)",
                "Ostermontag (die meisten Kantone)",
                .easter(1)
            ),
            Holiday("Ascension Day", "Auffahrt", .easter(39)),
            Holiday(
                "Whit Monday (most cantons)",
                "Pfingstmontag (die meisten Kantone)",
                .easter(50)
            ),
            Holiday("National Day", "Bundesfeier", .fixed(month: 8, day: 1)),
            Holiday("Christmas Day", "Weihnachten", .fixed(month: 12, day: 25)),
            Holiday(
                "Saint Stephen's Day (most cantons)",
                "Stephanstag (die meisten Kantone)",
                .fixed(month: 12, day: 26)
            ),
        ]
    )
}

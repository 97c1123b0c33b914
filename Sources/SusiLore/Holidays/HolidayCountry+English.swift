// Susi. SPDX-License-Identifier: Apache-2.0

extension HolidayCountry {
    /// The bank holidays of the United Kingdom since 2000, by nation.
    static let unitedKingdom = HolidayCountry(
        english: "United Kingdom",
        german: "Vereinigtes Königreich",
        others: "uk;the uk;britain;great britain;british;großbritannien;grossbritannien",
        parts: [
            Part(code: "ENG", english: "England", german: "England", others: "english;englisch"),
            Part(code: "WLS", english: "Wales", german: "Wales", others: "england and wales"),
            Part(code: "SCO", english: "Scotland", german: "Schottland", others: "scottish"),
            Part(code: "NIR", english: "Northern Ireland", german: "Nordirland", others: ""),
        ],
        holidays: [
            Holiday(
                "New Year's Day",
                "Neujahr",
                .fixed(month: 1, day: 1),
                substitute: .nextWorkday
            ),
            Holiday(
                "2 January",
                "2. Januar",
                .fixed(month: 1, day: 2),
                in: "SCO",
                substitute: .nextWorkday
            ),
            Holiday(
                "Saint Patrick's Day",
                "St. Patrick's Day",
                .fixed(month: 3, day: 17),
                in: "NIR",
                substitute: .nextWorkday
            ),
            Holiday("Good Friday", "Karfreitag", .easter(-2)),
            Holiday("Easter Monday", "Ostermontag", .easter(1), in: "ENG WLS NIR"),
            Holiday(
                "Early May bank holiday",
                "Maifeiertag",
                .nth(1, weekday: 0, month: 5),
                years: 1996...2019
            ),
            // Moved in 2020 for the 75 years since the end of the war.
            Holiday(
                "Early May bank holiday (VE Day)",
                "Maifeiertag (Tag der Befreiung)",
                .fixed(month: 5, day: 8),
                years: 2020...2020
            ),
            Holiday(
                "Early May bank holiday",
                "Maifeiertag",
                .nth(1, weekday: 0, month: 5),
                years: 2021...9999
            ),
            Holiday(
                "Coronation bank holiday",
                "Krönung Charles’ III.",
                .fixed(month: 5, day: 8),
                years: 2023...2023
            ),
            // In the years of the Queen's jubilees it was in June.
            Holiday(
                "Spring bank holiday",
                "Frühlingsfeiertag",
                .nth(-1, weekday: 0, month: 5),
                years: 2003...2011
            ),
            Holiday(
                "Spring bank holiday",
                "Frühlingsfeiertag",
                .nth(-1, weekday: 0, month: 5),
                years: 2013...2021
            ),
            Holiday(
                "Spring bank holiday",
                "Frühlingsfeiertag",
                .nth(-1, weekday: 0, month: 5),
                years: 2023...9999
            ),
            Holiday(
                "Spring bank holiday",
                "Frühlingsfeiertag",
                .fixed(month: 6, day: 4),
                years: 2012...2012
            ),
            Holiday(
                "Diamond Jubilee bank holiday",
                "Thronjubiläum",
                .fixed(month: 6, day: 5),
                years: 2012...2012
            ),
            Holiday(
                "Spring bank holiday",
                "Frühlingsfeiertag",
                .fixed(month: 6, day: 2),
                years: 2022...2022
            ),
            Holiday(
                "Platinum Jubilee bank holiday",
                "Thronjubiläum",
                .fixed(month: 6, day: 3),
                years: 2022...2022
            ),
            Holiday(
                "Royal wedding",
                "Königliche Hochzeit",
                .fixed(month: 4, day: 29),
                years: 2011...2011
            ),
            Holiday(
                "State funeral of Elizabeth II",
                "Staatsbegräbnis Elizabeths II.",
                .fixed(month: 9, day: 19),
                years: 2022...2022
            ),
            Holiday(
                "Battle of the Boyne",
                "Schlacht am Boyne",
                .fixed(month: 7, day: 12),
                in: "NIR",
                substitute: .nextWorkday
            ),
            Holiday(
                "Summer bank holiday",
                "Sommerfeiertag",
                .nth(1, weekday: 0, month: 8),
                in: "SCO"
            ),
            Holiday(
                "Summer bank holiday",
                "Sommerfeiertag",
                .nth(-1, weekday: 0, month: 8),
                in: "ENG WLS NIR"
            ),
            Holiday(
                "Saint Andrew's Day",
                "Andreastag",
                .fixed(month: 11, day: 30),
                in: "SCO",
                years: 2007...9999,
                substitute: .nextWorkday
            ),
            Holiday(
                "Christmas Day",
                "1. Weihnachtstag",
                .fixed(month: 12, day: 25),
                substitute: .nextWorkday
            ),
            Holiday(
                "Boxing Day",
                "2. Weihnachtstag",
                .fixed(month: 12, day: 26),
                substitute: .nextWorkday
            ),
        ]
    )

    /// The federal holidays of the United States.
    static let unitedStates = HolidayCountry(
        english: "United States",
        german: "Vereinigte Staaten",
        others: "us;usa;the us;the usa;america;american;united states of america;u.s;u.s.a;amerika;"
            + "die usa;den usa;in den usa;federal",
        parts: [],
        holidays: [
            Holiday(
                "New Year's Day",
                "Neujahr",
                .fixed(month: 1, day: 1),
                substitute: .nearestWorkday
            ),
            Holiday(
                "Martin Luther King Day",
                "Martin-Luther-King-Tag",
                .nth(3, weekday: 0, month: 1),
                years: 1986...9999
            ),
            Holiday(
                "Washington's Birthday (Presidents' Day)",
                "Washingtons Geburtstag",
                .nth(3, weekday: 0, month: 2),
                years: 1971...9999
            ),
            Holiday(
                "Memorial Day",
                "Memorial Day",
                .nth(-1, weekday: 0, month: 5),
                years: 1971...9999
            ),
            Holiday(
                "Juneteenth",
                "Juneteenth",
                .fixed(month: 6, day: 19),
                years: 2021...9999,
                substitute: .nearestWorkday
            ),
            Holiday(
                "Independence Day",
                "Unabhängigkeitstag",
                .fixed(month: 7, day: 4),
                substitute: .nearestWorkday
            ),
            Holiday("Labor Day", "Tag der Arbeit", .nth(1, weekday: 0, month: 9)),
            Holiday(
                "Columbus Day",
                "Kolumbustag",
                .nth(2, weekday: 0, month: 10),
                years: 1971...9999
            ),
            Holiday(
                "Veterans Day",
                "Veteranentag",
                .fixed(month: 11, day: 11),
                years: 1978...9999,
                substitute: .nearestWorkday
            ),
            Holiday("Thanksgiving Day", "Thanksgiving", .nth(4, weekday: 3, month: 11)),
            Holiday(
                "Christmas Day",
                "Weihnachten",
                .fixed(month: 12, day: 25),
                substitute: .nearestWorkday
            ),
        ]
    )
}

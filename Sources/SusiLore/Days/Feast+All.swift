// Susi. SPDX-License-Identifier: Apache-2.0

extension Feast {
    /// All that have a name here; of two of the same name the first one counts.
    static let all: [Feast] = [
        Feast(
            "New Year's Day;new years day;new year;new year's;new years",
            "Neujahr;neujahrstag;neues jahr;das neue jahr",
            .fixed(month: 1, day: 1)
        ),
        Feast(
            "Epiphany;three kings day;three kings' day;three kings",
            "Heilige Drei Könige;dreikönigstag;dreikönig;drei könige;heilige 3 könige;epiphanias",
            .fixed(month: 1, day: 6)
        ),
        Feast("Candlemas", "Mariä Lichtmess;lichtmess", .fixed(month: 2, day: 2)),
        Feast("Groundhog Day", "Murmeltiertag", .fixed(month: 2, day: 2)),
        Feast(
            "Valentine's Day;valentines day;valentines;valentine's;valentine day",
            "Valentinstag;valentinstages",
            .fixed(month: 2, day: 14)
        ),
        Feast(
            "Fat Thursday;weiberfastnacht",
            "Weiberfastnacht;altweiber;weiberfasching;schmotziger donnerstag",
            .easter(-52)
        ),
        Feast(
            "Carnival Monday;rose monday;rosenmontag;shrove monday",
            "Rosenmontag;karneval;fasching;fastnacht",
            .easter(-48)
        ),
        Feast(
            "Shrove Tuesday;pancake day;mardi gras;fat tuesday;pancake tuesday;carnival",
            "Faschingsdienstag;fastnachtsdienstag;veilchendienstag;karnevalsdienstag",
            .easter(-47)
        ),
        Feast("Ash Wednesday;lent;beginning of lent", "Aschermittwoch;fastenzeit", .easter(-46)),
        Feast(
            "International Women's Day;women's day;womens day",
            "Frauentag;internationaler frauentag;weltfrauentag",
            .fixed(month: 3, day: 8)
        ),
        Feast("Pi Day", "Pi-Tag;tag der zahl pi", .fixed(month: 3, day: 14)),
        Feast(
            "Saint Patrick's Day;st patrick's day;st. patrick's day;st patricks day;"
                + "saint patricks day;st. patricks day",
            "St. Patrick's Day;st patrick's day;st patricks day",
            .fixed(month: 3, day: 17)
        ),
        Feast(
            "April Fools' Day;april fools day;april fools;april fool's day;april fool's",
            "1. April;erster april;aprilscherztag",
            .fixed(month: 4, day: 1)
        ),
        Feast("Palm Sunday", "Palmsonntag", .easter(-7)),
        Feast(
            "Maundy Thursday;holy thursday",
            "Gründonnerstag;gruendonnerstag",
            .easter(-3)
        ),
        Feast("Good Friday", "Karfreitag", .easter(-2)),
        Feast("Holy Saturday;easter saturday", "Karsamstag;ostersamstag", .easter(-1)),
        Feast("Easter Sunday;easter;easter day", "Ostersonntag;ostern", .easter(0)),
        Feast("Easter Monday", "Ostermontag", .easter(1)),
        Feast(
            "May Day;labour day;international workers' day",
            "Tag der Arbeit;maifeiertag;1. mai;erster mai",
            .fixed(month: 5, day: 1)
        ),
        Feast("Star Wars Day", "Star-Wars-Tag;star wars tag", .fixed(month: 5, day: 4)),
        Feast("Europe Day", "Europatag", .fixed(month: 5, day: 9)),
        Feast(
            "Mother's Day;mothers day;mothers' day",
            "Muttertag",
            .nth(2, weekday: 6, month: 5)
        ),
        Feast(
            "Ascension Day;ascension;ascension thursday",
            "Christi Himmelfahrt;himmelfahrt;vatertag;auffahrt;herrentag;männertag",
            .easter(39)
        ),
        Feast(
            "Whit Sunday;pentecost;whitsun;pentecost sunday",
            "Pfingstsonntag;pfingsten",
            .easter(49)
        ),
        Feast("Whit Monday;pentecost monday", "Pfingstmontag", .easter(50)),
        Feast("Trinity Sunday", "Dreifaltigkeitssonntag;trinitatis", .easter(56)),
        Feast("Corpus Christi", "Fronleichnam", .easter(60)),
        Feast(
            "Father's Day;fathers day;fathers' day",
            "Vatertag in Amerika",
            .nth(3, weekday: 6, month: 6)
        ),
        Feast("Juneteenth", "Juneteenth", .fixed(month: 6, day: 19)),
        Feast("Midsummer Day;midsummer;saint john's day", "Johannistag", .fixed(month: 6, day: 24)),
        Feast("Canada Day", "Kanadatag", .fixed(month: 7, day: 1)),
        Feast(
            "Independence Day;fourth of july;the fourth of july",
            "Unabhängigkeitstag",
            .fixed(month: 7, day: 4)
        ),
        Feast("Bastille Day", "Französischer Nationalfeiertag", .fixed(month: 7, day: 14)),
        Feast(
            "Assumption Day;assumption",
            "Mariä Himmelfahrt;maria himmelfahrt",
            .fixed(month: 8, day: 15)
        ),
        Feast(
            "Swiss National Day",
            "Bundesfeiertag;schweizer nationalfeiertag",
            .fixed(month: 8, day: 1)
        ),
        Feast(
            "US Labor Day;labor day",
            "Amerikanischer Tag der Arbeit",
            .nth(1, weekday: 0, month: 9)
        ),
        Feast("World Children's Day", "Weltkindertag", .fixed(month: 9, day: 20)),
        Feast(
            "German Unity Day;day of german unity",
            "Tag der Deutschen Einheit;tag der einheit;deutsche einheit",
            .fixed(month: 10, day: 3)
        ),
        Feast(
            "Thanksgiving Sunday in Germany",
            "Erntedankfest;erntedank",
            .nth(1, weekday: 6, month: 10)
        ),
        Feast(
            "Austrian National Day",
            "Österreichischer Nationalfeiertag;nationalfeiertag",
            .fixed(month: 10, day: 26)
        ),
        Feast("Reformation Day", "Reformationstag", .fixed(month: 10, day: 31)),
        Feast("Halloween;hallowe'en;all hallows eve", "Halloween", .fixed(month: 10, day: 31)),
        Feast(
            "All Saints' Day;all saints day;all saints",
            "Allerheiligen",
            .fixed(month: 11, day: 1)
        ),
        Feast("All Souls' Day;all souls day;all souls", "Allerseelen", .fixed(month: 11, day: 2)),
        Feast(
            "Guy Fawkes Night;bonfire night;guy fawkes day",
            "Guy-Fawkes-Nacht",
            .fixed(month: 11, day: 5)
        ),
        Feast(
            "Saint Martin's Day;st martin's day;st. martin's day;martinmas",
            "Martinstag;sankt martin;st. martin;st martin",
            .fixed(month: 11, day: 11)
        ),
        Feast(
            "Veterans Day;armistice day;remembrance day",
            "Waffenstillstandstag",
            .fixed(month: 11, day: 11)
        ),
        Feast("Memorial Day", "Memorial Day", .nth(-1, weekday: 0, month: 5)),
        Feast("National Day of Mourning in Germany", "Volkstrauertag", .advent(-14)),
        Feast(
            "Day of Prayer and Repentance",
            "Buß- und Bettag;buss- und bettag;buß und bettag;buss und bettag;bußtag",
            .advent(-11)
        ),
        Feast("Sunday of the Dead", "Totensonntag;ewigkeitssonntag", .advent(-7)),
        Feast("Thanksgiving;thanksgiving day", "Thanksgiving", .nth(4, weekday: 3, month: 11)),
        Feast("Black Friday", "Black Friday", .thanksgivingFriday),
        Feast(
            "First Sunday of Advent;first advent;advent;1st advent;advent sunday;first of advent",
            "1. Advent;erster advent;ersten advent;advent",
            .advent(0)
        ),
        Feast(
            "Second Sunday of Advent;second advent;2nd advent",
            "2. Advent;zweiter advent;zweiten advent",
            .advent(7)
        ),
        Feast(
            "Third Sunday of Advent;third advent;3rd advent",
            "3. Advent;dritter advent;dritten advent",
            .advent(14)
        ),
        Feast(
            "Fourth Sunday of Advent;fourth advent;4th advent",
            "4. Advent;vierter advent;vierten advent",
            .advent(21)
        ),
        Feast(
            "Saint Nicholas Day;st nicholas day;st. nicholas day;saint nicholas;st nicholas;"
                + "st. nicholas' day",
            "Nikolaus;nikolaustag;sankt nikolaus",
            .fixed(month: 12, day: 6)
        ),
        Feast(
            "Immaculate Conception",
            "Mariä Empfängnis;maria empfängnis",
            .fixed(month: 12, day: 8)
        ),
        Feast(
            "Christmas Eve;xmas eve",
            "Heiligabend;heiliger abend;heilig abend;weihnachtsabend",
            .fixed(month: 12, day: 24)
        ),
        Feast(
            "Christmas Day;christmas;xmas;x-mas;xmas day",
            "1. Weihnachtstag;weihnachten;erster weihnachtstag;ersten weihnachtstag;weihnacht",
            .fixed(month: 12, day: 25)
        ),
        Feast(
            "Boxing Day;saint stephen's day;st stephen's day",
            "2. Weihnachtstag;zweiter weihnachtstag;zweiten weihnachtstag;stephanstag;stefanitag",
            .fixed(month: 12, day: 26)
        ),
        Feast(
            "New Year's Eve;new years eve;new year eve",
            "Silvester;sylvester",
            .fixed(month: 12, day: 31)
        ),
    ]
}

extension DayRule {
    /// The day after Thanksgiving, the fourth Thursday of November.
    static let thanksgivingFriday = DayRule.lastBefore(weekday: 4, month: 11, day: 29)
}

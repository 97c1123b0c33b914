// Susi. SPDX-License-Identifier: Apache-2.0

extension PlanVocabulary {
    /// English.
    package static let english = PlanVocabulary(
        example: "tomorrow at 10:30",
        isGerman: false,
        [
            (.number(0), "zero"), (.number(1), "one"), (.number(2), "two couple"),
            (.number(3), "three"), (.number(4), "four"), (.number(5), "five"),
            (.number(6), "six"), (.number(7), "seven"), (.number(8), "eight"),
            (.number(9), "nine"), (.number(10), "ten"), (.number(11), "eleven"),
            (.number(12), "twelve dozen"), (.number(13), "thirteen"), (.number(14), "fourteen"),
            (.number(15), "fifteen"), (.number(16), "sixteen"), (.number(17), "seventeen"),
            (.number(18), "eighteen"), (.number(19), "nineteen"), (.number(20), "twenty"),
            (.number(30), "thirty"), (.number(40), "forty fourty"), (.number(50), "fifty"),
            (.number(60), "sixty"), (.number(70), "seventy"), (.number(80), "eighty"),
            (.number(90), "ninety"), (.number(100), "hundred"),
            (.ordinal(1), "first"), (.ordinal(3), "third"), (.ordinal(4), "fourth"),
            (.ordinal(5), "fifth"), (.ordinal(6), "sixth"), (.ordinal(7), "seventh"),
            (.ordinal(8), "eighth"), (.ordinal(9), "ninth"), (.ordinal(10), "tenth"),
            (.ordinal(11), "eleventh"), (.ordinal(12), "twelfth"),
            (.ordinal(13), "thirteenth"), (.ordinal(14), "fourteenth"),
            (.ordinal(15), "fifteenth"), (.ordinal(16), "sixteenth"),
            (.ordinal(17), "seventeenth"), (.ordinal(18), "eighteenth"),
            (.ordinal(19), "nineteenth"), (.ordinal(20), "twentieth"),
            (.ordinal(30), "thirtieth"),
            (.article, "a an"), (.half, "half"), (.quarter, "quarter quarters"),
            (.unit(.millisecond), "millisecond milliseconds ms msec"),
            (.unit(.second), "second seconds sec secs s"),
            (.unit(.minute), "minute minutes min mins m"),
            (.unit(.hour), "hour hours hr hrs h"), (.unit(.day), "day days d"),
            (.unit(.week), "week weeks wk wks w"), (.span(20_160), "fortnight"),
            (.unit(.month), "month months"), (.unit(.year), "year years yr yrs"),
            (.weekday(0), "monday mon"), (.weekday(1), "tuesday tue tues"),
            (.weekday(2), "wednesday wed"), (.weekday(3), "thursday thu thur thurs"),
            (.weekday(4), "friday fri"), (.weekday(5), "saturday sat"),
            (.weekday(6), "sunday sun"),
            (.month(1), "january jan"), (.month(2), "february feb"), (.month(3), "march mar"),
            (.month(4), "april apr"), (.month(5), "may"), (.month(6), "june jun"),
            (.month(7), "july jul"), (.month(8), "august aug"),
            (.month(9), "september sep sept"), (.month(10), "october oct"),
            (.month(11), "november nov"), (.month(12), "december dec"),
            (.day(0), "today"), (.day(1), "tomorrow tmrw"), (.day(2), "overmorrow"),
            (.part(.morning), "morning"), (.part(.midday), "noon midday noontime"),
            (.part(.afternoon), "afternoon"), (.part(.evening), "evening"),
            (.part(.night), "night"), (.part(.midnight), "midnight"),
            (.beforeNoon, "am"), (.afterNoon, "pm"), (.clock, "oclock clock"),
            (.at, "at for by around about"), (.on, "on"), (.within, "in within"), (.and, "and"),
            (.of, "of"), (.past, "past after"), (.before, "to til before"),
            (.next, "next coming following"), (.later, "later hence"),
            (.now, "now immediately"),
            (
                .every,
                "every each daily hourly weekly monthly yearly annually always mondays tuesdays "
                    + "wednesdays thursdays fridays saturdays sundays weekdays"
            ),
            (.gone, "yesterday ago last"),
            (.filler, "the this please exactly sharp precisely then from o"),
        ]
    )
}

# Susi. SPDX-License-Identifier: Apache-2.0
"""Questions about times and dates, with answers by Python's zoneinfo and datetime.

Prints a question a line: service, Unix time, offset in minutes as JavaScript has it, language,
arguments and expected members, parted by tabs; arguments and members are `name=value`, parted by
bars. `--sample` prints a few hundred which no release of the time zone database can change.
"""
import random
import sys
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

SAMPLE = "--sample" in sys.argv
MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
}
DAYS = {
    "en": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(),
    "de": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split(),
}
# Places whose rules have not changed in the years of the sample, 2009 to 2024.
STEADY = "Berlin;New York;Tokyo;Mumbai;Sydney;St. John's;Kathmandu;Auckland;London;Honolulu".split(";")
random.seed(20261122)


def cities():
    rows = []
    for line in open("Skills/Tables/cities.tsv", encoding="utf-8"):
        if line.startswith("#") or line.startswith("name\t"):
            continue
        cells = line.rstrip("\n").split("\t")
        row = {"en": cells[0].split(";")[0], "de": cells[1].split(";")[0], "zone": cells[4]}
        if not SAMPLE or row["en"] in STEADY:
            rows.append(row)
    return rows


CITIES = cities()


def ask(service, now, offset, language, arguments, expected):
    def join(values):
        return "|".join(f"{name}={value}" for name, value in values.items())

    print("\t".join([service, str(now), str(offset), language, join(arguments), join(expected)]))


def clock(moment, language):
    if language == "de":
        return f"{moment.hour}:{moment.minute:02} Uhr"
    return f"{(moment.hour + 11) % 12 + 1}:{moment.minute:02} {'am' if moment.hour < 12 else 'pm'}"


def written(day, language):
    dot = "." if language == "de" else ""
    return f"{day.day}{dot} {MONTHS[language][day.month - 1]} {day.year}"


def language():
    return random.choice(["en", "de"])


def instant():
    first, last = (2009, 2025) if SAMPLE else (1980, 2060)
    start = int(datetime(first, 1, 2, tzinfo=timezone.utc).timestamp())
    end = int(datetime(last, 1, 1, tzinfo=timezone.utc).timestamp()) - 86400 * 400 * SAMPLE
    return random.randrange(start, end)


def offset():
    return random.choice([0, -60, -120, 300, 480, -330, -540, 240, -720])


def seconds(moment):
    return int(moment.utcoffset().total_seconds())


def utc(value):
    if value == 0:
        return "UTC"
    minutes = abs(value) // 60
    rest = f":{minutes % 60:02}" if minutes % 60 else ""
    return f"UTC{'-' if value < 0 else '+'}{minutes // 60}{rest}"


def times(count):
    for _ in range(count):
        city, now, away, speech = random.choice(CITIES), instant(), offset(), language()
        local = datetime.fromtimestamp(now, ZoneInfo(city["zone"]))
        if seconds(local) % 60:
            continue
        expected = {
            "time": clock(local, speech),
            "weekday": DAYS[speech][local.weekday()],
            "date": written(local, speech),
            "offset": utc(seconds(local)),
            "abbreviation": local.tzname(),
            "minutes": seconds(local) // 60 + away,
        }
        ask("time", now, away, speech, {"place": city[speech]}, expected)


def conversions(count):
    for _ in range(count):
        here, there = random.choice(CITIES), random.choice(CITIES)
        now, speech = instant(), language()
        day = datetime.fromtimestamp(now, timezone.utc).date() + timedelta(days=random.randrange(300))
        hour, minute = random.randrange(24), random.randrange(60)
        if random.random() < 0.3:
            # The hours in which clocks are changed.
            change = next_change(here["zone"], now)
            if change:
                local = datetime.fromtimestamp(change, ZoneInfo(here["zone"]))
                day, hour = local.date(), max(0, local.hour - random.randrange(2))
        source = datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(here["zone"]))
        target = source.astimezone(timezone.utc).astimezone(ZoneInfo(there["zone"]))
        spoken = f"{hour}:{minute:02}"
        if speech == "en" and hour >= 13:
            spoken = f"{hour - 12}:{minute:02} pm"
        if speech == "de":
            spoken += " Uhr"
        ask(
            "time", now, 0, speech,
            {"place": there[speech], "from": here[speech], "at": spoken, "day": written(day, speech)},
            {"time": clock(target, speech), "date": written(target, speech)},
        )


def next_change(zone, now):
    info = ZoneInfo(zone)

    def at(moment):
        return seconds(datetime.fromtimestamp(moment, info))

    # Two days are short enough for changes that undo each other, as in a month of Ramadan.
    step = 2 * 86400
    for start in range(now, now + 370 * 86400, step):
        if at(start) != at(start + step):
            low, high = start, start + step
            while high - low > 1:
                middle = (low + high) // 2
                if at(middle) == at(start):
                    low = middle
                else:
                    high = middle
            return high if high - now < 369 * 86400 else None
    return None


def changes(count):
    while count:
        city, now, speech = random.choice(CITIES), instant(), language()
        found = next_change(city["zone"], now)
        if not found:
            continue
        zone = ZoneInfo(city["zone"])
        before = seconds(datetime.fromtimestamp(found - 1, zone))
        after = seconds(datetime.fromtimestamp(found, zone))
        local = datetime.fromtimestamp(found, timezone.utc) + timedelta(seconds=before)
        forward = after > before
        direction = ["back", "forward"][forward] if speech == "en" else ["zurück", "vor"][forward]
        ask(
            "time", now, 0, speech, {"place": city[speech]},
            {"change_date": written(local, speech), "change_from": clock(local, speech), "change_direction": direction},
        )
        count -= 1


def ordinal(number):
    ending = "th" if 10 < number % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def ways(day, speech):
    month = MONTHS[speech][day.month - 1]
    if speech == "de":
        return random.choice([
            f"{day.day}. {month} {day.year}", f"am {day.day}. {month} {day.year}",
            f"{day.day}.{day.month}.{day.year}", f"der {day.day}. {month} {day.year}",
            f"{DAYS['de'][day.weekday()]}, {day.day}. {month} {day.year}", day.isoformat(),
        ])
    return random.choice([
        f"{day.day} {month} {day.year}", f"{month} {day.day}, {day.year}",
        f"{month.lower()} {ordinal(day.day)} {day.year}", f"the {ordinal(day.day)} of {month} {day.year}",
        f"{DAYS['en'][day.weekday()]}, {month} {day.day} {day.year}", day.isoformat(),
        f"on {ordinal(day.day)} {month} {day.year}", f"{day.month}/{day.day}/{day.year}",
    ])


def facts(day, today, speech):
    year, week, _ = day.isocalendar()
    distance = (day - today).days
    return {
        "weekday": DAYS[speech][day.weekday()],
        "date": written(day, speech),
        "iso": day.isoformat(),
        "week": week,
        "week_year": year,
        "day_of_year": day.timetuple().tm_yday,
        "days": distance,
    }


def some_day():
    if random.random() < 0.2:
        return date(random.randrange(101, 9999), 1, 1) + timedelta(days=random.randrange(365))
    return date(1900, 1, 1) + timedelta(days=random.randrange(73000))


def now_and_today():
    now, away = instant(), offset()
    local = datetime.fromtimestamp(now, timezone.utc) - timedelta(minutes=away)
    return now, away, local.date()


def dates(count):
    for _ in range(count):
        (now, away, today), day, speech = now_and_today(), some_day(), language()
        ask("date", now, away, speech, {"day": ways(day, speech)}, facts(day, today, speech))


def spans(count):
    for _ in range(count):
        (now, away, _), speech = now_and_today(), language()
        first, last = sorted([some_day(), some_day()])
        if random.random() < 0.5:
            last = first + timedelta(days=min(random.randrange(900), (date.max - first).days))
        months = (last.year - first.year) * 12 + last.month - first.month
        if moved(first, months) > last:
            months -= 1
        weekdays = 0
        days = (last - first).days
        weekdays = days // 7 * 5 + sum((first + timedelta(days=i)).weekday() < 5 for i in range(days % 7))
        ask(
            "span", now, away, speech,
            {"from": ways(first, speech), "to": ways(last, speech)},
            {
                "days": days, "weeks": days // 7, "years": months // 12, "months": months,
                "weekdays": weekdays, "from_weekday": DAYS[speech][first.weekday()],
            },
        )


def moved(day, months):
    index = day.year * 12 + day.month - 1 + months
    year, month = divmod(index, 12)
    following = date(year + month // 11, (month + 1) % 12 + 1, 1)
    return date(year, month + 1, min(day.day, (following - timedelta(days=1)).day))


def sums(count):
    units = {
        "en": {"days": "days", "weeks": "weeks", "months": "months", "years": "years"},
        "de": {"days": "Tage", "weeks": "Wochen", "months": "Monate", "years": "Jahre"},
    }
    for _ in range(count):
        (now, away, today), speech = now_and_today(), language()
        day = date(1900, 1, 1) + timedelta(days=random.randrange(73000))
        unit, number, sign = random.choice(list(units["en"])), random.randrange(2, 90), random.choice([1, -1])
        if unit in ("days", "weeks"):
            result = day + timedelta(days=sign * number * (7 if unit == "weeks" else 1))
        else:
            result = moved(day, sign * number * (12 if unit == "years" else 1))
        ask(
            "date", now, away, speech,
            {"day": ways(day, speech), "plus" if sign > 0 else "minus": f"{number} {units[speech][unit]}"},
            facts(result, today, speech),
        )


def relatives(count):
    for _ in range(count):
        (now, away, today), speech = now_and_today(), language()
        kind, number = random.randrange(5), random.randrange(2, 400)
        weekday = random.randrange(7)
        name = DAYS[speech][weekday]
        ahead = (weekday - today.weekday()) % 7
        if kind == 0:
            phrase = f"in {number} days" if speech == "en" else f"in {number} Tagen"
            day = today + timedelta(days=number)
        elif kind == 1:
            phrase = f"{number} weeks ago" if speech == "en" else f"vor {number} Wochen"
            day = today - timedelta(weeks=number)
        elif kind == 2:
            phrase = f"next {name}" if speech == "en" else f"nächsten {name}"
            day = today + timedelta(days=ahead or 7)
        elif kind == 3:
            phrase = f"last {name}" if speech == "en" else f"letzten {name}"
            day = today + timedelta(days=ahead - 7)
        else:
            place, month, year = random.randrange(1, 5), random.randrange(1, 13), random.randrange(1950, 2100)
            word = {"en": ["first", "second", "third", "fourth"], "de": ["erster", "zweiter", "dritter", "vierter"]}
            spoken = MONTHS[speech][month - 1]
            phrase = (
                f"{word['en'][place - 1]} {name} of {spoken} {year}" if speech == "en"
                else f"{word['de'][place - 1]} {name} im {spoken} {year}"
            )
            start = date(year, month, 1)
            day = start + timedelta(days=(weekday - start.weekday()) % 7 + 7 * (place - 1))
        ask("date", now, away, speech, {"day": phrase}, facts(day, today, speech))


def easter(year):
    """By another way than the engine's: golden number, epact and Sunday letter (Knuth)."""
    golden = year % 19 + 1
    century = year // 100 + 1
    x, z = 3 * century // 4 - 12, (8 * century + 5) // 25 - 5
    sunday = 5 * year // 4 - x - 10
    epact = (11 * golden + 20 + z - x) % 30
    if epact == 25 and golden > 11 or epact == 24:
        epact += 1
    moon = 44 - epact
    if moon < 21:
        moon += 30
    moon += 7 - (sunday + moon) % 7
    return date(year, 3, 1) + timedelta(days=moon - 1)


def easters(count):
    feasts = {"en": [("easter", 0), ("good friday", -2), ("pentecost", 49)], "de": [("Ostern", 0), ("Fronleichnam", 60), ("Rosenmontag", -48)]}
    for _ in range(count):
        (now, away, today), speech, year = now_and_today(), language(), random.randrange(1600, 3000)
        name, days = random.choice(feasts[speech])
        day = easter(year) + timedelta(days=days)
        ask("date", now, away, speech, {"day": f"{name} {year}"}, facts(day, today, speech))


for part, whole, some in [
    (times, 2000, 100), (conversions, 800, 60), (changes, 300, 20), (dates, 900, 60), (spans, 400, 40),
    (sums, 300, 30), (relatives, 200, 40), (easters, 100, 20),
]:
    part(some if SAMPLE else whole)

#!/usr/bin/env python3
"""Asks the services `arithmetic` and `units` generated questions and compares what they say.

Arithmetic is compared with Python's fractions, units with pint where it is installed. With
`--sample` a few hundred questions and answers are printed for the table of the Swift tests.
"""
import os
import random
import subprocess
import sys
from fractions import Fraction

SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen " \
    "sixteen seventeen eighteen nineteen".split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()
KLEIN = "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn " \
    "sechzehn siebzehn achtzehn neunzehn".split()
ZEHNER = "_ _ zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split()


def english(n):
    if n < 20:
        return SMALL[n]
    if n < 100:
        return TENS[n // 10] + ("-" + SMALL[n % 10] if n % 10 else "")
    if n < 1000:
        return SMALL[n // 100] + " hundred" + (" and " + english(n % 100) if n % 100 else "")
    if n < 10 ** 6:
        rest = n % 1000
        return english(n // 1000) + " thousand" + ((" and " if rest < 100 else " ") + english(rest) if rest else "")
    rest = n % 10 ** 6
    return english(n // 10 ** 6) + " million" + ((" and " if rest < 100 else " ") + english(rest) if rest else "")


def german(n, alone=True):
    if n == 1 and not alone:
        return "ein"
    if n < 20:
        return KLEIN[n]
    if n < 100:
        return (german(n % 10, False) + "und" if n % 10 else "") + ZEHNER[n // 10]
    if n < 1000:
        return german(n // 100, False) + "hundert" + (german(n % 100) if n % 100 else "")
    if n < 10 ** 6:
        return german(n // 1000, False) + "tausend" + (german(n % 1000) if n % 1000 else "")
    head = "eine million" if n // 10 ** 6 == 1 else german(n // 10 ** 6) + " millionen"
    return head + (" " + german(n % 10 ** 6) if n % 10 ** 6 else "")


def grouped(text, separator):
    head, out = text, ""
    while len(head) > 3:
        out, head = separator + head[-3:] + out, head[:-3]
    return head + out


def number(dice, de):
    """A number as people write it, and what it is."""
    kind = dice.random()
    if kind < 0.5:
        n = dice.randint(0, 99)
        return str(n), Fraction(n)
    if kind < 0.6:
        n = dice.randint(1000, 10 ** 7)
        return grouped(str(n), "." if de else ","), Fraction(n)
    if kind < 0.8:
        places = dice.randint(1, 4)
        n = dice.randint(1, 10 ** (places + 2))
        text = str(n).rjust(places + 1, "0")
        # Three places behind a point would be thousands in German, so there is always a comma.
        return text[:-places] + ("," if de else ".") + text[-places:], Fraction(n, 10 ** places)
    n = dice.choice([dice.randint(0, 20), dice.randint(0, 999), dice.randint(0, 999999), dice.randint(1, 10 ** 8)])
    return (german(n) if de else english(n)), Fraction(n)


class Undefined(Exception):
    pass


def expression(dice, de, depth, level=0, whole=False):
    """A sum with the precedence it needs: 0 sum, 1 product, 2 power, 3 anything. The whole of it is not only a number."""
    if depth == 0 or not whole and dice.random() < 0.2:
        return number(dice, de)
    kind = dice.choice("++--**//^p")
    word = dice.random() < 0.5
    if kind in "+-":
        left, a = expression(dice, de, depth - 1, 0)
        right, b = expression(dice, de, depth - 1, 1)
        sign = {"+": "plus", "-": "minus"}[kind] if word else kind
        text, value, own = f"{left} {sign} {right}", a + b if kind == "+" else a - b, 0
    elif kind in "*/":
        left, a = expression(dice, de, depth - 1, 1)
        right, b = expression(dice, de, depth - 1, 2)
        if kind == "/" and b == 0:
            raise Undefined
        signs = {"*": ["mal"] if de else ["times", "multiplied by"], "/": ["durch", "geteilt durch"] if de else ["divided by", "over"]}
        sign = dice.choice(signs[kind]) if word else dice.choice({"*": "*×·", "/": "/÷:"}[kind])
        text, value, own = f"{left} {sign} {right}", a * b if kind == "*" else a / b, 1
    elif kind == "^":
        left, a = expression(dice, de, 0)
        exponent = dice.randint(0, 9)
        if a == 0 and exponent == 0:
            raise Undefined
        sign = dice.choice(["hoch"] if de else ["to the power of", "to the"]) if word else dice.choice(["^", "**"])
        text, value, own = f"{left} {sign} {exponent}", a ** exponent, 2
    else:
        part = dice.randint(1, 150)
        whole, a = number(dice, de)
        text = f"{part} {'prozent von' if de else 'percent of'} {whole}" if word else f"{part}% {'von' if de else 'of'} {whole}"
        value, own = Fraction(part, 100) * a, 1
        if level > 0:
            own = -1
    if own < level:
        text = f"({text})"
    return text, value


def sums(dice, count):
    while count > 0:
        de = dice.random() < 0.5
        try:
            text, value = expression(dice, de, dice.randint(1, 4), whole=True)
        except Undefined:
            continue
        lead = dice.choice(["was ist ", "wieviel ist ", "berechne ", ""] if de else ["what is ", "what's ", "how much is ", "calculate ", ""])
        count -= 1
        yield ("de" if de else "en"), lead + text + dice.choice(["", "?", " ="]), value


# What a unit is called here and by pint. Its furlongs and fathoms are those of the United States' survey, its BTU is
# rounded: these are left out, or named as what is meant.
UNITS = [
    ("m meter", "km kilometer", "cm centimeter", "mm millimeter", "in inch", "ft foot", "yards yard", "miles mile",
     "nautical_miles nautical_mile", "hands hand", "ly light_year", "au astronomical_unit"),
    ("g gram", "kg kilogram", "mg milligram", "t metric_ton", "lb pound", "oz ounce", "stone stone", "short_tons US_ton",
     "long_tons UK_ton", "carats carat", "grains grain", "troy_ounces troy_ounce"),
    ("l liter", "ml milliliter", "m³ meter**3", "cm³ centimeter**3", "cubic_inches inch**3", "cubic_feet foot**3", "gallons gallon",
     "quarts quart", "pints pint", "cups cup", "fluid_ounces fluid_ounce", "tablespoons tablespoon", "teaspoons teaspoon",
     "imperial_gallons imperial_gallon", "imperial_pints imperial_pint", "oil_barrels oil_barrel"),
    ("m² meter**2", "km² kilometer**2", "hectares hectare", "square_feet foot**2", "square_inches inch**2", "square_miles mile**2"),
    ("km/h kilometer/hour", "m/s meter/second", "mph mile/hour", "knots knot", "ft/s foot/second"),
    ("bit bit", "bytes byte", "kb kilobyte", "mb megabyte", "gb gigabyte", "tb terabyte", "kib kibibyte", "mib mebibyte", "gib gibibyte"),
    ("joules joule", "kj kilojoule", "cal calorie", "kcal kilocalorie", "wh watt*hour", "kwh kilowatt*hour", "btu Btu_it", "ev electron_volt"),
    ("watts watt", "kw kilowatt", "hp horsepower", "ps metric_horsepower"),
    ("pa pascal", "hpa hectopascal", "bar bar", "atm atmosphere", "psi psi", "torr torr"),
    ("n newton", "lbf pound_force", "kgf kilogram_force", "dynes dyne"),
    ("seconds second", "ms millisecond", "minutes minute", "hours hour", "days day", "weeks week", "fortnights fortnight"),
    ("°c degC", "°f degF", "kelvin kelvin", "rankine degR"),
    ("degrees degree", "radians radian", "gon gradian", "turns turn"),
    ("mpg mile/gallon", "l/100km liter/(100*kilometer)", "km/l kilometer/liter", "uk_mpg mile/imperial_gallon"),
]


def conversions(dice, count, pint):
    registry = pint.UnitRegistry(non_int_type=float, autoconvert_offset_to_baseunit=True)
    while count > 0:
        group = dice.choice(UNITS)
        (a, first), (b, second) = (each.split(" ", 1) for each in dice.sample(group, 2))
        value = dice.choice([dice.randint(1, 500), dice.randint(1, 9), round(dice.uniform(0.1, 900), 2)])
        amount = registry.Quantity(value, registry.parse_units(first)) if first != "liter/(100*kilometer)" else \
            registry.Quantity(value / 100, "liter/kilometer")
        target = "liter/kilometer" if second == "liter/(100*kilometer)" else second
        try:
            expected = amount.to(target).magnitude
        except pint.DimensionalityError:
            expected = (1 / amount).to(target).magnitude
        if target != second:
            expected *= 100
        a, b = a.replace("_", " "), b.replace("_", " ")
        text = dice.choice([f"{value} {a} in {b}", f"convert {value} {a} to {b}", f"how many {b} are {value} {a}", f"what is {value} {a} in {b}"])
        count -= 1
        yield "en", text, expected


def members(line):
    return dict(each.split("=", 1) for each in line.rstrip("\n").split("\t"))


def ask(probe, service, questions):
    lines = "".join(f"{service}\t{language}\t{text}\n" for language, text, _ in questions)
    done = subprocess.run([probe], input=lines, capture_output=True, text=True, check=True)
    return [members(line) for line in done.stdout.splitlines()]


def compare(name, probe, service, questions, agrees):
    answers = ask(probe, service, questions)
    wrong = [(q, a) for q, a in zip(questions, answers) if not agrees(a, q[2])]
    for (language, text, expected), answer in wrong[:10]:
        print(f"  {language}: {text}\n    expected {expected}, got {answer}")
    print(f"{name}: {len(questions) - len(wrong)} of {len(questions)} agree")
    return not wrong and len(answers) == len(questions)


def same_fraction(answer, expected):
    return answer.get("fraction") == str(expected)


def near(answer, expected):
    value = answer.get("value")
    return value is not None and abs(float(value) - expected) <= 1e-9 * max(abs(expected), 1e-12)


def main():
    probe = sys.argv[1]
    if "--sample" in sys.argv:
        for language, text, value in sums(random.Random(8), 300):
            if len(text) < 90 and len(str(value)) < 40:
                print(f"{language}\t{text}\t{value}")
        return 0
    good = compare("arithmetic against fractions", probe, "arithmetic", list(sums(random.Random(1), 10_000)), same_fraction)
    try:
        import pint
    except ImportError:
        print("pint is not here; units were not compared")
        return 0 if good else 1
    questions = list(conversions(random.Random(2), 10_000, pint))
    good = compare(f"units against pint {pint.__version__}", probe, "units", questions, near) and good
    return 0 if good else 1


if __name__ == "__main__":
    os.environ.setdefault("PYTHONIOENCODING", "utf-8")
    sys.exit(main())

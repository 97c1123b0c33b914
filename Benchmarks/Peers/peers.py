# Susi. SPDX-License-Identifier: Apache-2.0
"""Asks two other phrase matchers the same questions over the same phrases.

peers.py NAME BOOK SECONDS, where NAME is `aiml` or `hassil` and BOOK is a JSON file with
`phrases`, a list of [phrase, answer], and `questions`. Prints one line of JSON: how many questions
a second, how many were asked, and how many of them were matched. Loading does not count.
"""

import json
import sys
import time
from xml.sax.saxutils import escape


def aiml_matcher(phrases):
    import tempfile

    import aiml

    kernel = aiml.Kernel()
    kernel.verbose(False)
    with tempfile.NamedTemporaryFile("w", suffix=".aiml") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<aiml version="1.0.1">\n')
        for phrase, answer in phrases:
            template = escape(answer).replace("$1$", '<star index="1"/>')
            file.write(
                f"<category><pattern>{escape(phrase.upper())}</pattern>"
                f"<template>{template}</template></category>\n"
            )
        file.write("</aiml>\n")
        file.flush()
        kernel.learn(file.name)
    return lambda question: bool(kernel.respond(question))


def hassil_matcher(phrases):
    from hassil import Intents, recognize

    sentences = []
    for phrase, _ in phrases:
        parts = []
        for number, part in enumerate(phrase.split(" ")):
            # Names of their own, so that a phrase may have two wildcards.
            parts.append("{x%d}" % number if part == "*" else part)
        sentences.append(" ".join(parts))
    intents = Intents.from_dict(
        {
            "language": "en",
            "intents": {"Say": {"data": [{"sentences": sentences}]}},
            "lists": {f"x{number}": {"wildcard": True} for number in range(16)},
        }
    )
    # The first question makes it read all sentences.
    recognize("zzz zzz zzz", intents)
    return lambda question: recognize(question, intents) is not None


def main():
    name, path, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    with open(path, encoding="utf-8") as file:
        book = json.load(file)
    matcher = {"aiml": aiml_matcher, "hassil": hassil_matcher}[name](book["phrases"])
    asked = matched = 0
    spent = 0.0
    while spent < seconds or asked < 3:
        question = book["questions"][asked % len(book["questions"])]
        start = time.thread_time()
        matched += matcher(question)
        spent += time.thread_time() - start
        asked += 1
    print(json.dumps({"per_second": asked / spent, "asked": asked, "matched": matched}))


main()

# Susi. SPDX-License-Identifier: Apache-2.0
"""What the wake word is learned from: phrases, near words, voices, and which of them are never trained on."""

from typing import NamedTuple

SEED = 7

# Engines and voices held out for ever: they judge, they never teach.
HELD_OUT = ("piper", "hibari", "pico:en-US", "pico:en-GB", "festival:ked_diphone", "kokoro:jm_kumo", "kokoro:jf_nezumi")


def is_held_out(voice):
    """Whether a voice, mixed or not, may only judge."""
    return any(voice.startswith(engine + ":") and name in voice for engine, _, name in (one.partition(":") for one in HELD_OUT))


# Words as Kokoro's and hibari's alphabet spells them. A is the vowel of "day", I of "eye", O of "go".
SUSI = ("sˈuzi", "sˈuːzi", "sˈuzi!", "sˈuzi?", "sˈuzi,")
GERMAN_SUSI = ("zˈuzi", "zˈuːziː")
HEYS = ("hˈA", "hˌA", "hˈA,", "hˌA,")
OTHER_GREETINGS = ("hˈI", "həlˈO", "ˌOkˈA")

# Near words that a person would not forgive, and everyday speech; the true homophones are left out.
NEAR_PHONEMES = (
    "lˈusi", "sˈuʃi", "sˈuzᵊn", "ʤˈusi", "ʧˈuzi", "mˈuvi", "tə sˈi", "ju sˈi", "hˈA", "hˈA sˈɪɹi", "hˈA ʤˈuli", "sˈɪɹi",
    "sˈupi", "sˈuki", "sˈuni", "sˈʌni", "sˈuðɪŋ", "sˈuzən sˈɛz", "sˈuzæn", "lˈuzɪŋ", "ʧˈuzɪŋ", "bˈuzi", "dˈuzi", "nˈuzi", "kˈuzi", "wˈuzi", "ɡˈusi",
    "hˈA lˈusi", "hˈA kˈuti", "hˈA bˈubi", "hˈA stˈupɪd", "hˈA sˈɪsi", "hˈA sˈuzᵊn", "hˈA sˈæmi", "hˈA sˈændi", "hˈA sˈʌni", "hˈA sˈoʊfi", "hˈA ju", "hˈA ju sˈi", "hˈA sˈu",
    "hˈizi", "ˈizi", "bˈɪzi", "lˈAzi", "kɹˈAzi", "dˈAzi", "fˈʌzi", "kˈOzi", "ɹˈOzi", "nˈOzi", "sˈAzi", "sˈɔsi", "sˈɪsi", "sˈAvɪŋ", "sˈuət", "sˈupɚ",
    "tˈuzdA", "tˈuzdi", "sˈizᵊn", "sˈisɔ", "sˈimz ˈizi", "hu sˈiz", "hu ɪz hi", "ju zˈi", "hu zˈi", "sˈun", "sˈup", "sˈut", "sˈuz", "zˈu", "zˈus", "zˈudi", "zˈumi",
    "ʧˈuzi ˈitɚ", "sˈuzᵊnə", "sˈuɪsˌId", "sˈuvᵊnˌɪɹ", "suzˈuki", "jakˈuzi", "ʤəkˈuzi", "ˌʌnjˈuʒᵊl", "mjˈuzɪk", "juzɪŋ", "jˈuzɚ", "jˈusɪŋ", "jˈuʒᵊli", "ɛksˌkjusmi", "dʒˈuzi",
    "ˈOkA ɡˈuɡᵊl", "əlˈɛksə", "kəmpjˈuɾɚ", "ʤˈɑɹvɪs", "hˈA mˈIkɹɔft", "hˈA ʤˈɑɹvɪs", "ˈOkA nˈæbu", "hˈA ɡˈuɡᵊl",
)
NEAR_TEXTS = (
    "Lucy", "sushi", "Susan", "juicy", "choosy", "movie", "to see", "you see", "hey", "hey Siri", "Siri", "Julie", "hey Julie", "hey Lucy", "hey Susan", "Suki", "sunny",
    "soothing", "losing", "choosing", "boozy", "doozy", "woozy", "cutie", "hey cutie", "sissy", "Sandy", "hey Sandy", "Sophie", "hey Sophie", "hey you", "hey you see",
    "easy", "busy", "lazy", "crazy", "daisy", "hey Daisy", "fuzzy", "cosy", "rosy", "nosy", "saucy", "super", "Tuesday", "season", "seesaw", "seems easy", "who sees", "who is he",
    "you see it", "soup", "suit", "sue", "zoo", "Suzanna", "suicide", "souvenir", "Suzuki", "jacuzzi", "unusual", "music", "using", "user", "usually", "excuse me",
    "computer", "okay google", "hey google", "Alexa", "Jarvis", "hey Jarvis", "hey Mycroft", "okay nabu", "Houston", "Hughes", "he is", "she sees", "two seas", "too easy", "do see me",
    "one two three four five six seven", "eight nine ten eleven twelve", "twenty two", "I would like to see you soon", "what did you see this season",
    "turn on the music please", "hey what time is it", "so is he coming or not", "this is easy to use", "the news is on soon", "he is so busy today", "have you seen the movie",
    "choose a good book", "shoes and socks", "his shoes", "say cheese", "hey she said", "say so", "as you see", "do you see me", "hey so see you", "hey sir", "hey son", "hey sweetie",
    "I was in the kitchen cooking dinner", "where are my keys", "the weather is nice outside", "please close the door", "I do not know what to say", "call me tomorrow at six",
    "could you pass me the salt", "the children are playing in the garden", "we should go now", "let us see what happens", "she lives near the sea", "it is a sunny day", "who says so",
)
NEAR_GERMAN = (
    "Suse", "Sushi", "Zusammen", "zu sieben", "zu sich", "so sieht", "Sie", "Susanne", "sausen", "suchen", "Musik", "lustig", "Luzie", "Lucie", "Suppe", "süße", "du siehst",
    "hey du", "hey Siri", "hey Susanne", "hey Leute", "hey Lucie", "zwei drei vier fünf sechs sieben", "Zuse", "Tussi", "Kuss", "muss sie", "Fusel", "zu Hause", "so süß", "ruhig", "wo ist sie",
    "das Wetter ist heute schön", "wo sind meine Schlüssel", "bitte mach die Tür zu", "du siehst müde aus", "ich muss sie sehen", "sie sucht sie", "zu sehen", "zuzüglich", "zu zwei", "sie ist zu süß",
)
NEAR_FRENCH = (
    "ou six", "choisi", "sous si", "six", "aussi", "ici", "merci", "ou si", "douze six", "soucis", "tous ici", "les oiseaux", "où sont mes clés", "vous y êtes", "nous y sommes", "hé oui", "c'est aussi", "vous six",
    "il fait beau aujourd'hui", "fermez la porte", "coucou", "voici", "musique", "usine", "cuisine", "cousine", "la cuisine est ici",
)
NEAR_ITALIAN = (
    "sushi", "scusi", "lusi", "musica", "fusi", "chiusi", "delusi", "illusi", "usi", "case", "sei", "su sei", "tu sei", "così", "la musica", "mi scusi", "ehi tu", "sono chiusi",
    "che tempo fa oggi", "dove sono le chiavi", "chiudi la porta", "uno due tre quattro cinque sei", "Luisi", "Susanna", "susina", "cucina",
)


class Word(NamedTuple):
    """A wake word as each engine has to be told it, and what is near to it."""

    name: str
    greeted: bool
    phonemes: tuple
    german: tuple
    espeak: dict
    flite: tuple
    festival: dict
    pico: dict
    near_phonemes: tuple
    near_texts: dict
    # How many clips each engine makes: of the word with and without greeting, of near words and talk.
    counts: dict


WORD = Word(
    "susi", True, SUSI, GERMAN_SUSI,
    espeak={"en": "[[s'u:zi]]", "german": "[[z'u:zi]]", "it": "Susi", "de": "Susi"},
    flite=("Suzy", "Susie"),
    festival={"en": "Suzy", "it": "Susi", "cs": "Súzi", "ca": "Susi"},
    pico={"de-DE": "Susi", "it-IT": "Susi", "fr-FR": "Sousi", "en-US": "Suzy", "en-GB": "Suzy"},
    near_phonemes=NEAR_PHONEMES,
    near_texts={"en": NEAR_TEXTS, "de": NEAR_GERMAN, "fr": NEAR_FRENCH, "it": NEAR_ITALIAN},
    counts={"espeak": (1500, 1600), "kokoro": (359, 359), "festival": (360, 500), "pico": (260, 520), "flite": (160, 200)},
)

# The same recipe pointed at a word of which recordings of people exist, to see how honest its figures are.
NEAR_ALEXA_PHONEMES = (
    "ˈælᵊks", "əlˈɛktɹᵊk", "əlˈɛkʃᵊn", "ə tˈæksi", "ɹəlˈæks", "ə lˈɛsᵊn", "ənlˈɛs ə", "kəlˈɛkt ə", "ə lˈɛtɚ", "ˌælᵊɡzˈændɚ", "ɪlˈɛvᵊn", "əlˈɪʃə", "əlˈAnə", "mˈɛksəkˌO", "tˈɛksəs",
    "ɛlˈɪsə", "pəlˈɪskə", "ə lˈɛs", "nˈɛkst", "ɪlˈɛkt", "kˈɑmplˌɛks", "flˈɛksᵊbᵊl", "əbsˈɛsd", "ˈɛksətɹə", "ə lˈɪst", "ɹɪflˈɛks", "kəmplˈɛksᵊti", "ə lˈæst", "ˌɑləvjˈu",
)
NEAR_ALEXA = ("Alex", "electric", "election", "a taxi", "relax", "a lesson", "unless a", "collect a stamp", "a letter", "Alexander", "eleven", "Alicia", "Elena", "Mexico", "Texas", "elect a president", "next",
              "complex", "flexible", "obsessed", "extra", "a list", "reflex", "complexity", "a last time", "all of you", "a leg", "the legs", "I like some", "he collects", "he lacks a plan", "perplexed", "annexed")
TWIN = Word(
    "alexa", False, ("əlˈɛksə", "ɐlˈɛksə", "əlˈɛksə!", "əlˈɛksə?"), ("alˈɛksa",),
    espeak={"en": "Alexa", "german": "[[al'Eksa]]", "it": "Alexa", "de": "Alexa"},
    flite=("Alexa",),
    festival={"en": "Alexa", "it": "Alexa", "cs": "Alexa", "ca": "Alexa"},
    pico={"de-DE": "Alexa", "it-IT": "Alexa", "fr-FR": "Alexa", "en-US": "Alexa", "en-GB": "Alexa"},
    near_phonemes=NEAR_ALEXA_PHONEMES,
    near_texts={"en": NEAR_ALEXA, "de": ("Alex", "elektrisch", "Texas", "Mexiko", "alles klar", "komplex", "elf", "als sechs", "Reflex"),
                "fr": ("Alex", "électrique", "complexe", "lexique", "relaxe", "le sexe", "taxi"), "it": ("Alessia", "Alex", "elettrico", "lessico", "adesso", "taxi", "messico")},
    counts={"espeak": (700, 300), "kokoro": (330, 60), "festival": (180, 100), "pico": (150, 100), "flite": (80, 60)},
)

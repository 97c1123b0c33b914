# Draws the pictures of the skills that ship, 192 by 192, into Skills/<group>/<language>/images, and names them in the
# skills' headers: a sign of what the skill is about, white on a colour of its own. Needs Pillow; run by hand when a skill is added.
import colorsys, glob, hashlib, math, os, re
from PIL import Image, ImageDraw

S = 768  # drawn large and made smaller, for smooth edges
W = 'white'

def line(d, *points, w=44):
    d.line([(x * 7.68, y * 7.68) for x, y in points], fill=W, width=w, joint='curve')
    for x, y in (points[0], points[-1]): dot(d, x, y, w / 15.36)
def dot(d, x, y, r, fill=W): d.ellipse([(x - r) * 7.68, (y - r) * 7.68, (x + r) * 7.68, (y + r) * 7.68], fill=fill)
def ring(d, x, y, r, w=44): d.ellipse([(x - r) * 7.68, (y - r) * 7.68, (x + r) * 7.68, (y + r) * 7.68], outline=W, width=w)
def box(d, x, y, x2, y2, r=6, fill=W): d.rounded_rectangle([x * 7.68, y * 7.68, x2 * 7.68, y2 * 7.68], r * 7.68, fill=fill)
def frame(d, x, y, x2, y2, r=8, w=44): d.rounded_rectangle([x * 7.68, y * 7.68, x2 * 7.68, y2 * 7.68], r * 7.68, outline=W, width=w)
def poly(d, *points, fill=W): d.polygon([(x * 7.68, y * 7.68) for x, y in points], fill=fill)
def arc(d, x, y, r, a, b, w=44): d.arc([(x - r) * 7.68, (y - r) * 7.68, (x + r) * 7.68, (y + r) * 7.68], a, b, fill=W, width=w)

def clock(d, c): ring(d, 50, 50, 28); line(d, (50, 34), (50, 50), (61, 56), w=36)
def alarm(d, c): ring(d, 50, 54, 24); line(d, (50, 42), (50, 54), (58, 58), w=32); line(d, (22, 32), (32, 23)); line(d, (78, 32), (68, 23)); line(d, (36, 78), (32, 83)); line(d, (64, 78), (68, 83))
def timer(d, c): ring(d, 50, 56, 25); line(d, (50, 56), (60, 44), w=36); line(d, (42, 20), (58, 20)); line(d, (50, 20), (50, 28), w=36)
def calendar(d, c): frame(d, 24, 28, 76, 78); box(d, 24, 28, 76, 44, 6); line(d, (36, 20), (36, 32), w=40); line(d, (64, 20), (64, 32), w=40); [dot(d, x, y, 4) for x in (37, 50, 63) for y in (55, 67)]
def lists(d, c): [(dot(d, 28, y, 5), line(d, (42, y), (74, y))) for y in (30, 50, 70)]
def note(d, c): poly(d, (28, 20), (62, 20), (74, 32), (74, 80), (28, 80)); [d.line([(38 * 7.68, y * 7.68), (64 * 7.68, y * 7.68)], fill=c, width=34) for y in (42, 54, 66)]
def bell(d, c): d.pieslice([28 * 7.68, 22 * 7.68, 72 * 7.68, 76 * 7.68], 180, 360, fill=W); box(d, 28, 48, 72, 66, 0); box(d, 20, 62, 80, 70, 4); dot(d, 50, 76, 7)
def sums(d, c): frame(d, 26, 20, 74, 80); box(d, 36, 29, 64, 39, 2); [dot(d, x, y, 4.5) for x in (37, 50, 63) for y in (50, 60, 70)]
def ruler(d, c): poly(d, (18, 66), (66, 18), (82, 34), (34, 82)); [d.line([((26 + i * 10) * 7.68, (58 - i * 10) * 7.68), ((33 + i * 10) * 7.68, (65 - i * 10) * 7.68)], fill=c, width=28) for i in range(5)]
def numbers(d, c): line(d, (40, 24), (34, 76), w=40); line(d, (66, 24), (60, 76), w=40); line(d, (24, 40), (78, 40), w=40); line(d, (22, 60), (76, 60), w=40)
def die(d, c): box(d, 24, 24, 76, 76, 12); [dot(d, x, y, 5.5, c) for x, y in ((37, 37), (63, 37), (50, 50), (37, 63), (63, 63))]
def key(d, c): ring(d, 34, 50, 14); line(d, (48, 50), (80, 50)); line(d, (70, 50), (70, 62)); line(d, (80, 50), (80, 60))
def globe(d, c): ring(d, 50, 50, 29, 36); d.ellipse([37 * 7.68, 21 * 7.68, 63 * 7.68, 79 * 7.68], outline=W, width=30); line(d, (23, 50), (77, 50), w=30)
def atom(d, c):
    dot(d, 50, 50, 7)
    for a in (0, 60, 120):
        layer = Image.new('L', (S, S), 0); ImageDraw.Draw(layer).ellipse([16 * 7.68, 37 * 7.68, 84 * 7.68, 63 * 7.68], outline=255, width=28)
        d._image.paste(W, mask=layer.rotate(a))
def planet(d, c): dot(d, 50, 50, 19); d.ellipse([14 * 7.68, 40 * 7.68, 86 * 7.68, 60 * 7.68], outline=W, width=26)
def chat(d, c): box(d, 20, 24, 80, 66, 14); poly(d, (32, 62), (32, 82), (54, 64)); [dot(d, x, 45, 4.5, c) for x in (36, 50, 64)]
def hand(d, c): arc(d, 50, 46, 24, 20, 160); dot(d, 38, 38, 5.5); dot(d, 62, 38, 5.5); ring(d, 50, 50, 32, 30)
def film(d, c): box(d, 20, 28, 80, 72, 6); [box(d, x, y, x + 6, y + 6, 1, c) for x in (26, 38, 50, 62, 70) for y in (32, 62)]; poly(d, (44, 42), (44, 58), (60, 50), fill=c)
def star(d, c): poly(d, *[(50 + (30 if i % 2 == 0 else 13) * math.sin(math.pi * i / 5), 52 - (30 if i % 2 == 0 else 13) * math.cos(math.pi * i / 5)) for i in range(10)])
def fork(d, c): line(d, (36, 22), (36, 80)); line(d, (27, 22), (27, 38), (36, 44), w=30); line(d, (45, 22), (45, 38), (36, 44), w=30); line(d, (66, 80), (66, 22), w=44); d.pieslice([54 * 7.68, 20 * 7.68, 78 * 7.68, 60 * 7.68], 90, 270, fill=W)
def heart(d, c): dot(d, 37, 40, 15); dot(d, 63, 40, 15); poly(d, (24, 48), (76, 48), (50, 80)); poly(d, (37, 38), (63, 38), (74, 50), (26, 50))
def ball(d, c): dot(d, 50, 50, 30); poly(d, *[(50 + 11 * math.sin(2 * math.pi * i / 5), 50 - 11 * math.cos(2 * math.pi * i / 5)) for i in range(5)], fill=c); [d.line([((50 + 11 * math.sin(2 * math.pi * i / 5)) * 7.68, (50 - 11 * math.cos(2 * math.pi * i / 5)) * 7.68), ((50 + 28 * math.sin(2 * math.pi * i / 5)) * 7.68, (50 - 28 * math.cos(2 * math.pi * i / 5)) * 7.68)], fill=c, width=26) for i in range(5)]
def car(d, c): poly(d, (30, 48), (38, 30), (64, 30), (72, 48)); box(d, 16, 46, 84, 66, 6); dot(d, 32, 68, 9); dot(d, 68, 68, 9); dot(d, 32, 68, 4, c); dot(d, 68, 68, 4, c); poly(d, (37, 46), (42, 36), (60, 36), (65, 46), fill=c)
def tone(d, c): line(d, (40, 70), (40, 28), (72, 22), (72, 62)); dot(d, 33, 70, 10); dot(d, 65, 62, 10)
def bulb(d, c): dot(d, 50, 42, 22); box(d, 42, 60, 58, 70, 2); box(d, 43, 73, 57, 79, 3)
def puzzle(d, c): box(d, 24, 36, 64, 76, 4); dot(d, 44, 32, 9); dot(d, 68, 56, 9); dot(d, 44, 74, 8, c)
def coin(d, c): dot(d, 50, 50, 30); ring(d, 50, 50, 30, 1); d.ellipse([29 * 7.68, 29 * 7.68, 71 * 7.68, 71 * 7.68], outline=c, width=26); d.line([(50 * 7.68, 38 * 7.68), (50 * 7.68, 62 * 7.68)], fill=c, width=40)
def tag(d, c): poly(d, (22, 22), (50, 22), (80, 52), (52, 80), (22, 50)); dot(d, 35, 35, 6, c)
def news(d, c): frame(d, 20, 26, 80, 76, 6, 36); box(d, 29, 36, 47, 52, 1); line(d, (55, 38), (71, 38), w=26); line(d, (55, 49), (71, 49), w=26); line(d, (31, 64), (71, 64), w=26)
def book(d, c): poly(d, (18, 26), (48, 32), (48, 80), (18, 74)); poly(d, (82, 26), (52, 32), (52, 80), (82, 74))
def lens(d, c): ring(d, 43, 43, 22); line(d, (60, 60), (79, 79), w=58)
def pin(d, c): dot(d, 50, 40, 22); poly(d, (31, 50), (69, 50), (50, 84)); dot(d, 50, 40, 9, c)
def letters(d, c): line(d, (22, 74), (36, 28), (50, 74)); line(d, (27, 60), (45, 60), w=34); line(d, (60, 28), (60, 74)); arc(d, 62, 40, 14, -90, 90, 40); arc(d, 62, 62, 14, -90, 90, 40)
def sun(d, c): dot(d, 50, 50, 16); [line(d, (50 + 24 * math.cos(a), 50 + 24 * math.sin(a)), (50 + 33 * math.cos(a), 50 + 33 * math.sin(a)), w=34) for a in [math.pi * i / 4 for i in range(8)]]
def cloud(d, c): dot(d, 36, 54, 15); dot(d, 54, 44, 18); dot(d, 68, 56, 13); box(d, 30, 54, 72, 69, 7)
def palette(d, c): d.ellipse([18 * 7.68, 24 * 7.68, 82 * 7.68, 78 * 7.68], fill=W); [dot(d, x, y, 5.5, c) for x, y in ((36, 42), (52, 36), (67, 45))]; dot(d, 60, 63, 8, c)
def gear(d, c): dot(d, 50, 50, 22); [line(d, (50, 50), (50 + 29 * math.cos(a), 50 + 29 * math.sin(a)), w=70) for a in [math.pi * i / 4 for i in range(8)]]; dot(d, 50, 50, 10, c)
def brain(d, c): frame(d, 26, 22, 74, 78, 10); line(d, (38, 40), (62, 40), w=34); line(d, (38, 54), (56, 54), w=34)
def leaf(d, c): d.pieslice([14 * 7.68, 22 * 7.68, 86 * 7.68, 94 * 7.68], 225, 315, fill=W); poly(d, (25, 33), (75, 33), (50, 78)); d.line([(50 * 7.68, 40 * 7.68), (50 * 7.68, 84 * 7.68)], fill=c, width=26); line(d, (50, 76), (50, 86), w=30)
def ask(d, c): arc(d, 50, 40, 17, 180, 80 + 360 - 360, 48); line(d, (52, 57), (50, 64), w=44); dot(d, 50, 78, 6)

# Words in a file's name, and what stands for them; a group's own sign where none fits.
SIGNS = [
    ('alarm|wecker', alarm), ('timer', timer), ('reminder|erinner', bell), ('list', lists), ('note[sn]?$|notiz', note), ('noten|notes_and|tempo', tone),
    ('unix', numbers), ('clock|uhr|^time|^zeit', clock), ('date|datum|calendar|kalender|holiday|feiertag|this_day|vor_jahren', calendar), ('arith|rechn|sums|money|geld|zeichen|signs', sums),
    ('unit|einheit', ruler), ('prim', numbers), ('number|zahl', numbers), ('stati', sums), ('dice|wuerfel|muenz', die), ('passw', key), ('countr|laender', globe), ('element', atom), ('planet', planet),
    ('phrase|sprach', chat), ('quiz|riddle|raetsel', ask), ('hangman|galgen', letters), ('joke|witz|knock', hand), ('film|movie', film), ('star|stern', star), ('cook|koch|rezept', fork), ('fit', heart),
    ('exchange|wechsel|kurs', coin), ('price|preis', tag), ('news|nachricht', news), ('dict|woerterbuch|wiki|fact|fakten', book), ('search|suche', lens), ('where|wo_ist|place|ort|zuhause', pin),
    ('text|spell|buchst', letters), ('sun|sonne', sun), ('weather|wetter', cloud), ('colour|farbe|art|kunst', palette), ('control|steuer|volume|laut|skills|setting', gear), ('memory|gedaecht', brain), ('language|sprache', globe),
]
GROUPS = {
    'Art and Beauty': palette, 'Assistant': gear, 'Business and Finance': coin, 'Communication': chat, 'Connected Car': car, 'Food and Drink': fork, 'Games, Trivia and Accessories': die,
    'Health and Fitness': heart, 'Interests': star, 'Knowledge': book, 'Lifestyle': leaf, 'Movies and TV': film, 'Music and Audio': tone, 'News': news, 'Novelty and Humour': hand, 'Problem Solving': puzzle,
    'Productivity': lists, 'Shopping': tag, 'Small Talk': chat, 'Social': hand, 'Sports': ball, 'Travel and Transportation': pin, 'Utilities': gear, 'Weather': cloud,
}

def picture(group, name):
    sign = next((sign for words, sign in SIGNS if re.search(words, name)), GROUPS.get(group, bulb))
    turn = int(hashlib.sha256(f'{group}/{sign.__name__}'.encode()).hexdigest(), 16) % 360
    colour = tuple(round(255 * x) for x in colorsys.hls_to_rgb(turn / 360, 0.40, 0.58))
    image = Image.new('RGBA', (S, S), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle([0, 0, S - 1, S - 1], 150, fill=colour)
    sign(draw, colour)
    return image.resize((192, 192), Image.LANCZOS).quantize(32)

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'Skills')
for file in sorted(glob.glob(os.path.join(glob.escape(root), '*', '*', '*.txt')) + glob.glob(os.path.join(glob.escape(root), '*', '*', '*.json'))):
    folder, name = os.path.split(file)
    name, kind = os.path.splitext(name)
    group = os.path.basename(os.path.dirname(folder))
    text = open(file).read()
    if re.search(r'^::image |"image":', text, re.M): continue
    os.makedirs(os.path.join(folder, 'images'), exist_ok=True)
    picture(group, name).save(os.path.join(folder, 'images', name + '.png'), optimize=True)
    if kind == '.txt':
        text = re.sub(r'^(::author .*\n)', rf'\1::image images/{name}.png\n', text, count=1, flags=re.M)
    else:
        text = re.sub(r'^(\s*)("author":.*\n)', rf'\1"image": "images/{name}.png",\n\1\2', text, count=1, flags=re.M)
    open(file, 'w').write(text)

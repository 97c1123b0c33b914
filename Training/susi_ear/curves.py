# Susi. SPDX-License-Identifier: Apache-2.0
"""Curves as a picture: misses over false accepts an hour."""

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 900, 460, 70, 50, 310, 60
COLOURS = ("#4285f4", "#d93025", "#188038", "#e37400", "#8430ce", "#00838f", "#5f6368")


def drawn(title, curves, most_false=4.0, most_missed=0.6):
    """SVG of named curves: name to (points, dashed)."""
    def x(rate):
        return LEFT + min(rate, most_false) / most_false * (WIDTH - LEFT - RIGHT)

    def y(missed):
        return TOP + (1 - min(missed, most_missed) / most_missed) * (HEIGHT - TOP - BOTTOM)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
             f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/><text x="{LEFT}" y="26" font-size="16">{title}</text>']
    for tenth in range(0, int(most_missed * 10) + 1):
        parts.append(f'<path d="M{LEFT} {y(tenth / 10):.1f}H{WIDTH - RIGHT}" stroke="#e0e0e0"/><text x="{LEFT - 8}" y="{y(tenth / 10) + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    for half in range(0, int(most_false * 2) + 1):
        parts.append(f'<path d="M{x(half / 2):.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#eeeeee"/>')
        if half % 2 == 0:
            parts.append(f'<text x="{x(half / 2):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{half // 2}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 16}" text-anchor="middle">false accepts an hour</text>')
    parts.append(f'<text x="18" y="{HEIGHT / 2}" transform="rotate(-90 18 {HEIGHT / 2})" text-anchor="middle">missed</text>')
    for number, (name, (points, dashed)) in enumerate(curves.items()):
        # Clean and noisy of one detector share a colour.
        colour = COLOURS[number // 2 % len(COLOURS)]
        dash = ' stroke-dasharray="6 4"' if dashed else ""
        steps = []
        for rate, missed in points:
            if rate <= most_false:
                steps.append(f"{x(rate):.1f} {y(missed):.1f}")
        if len(steps) == 1:
            cx, cy = steps[0].split()
            parts.append(f'<circle cx="{cx}" cy="{cy}" r="5" fill="{"none" if dashed else colour}" stroke="{colour}" stroke-width="2"/>')
        elif steps:
            parts.append(f'<path d="M{" L".join(steps)}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>')
        row = TOP + 12 + number * 22
        parts.append(f'<path d="M{WIDTH - RIGHT + 16} {row}h28" stroke="{colour}" stroke-width="2"{dash}/><text x="{WIDTH - RIGHT + 52}" y="{row + 4}">{name}</text>')
    return "\n".join(parts) + "\n</svg>\n"

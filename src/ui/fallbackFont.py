"""
Makes src/ui/fallbackFont.css: Arial in the widths of Manrope, for what is painted before the font is there.

    apt-get install fonts-liberation python3-fonttools python3-brotli
    /usr/bin/python3 src/ui/fallbackFont.py && npx oxfmt src/ui/fallbackFont.css

Liberation Sans has the widths of Arial. Manrope's spaces are far narrower than Arial's and its digits wider, so one
size for all characters would break lines elsewhere: characters of like ratio share a face, for each weight in use.
"""

from collections import Counter
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[2]
LIBERATION = '/usr/share/fonts/truetype/liberation/LiberationSans-{}.ttf'
REGULAR = ("local('Arial'), local('Liberation Sans')", 'Regular')
BOLD = ("local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')", 'Bold')
# The weight that is drawn, the range of the face, and what it is made of.
WEIGHTS = [(500, '100 500', REGULAR), (600, '600', BOLD), (700, '650 700', BOLD), (800, '800 900', BOLD)]
LANGUAGES = ('en', 'de', 'fr', 'es', 'pt', 'id', 'vi', 'ru')
GROUPS = 9
SUBSETS = ('latin', 'latin-more', 'latin-ext', 'cyrillic', 'vietnamese')


def main() -> None:
    used = Counter(''.join(file.read_text() for one in LANGUAGES for file in (ROOT / 'locales' / one).rglob('*.json')))
    used.update({digit: 20_000 for digit in '0123456789'})
    faces = [face for weight in WEIGHTS for face in faces_of(*weight, used)]
    head = '/* Made by fallbackFont.py: Arial in the measures of Manrope, so that little moves when the font arrives. */'
    (ROOT / 'src/ui/fallbackFont.css').write_text('\n'.join([head, *faces]) + '\n')


def faces_of(weight: int, span: str, source: tuple[str, str], used: Counter[str]) -> list[str]:
    fonts = [instantiateVariableFont(subset(name), {'wght': weight}) for name in SUBSETS]
    own = [widths(font) for font in fonts]
    other = widths(TTFont(LIBERATION.format(source[1])))
    shared = [c for c in used if c.isprintable() and ord(c) in other and any(ord(c) in one for one in own)]
    width = {c: next(one[ord(c)] for one in own if ord(c) in one) for c in shared}
    points = sorted((width[c] / other[ord(c)], used[c] * other[ord(c)], c) for c in shared)
    groups = clusters(points)
    # The one without a range comes first: a later face counts for the characters that it names.
    groups.sort(key=lambda group: -len(group))
    return [face(span, source[0], group, fonts[0], whole=group is groups[0]) for group in groups]


def clusters(points: list[tuple[float, float, str]]) -> list[list[tuple[float, float, str]]]:
    """The split of sorted ratios with the least squared error, by dynamic programming."""
    total = len(points)
    sums = [(0.0, 0.0, 0.0)]
    for ratio, share, _ in points:
        a, b, c = sums[-1]
        sums.append((a + share, b + share * ratio, c + share * ratio * ratio))

    def error(first: int, end: int) -> float:
        a, b, c = (sums[end][i] - sums[first][i] for i in range(3))
        return c - b * b / a if a else 0.0

    best = [[(error(0, end), 0) for end in range(total + 1)]]
    for _ in range(1, GROUPS):
        last = best[-1]
        best.append([min((last[cut][0] + error(cut, end), cut) for cut in range(end + 1)) for end in range(total + 1)])
    found, end = [], total
    for level in reversed(best):
        cut = level[end][1]
        found.append(points[cut:end])
        end = cut
    return [group for group in found if group]


def face(span: str, source: str, group: list, font: TTFont, whole: bool) -> str:
    adjust = sum(ratio * share for ratio, share, _ in group) / sum(share for _, share, _ in group)
    em, table = font['head'].unitsPerEm, font['hhea']
    lines = [
        "font-family: 'Manrope Fallback'",
        f'font-weight: {span}',
        f'src: {source}',
        f'size-adjust: {adjust * 100:.1f}%',
        f'ascent-override: {table.ascent / em / adjust * 100:.1f}%',
        f'descent-override: {-table.descent / em / adjust * 100:.1f}%',
        'line-gap-override: 0%',
    ]
    if not whole:
        lines.append('unicode-range: ' + ', '.join(ranges(sorted(ord(c) for *_, c in group))))
    return '@font-face {\n' + ''.join(f'  {line};\n' for line in lines) + '}'


def subset(name: str) -> TTFont:
    return TTFont(ROOT / 'public/fonts' / f'manrope-{name}.woff2')


def widths(font: TTFont) -> dict[int, float]:
    em = font['head'].unitsPerEm
    return {code: font['hmtx'][glyph][0] / em for code, glyph in font.getBestCmap().items() if font['hmtx'][glyph][0]}


def ranges(codes: list[int]) -> list[str]:
    found: list[list[int]] = []
    for code in codes:
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return [f'U+{first:X}' if first == last else f'U+{first:X}-{last:X}' for first, last in found]


main()

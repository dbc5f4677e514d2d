"""
Makes public/fonts from Manrope as Fontsource publishes it, and prints the ranges of the two Latin files for theme.css.

    npm pack @fontsource-variable/manrope@5.3.0 && tar xzf fontsource-variable-manrope-5.3.0.tgz
    /usr/bin/python3 src/ui/manrope.py package/files     (Debian's fonttools and python3-brotli)
    node tools/fonts/fontSheets.mjs

A page's first text waits for manrope-latin.woff2, so it has to fit into what a server may send before the first
acknowledgement (some 14,600 bytes, headers included): it holds what the site's own texts use, in the weights it uses.
What operators and customers may write besides is in manrope-latin-more.woff2. Digits are the tabular ones, as the site
always asks for, and there are no ligatures, which an address must not have. The pictures for shared links are drawn with
one bold weight as TrueType, since their library reads no WOFF2.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[2]
WEIGHTS = (500, 800)
BOLD = 700
# Of no text, but of amounts and controls.
SYMBOLS = '\u00a0×−€¥'
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp']
COPYRIGHT, LICENSE = 0, 14


def main(folder: str) -> None:
    latin = set(read(folder, 'latin').getBestCmap())
    texts = ''.join(file.read_text() for file in (ROOT / 'locales').rglob('*.*'))
    own = {*range(0x20, 0x7F), *map(ord, texts + SYMBOLS)} & latin
    write(folder, 'latin', 'latin', own)
    write(folder, 'latin', 'latin-more', latin - own)
    for name in ('latin-ext', 'cyrillic', 'vietnamese'):
        write(folder, name, name, set(read(folder, name).getBestCmap()))
    for name in ('latin', 'latin-ext', 'cyrillic'):
        write_bold(folder, name)
    for characters in (own, latin - own):
        print(', '.join(ranges(sorted(characters))))


def read(folder: str, name: str) -> TTFont:
    return TTFont(Path(folder) / f'manrope-{name}-wght-normal.woff2', recalcTimestamp=False)


def write(folder: str, source: str, name: str, characters: set[int]) -> None:
    # Read anew, because the subsetter does not know the tables of a font that the instancer has changed.
    font = reread(instantiateVariableFont(read(folder, source), {'wght': WEIGHTS}))
    make_tabular(font)
    options = Options(
        layout_features=FEATURES,
        name_IDs=[COPYRIGHT, LICENSE],
        hinting=True,
        notdef_outline=False,
        drop_tables=['STAT', 'GDEF'],
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = 'woff2'
    path = ROOT / 'public/fonts' / f'manrope-{name}.woff2'
    font.save(path)
    print(path.name, path.stat().st_size)


def write_bold(folder: str, name: str) -> None:
    font = reread(instantiateVariableFont(read(folder, name), {'wght': BOLD}))
    make_tabular(font)
    options = Options(layout_features=['kern'], name_IDs=[COPYRIGHT, LICENSE], hinting=False, drop_tables=['STAT', 'GDEF'])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=set(font.getBestCmap()))
    subsetter.subset(font)
    path = ROOT / 'public/fonts' / f'manrope-{name}-bold.ttf'
    font.save(path)
    print(path.name, path.stat().st_size)


def reread(font: TTFont) -> TTFont:
    font.flavor = None
    file = BytesIO()
    font.save(file)
    file.seek(0)
    return TTFont(file, recalcTimestamp=False)


def make_tabular(font: TTFont) -> None:
    """Gives the characters of digits the glyphs of the feature `tnum`."""
    if 'GSUB' not in font:
        return
    table = font['GSUB'].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == 'tnum'
        for index in record.Feature.LookupListIndex
    }
    tabular = {}
    for index in lookups:
        for part in table.LookupList.Lookup[index].SubTable:
            tabular |= getattr(part, 'ExtSubTable', part).mapping
    for characters in font['cmap'].tables:
        characters.cmap = {code: tabular.get(glyph, glyph) for code, glyph in characters.cmap.items()}


def ranges(codes: list[int]) -> list[str]:
    found: list[list[int]] = []
    for code in codes:
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return [f'U+{first:04X}' if first == last else f'U+{first:04X}-{last:04X}' for first, last in found]


main(sys.argv[1])

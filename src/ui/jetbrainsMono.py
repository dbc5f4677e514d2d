"""
Makes public/fonts/jetbrains-mono.woff2, of what an address, a hash, a memo or a code is written with.

    npm pack @fontsource-variable/jetbrains-mono@5.3.0 && tar xzf fontsource-variable-jetbrains-mono-5.3.0.tgz
    /usr/bin/python3 src/ui/jetbrainsMono.py package/files     (Debian's fonttools and python3-brotli)
    node tools/fonts/fontSheets.mjs
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

COPYRIGHT, LICENSE = 0, 14
TARGET = Path(__file__).parents[2] / 'public/fonts/jetbrains-mono.woff2'

font = TTFont(Path(sys.argv[1]) / 'jetbrains-mono-latin-wght-normal.woff2', recalcTimestamp=False)
font = instantiateVariableFont(font, {'wght': (500, 800)})
# Read anew, because the subsetter does not know the tables of a font that the instancer has changed.
font.flavor = None
file = BytesIO()
font.save(file)
file.seek(0)
font = TTFont(file, recalcTimestamp=False)
# No features: a ligature would join what is compared character by character.
options = Options(layout_features=[], name_IDs=[COPYRIGHT, LICENSE], hinting=False, drop_tables=['STAT', 'GDEF'])
subsetter = Subsetter(options)
subsetter.populate(unicodes=range(0x20, 0x7F))
subsetter.subset(font)
font.flavor = 'woff2'
font.save(TARGET)
print(TARGET.name, TARGET.stat().st_size)

// @ts-check
import { create } from 'fontkitten'

/** For a fallback of the same size.
 * @typedef {{ sizeAdjust: number, ascent: number, descent: number, lineGap: number }} FallbackMetrics in percent */

/** Letters and spaces as often as an English text has them, and the widths of Arial in 2048ths of its em. */
const SAMPLE = Array.from(
  'eeeeeeeeeeeettttttttaaaaaaaaoooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddllllcccuuummmwwffggyyppbvk' +
    ' '.repeat(20),
)
/** @type {Readonly<Record<string, number>>} */
const ARIAL = {
  ...fill('abdeghnopqu', 1139),
  ...fill('cksvxyz', 1024),
  ...fill('ijl', 455),
  ...fill('ft ', 569),
  r: 682,
  m: 1706,
  w: 1479,
}

/** @param {Buffer} file @returns {FallbackMetrics | null} null where it is no font with the letters of the sample */
export function fontMetrics(file) {
  try {
    const font = create(file)
    if (font.isCollection || !SAMPLE.every((letter) => font.hasGlyphForCodePoint(codeOf(letter)))) return null
    const { unitsPerEm: em } = font
    const width = sum(SAMPLE.map((letter) => font.glyphForCodePoint(codeOf(letter)).advanceWidth))
    const sizeAdjust = width / em / (sum(SAMPLE.map((letter) => ARIAL[letter] ?? 0)) / 2048)
    /** @param {number} units */
    const percent = (units) => Math.round((units / em / sizeAdjust) * 1000) / 10
    return {
      sizeAdjust: Math.round(sizeAdjust * 1000) / 10,
      ascent: percent(font.ascent),
      descent: percent(Math.abs(font.descent)),
      lineGap: percent(font.lineGap),
    }
  } catch {
    // It is no font, or a damaged one.
    return null
  }
}

/** @param {string} letter */
const codeOf = (letter) => letter.codePointAt(0) ?? 0

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** @param {string} letters @param {number} width @returns {Record<string, number>} */
function fill(letters, width) {
  return Object.fromEntries(Array.from(letters).map((letter) => [letter, width]))
}

// @ts-check
import { brotliDecompressSync } from 'node:zlib'

/** For a fallback of the same size (W3C WOFF File Format 2.0, OpenType `head`, `hhea`, `hmtx`, `cmap`).
 * @typedef {{ sizeAdjust: number, ascent: number, descent: number, lineGap: number }} FallbackMetrics in percent */

const SIGNATURE = 0x774f4632
const HEADER_BYTES = 48
/** The first of the known tags of a table directory, by number; 63 means that the tag is written out. */
const KNOWN_TAGS = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
]
const WRITTEN_TAG = 63
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
const MAX_BYTES = 8_000_000

/** @param {Buffer} file @returns {FallbackMetrics | null} null where it is no woff2 font with those tables */
export function woff2Metrics(file) {
  try {
    if (file.readUInt32BE(0) !== SIGNATURE) return null
    const { tables, end } = directoryOf(file)
    const data = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)), {
      maxOutputLength: MAX_BYTES,
    })
    return metricsIn(tables, data)
  } catch {
    // Read beyond its end, or not compressed as it says: in both cases it is no such font.
    return null
  }
}

/** @typedef {Map<string, { offset: number, isTransformed: boolean }>} Tables where each lies in the decompressed data */

/** @param {Buffer} file @returns {{ tables: Tables, end: number }} */
function directoryOf(file) {
  const count = file.readUInt16BE(12)
  /** @type {Tables} */
  const tables = new Map()
  let at = HEADER_BYTES
  let offset = 0
  for (let index = 0; index < count; index++) {
    const flags = file.readUInt8(at++)
    const known = flags & 0x3f
    const tag = known === WRITTEN_TAG ? file.toString('latin1', at, at + 4) : (KNOWN_TAGS[known] ?? '')
    if (known === WRITTEN_TAG) at += 4
    const original = readNumber(file, at)
    at = original.end
    // glyf and loca are transformed unless their version is 3, all others where it is not 0.
    const version = flags >> 6
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
    const stored = isTransformed ? readNumber(file, at) : original
    at = stored.end
    tables.set(tag, { offset, isTransformed })
    offset += stored.value
  }
  return { tables, end: at }
}

/** UIntBase128. @param {Buffer} file @param {number} start */
function readNumber(file, start) {
  let value = 0
  for (let at = start; at < start + 5; at++) {
    const byte = file.readUInt8(at)
    value = value * 128 + (byte & 0x7f)
    if ((byte & 0x80) === 0) return { value, end: at + 1 }
  }
  throw new RangeError('a number has more than five bytes')
}

/** @param {Tables} tables @param {Buffer} data @returns {FallbackMetrics | null} */
function metricsIn(tables, data) {
  const { head, hhea } = { head: tables.get('head'), hhea: tables.get('hhea') }
  if (head === undefined || hhea === undefined) return null
  const em = data.readUInt16BE(head.offset + 18)
  const widthOf = advanceWidths(tables, data, data.readUInt16BE(hhea.offset + 34))
  const widths = SAMPLE.map(widthOf)
  if (widths.some((width) => width === 0)) return null
  const sizeAdjust = sum(widths) / em / (sum(SAMPLE.map((letter) => ARIAL[letter] ?? 0)) / 2048)
  /** @param {number} units */
  const percent = (units) => Math.round((units / em / sizeAdjust) * 1000) / 10
  return {
    sizeAdjust: Math.round(sizeAdjust * 1000) / 10,
    ascent: percent(data.readInt16BE(hhea.offset + 4)),
    descent: percent(Math.abs(data.readInt16BE(hhea.offset + 6))),
    lineGap: percent(data.readInt16BE(hhea.offset + 8)),
  }
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** @param {Tables} tables @param {Buffer} data @param {number} count how many glyphs have a width of their own
 * @returns {(letter: string) => number} zero where the font has none */
function advanceWidths(tables, data, count) {
  const hmtx = tables.get('hmtx')
  const glyphOf = glyphFinder(data, tables.get('cmap')?.offset)
  return (letter) => {
    const glyph = glyphOf(letter.charCodeAt(0))
    if (!hmtx || glyph === 0) return 0
    const at = Math.min(glyph, count - 1)
    // Transformed, the widths follow one byte of flags without the bearings between them.
    return data.readUInt16BE(hmtx.offset + (hmtx.isTransformed ? 1 + 2 * at : 4 * at))
  }
}

/** The segments of a format 4 subtable, which every font for the web has. @param {Buffer} data @param {number | undefined} cmap */
function glyphFinder(data, cmap) {
  const start = cmap === undefined ? undefined : formatFour(data, cmap)
  if (start === undefined) return () => 0
  const doubled = data.readUInt16BE(start + 6)
  /** @param {number} code */
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      if (data.readUInt16BE(start + 14 + at) < code) continue
      const first = data.readUInt16BE(start + 16 + doubled + at)
      const delta = data.readUInt16BE(start + 16 + 2 * doubled + at)
      const place = start + 16 + 3 * doubled + at
      const range = data.readUInt16BE(place)
      if (first > code) return 0
      if (range === 0) return (code + delta) & 0xffff
      const glyph = data.readUInt16BE(place + range + 2 * (code - first))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

/** @param {Buffer} data @param {number} cmap @returns {number | undefined} */
function formatFour(data, cmap) {
  const starts = Array.from(
    { length: data.readUInt16BE(cmap + 2) },
    (_, index) => cmap + data.readUInt32BE(cmap + 8 + 8 * index),
  )
  return starts.find((start) => data.readUInt16BE(start) === 4)
}

/** @param {string} letters @param {number} width @returns {Record<string, number>} */
function fill(letters, width) {
  return Object.fromEntries(Array.from(letters).map((letter) => [letter, width]))
}

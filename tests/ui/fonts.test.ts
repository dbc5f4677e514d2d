import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { FONT_SHEETS, fontSheet } from '../../tools/fonts/fontSheets.mjs'

const theme = readFileSync('src/ui/theme.css', 'utf8')

/** @returns the first and last code point of each range */
function rangesOf(subset: string): [number, number][] {
  const face =
    theme.match(/@font-face \{[^}]*\}/g)?.find((one) => one.includes(`manrope-${subset}.woff2`)) ?? ''
  return [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])
}
const isIn = (ranges: [number, number][], code: number) =>
  ranges.some(([first, last]) => first <= code && code <= last)

test.each(LOCALES)('texts in %s need no Latin font but the preloaded one', (language) => {
  const [own, more] = [rangesOf('latin'), rangesOf('latin-more')]
  const files = readdirSync(`locales/${language}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
  const characters = new Set(files.join(''))
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0)
  expect(codes.filter((code) => isIn(own, code)).length).toBeGreaterThan(26)
  expect([...characters].filter((character) => isIn(more, character.codePointAt(0) ?? 0))).toEqual([])
})

test.each(FONT_SHEETS)(
  'the sheet of $name is what theme.css says of it, and comes in one round trip',
  ({ name, file }) => {
    const sheet = readFileSync(file)
    expect(sheet.toString()).toBe(fontSheet(name))
    // Ten packets before the first acknowledgement (RFC 6928), less the headers.
    expect(gzipSync(sheet).length).toBeLessThan(10 * 1460 - 200)
  },
)

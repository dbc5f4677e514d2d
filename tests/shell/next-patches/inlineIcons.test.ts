import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inlineIcons } from '@/shell/next-patches/inlineIcons'

const place = (path: string, drawing = '') =>
  `<svg class="a" width="28" height="28" aria-hidden="true" data-drawing="${path}">${drawing}</svg>`
const insideOf = (html: string) => /^<svg[^>]*>(.*)<\/svg>$/s.exec(html)?.[1] ?? ''
const BODY = /^<svg[^>]*>|<\/svg>\s*$/g

test.each(['/coins/btc.svg', '/coins/flags/usd.svg'])('the drawing %s is in its place, whole', (path) => {
  const inside = insideOf(inlineIcons(place(path)))
  expect(inside.replaceAll('_0', '').replace(BODY, '')).toBe(
    readFileSync(`public${path}`, 'utf8').replace(BODY, ''),
  )
  expect(/^<svg[^>]*>/.exec(inside)?.[0]).toMatch(/ width="100%" height="100%".* viewBox="0 0 \d+ \d+"/)
})

test('two copies have ids of their own, and each refers to its own', () => {
  const html = inlineIcons(place('/coins/btc.svg') + place('/coins/btc.svg'))
  const idsOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id)
  expect(idsOf(/ id="([^"]*)"/g)).toEqual(['btc-0_0', 'btc-0_1'])
  expect(idsOf(/url\(#([^)]*)\)/g)).toEqual(['btc-0_0', 'btc-0_1'])
})

test.each([
  ['is not there', '/coins/no-such-coin.svg'],
  ['is large', '/coins/ada.svg'],
])('a drawing that %s is requested', (_, path) => {
  const image = `<image href="${path}" width="100%" height="100%"/>`
  expect(inlineIcons(place(path))).toBe(place(path, image))
})

test.each([
  ['lies elsewhere', place('/coins/../icon.svg')],
  ['is a picture', place('/coins/btc.png')],
  ['is drawn already', place('/coins/btc.svg', '<path d="M0 0"/>')],
])('a place whose drawing %s stays as it is', (_, html) => {
  expect(inlineIcons(html)).toBe(html)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inlineIcons } from '@/http/next-patches/inlineIcons'

const image = (path: string, loading = 'eager') =>
  `<img class="a" src="${path}" alt="" width="28" loading="${loading}" decoding="async"/>`
const preload = (path: string) => `<link rel="preload" as="image" href="${path}"/>`
const addressIn = (html: string) => / src="([^"]*)"/.exec(html)?.[1] ?? ''

test('a drawing that loads with the page is in it, whole, and not requested', () => {
  const html = inlineIcons(`${preload('/coins/btc.svg')}<b>BTC</b>${image('/coins/btc.svg')}`)
  expect(html).not.toContain('/coins/btc.svg')
  const [kind, drawing] = addressIn(html).split(/,(.*)/s)
  expect(kind).toBe('data:image/svg+xml')
  const file = readFileSync('public/coins/btc.svg', 'utf8')
  expect(decodeURIComponent(drawing ?? '').replaceAll("'", '"')).toBe(file)
  expect(html).toBe(`<b>BTC</b>${image(addressIn(html))}`)
})

test('what HTML or an address would read otherwise is escaped', () => {
  expect(addressIn(inlineIcons(image('/coins/eth.svg')))).not.toMatch(/[<>&"#]/)
})

test.each([
  ['loads when it comes near', image('/coins/btc.svg', 'lazy')],
  ['is another host’s', image('https://example.com/coins/btc.svg')],
  ['is a picture', image('/coins/btc.png')],
  ['is not there', image('/coins/no-such-coin.svg')],
  ['lies elsewhere', image('/coins/../icon.svg')],
  ['is large', image('/coins/ada.svg')],
])('a drawing that %s stays an address', (_, html) => {
  expect(inlineIcons(preload(addressIn(html)) + html)).toBe(preload(addressIn(html)) + html)
})

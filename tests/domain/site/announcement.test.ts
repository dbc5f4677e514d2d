import { expect, test } from 'vitest'
import { announcedText, hasEnded, isAnnouncedOn } from '@/domain/site/announcement'

test.each([
  [null, '/coins/btc', true],
  [['/'], '/', true],
  [['/'], '/coins', false],
  [['/coins'], '/coins/btc', true],
  [['/coins'], '/coinsbtc', false],
  [['/faq', '/coins/btc'], '/coins/btc', true],
])('of pages %j the page %s is one: %s', (pages, path, isOne) => {
  expect(isAnnouncedOn({ pages }, path)).toBe(isOne)
})

test('a text without a translation is in English, and says so', () => {
  const texts = { en: 'Later today', de: 'Heute später' }
  expect(announcedText(texts, 'de')).toEqual({ text: 'Heute später', language: 'de' })
  expect(announcedText(texts, 'ja')).toEqual({ text: 'Later today', language: 'en' })
})

test('it is over at its end, and without one never by itself', () => {
  const until = '2026-12-01T08:00:00.000Z'
  expect(hasEnded({ until }, Date.parse(until) - 1)).toBe(false)
  expect(hasEnded({ until }, Date.parse(until))).toBe(true)
  expect(hasEnded({ until: null }, Number.MAX_SAFE_INTEGER)).toBe(false)
})

import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_LOCALE, LOCALES } from '@/config/locales'
import { loadTexts } from '@/i18n/loadTexts'

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  return { ...real, readFileSync: vi.fn(real.readFileSync) }
})
const reading = vi.mocked(readFileSync)
const timesRead = (file: string) =>
  reading.mock.calls.filter(([path]) => String(path).endsWith(`/locales/${file}`)).length

beforeEach(() => {
  reading.mockClear()
})
afterEach(() => vi.unstubAllEnvs())
const wordsOf = (locale: string, groups: string[]) => {
  const { textStore } = loadTexts(locale, groups).texts
  return textStore[locale] ?? {}
}

test('a production server reads each file once, whichever pages need it', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const first = wordsOf('de', ['faq'])
  expect(wordsOf('de', ['faq'])).toEqual(first)
  expect(wordsOf('de', ['faq', 'all_coins'])).toHaveProperty('all_coins')
  expect(wordsOf('fr', ['faq'])).not.toEqual(first)
  expect(['de/header.json', 'de/faq.json', 'de/all_coins.json', 'fr/faq.json'].map(timesRead)).toEqual([
    1, 1, 1, 1,
  ])
})

test('texts that could not be read are read again', () => {
  vi.stubEnv('NODE_ENV', 'production')
  reading.mockImplementationOnce(() => {
    throw new Error('no such file')
  })
  expect(() => loadTexts('es', ['faq'])).toThrow('no such file')
  expect(wordsOf('es', ['faq'])).toHaveProperty('faq')
})

test('changed texts show at once in development', () => {
  loadTexts('pt', ['faq'])
  loadTexts('pt', ['faq'])
  expect(timesRead('pt/faq.json')).toBe(2)
})

test('every page loads the header, footer, exchange and main-page text groups', () => {
  for (const locale of LOCALES)
    expect(Object.keys(wordsOf(locale, [])), locale).toEqual(
      expect.arrayContaining(['header', 'footer', 'exchange', 'main-page']),
    )
})

test.each([
  'affiliate_program',
  'all_coins',
  'customer_account',
  'forgot_password',
  'maintenance',
  'reusable',
  'tether',
])('the text topic %s of the requirements is a group of its own', (topic) => {
  expect(wordsOf(DEFAULT_LOCALE, [topic])[topic]).toEqual(expect.any(Object))
  expect(wordsOf(DEFAULT_LOCALE, [topic])[topic]).not.toEqual({})
})

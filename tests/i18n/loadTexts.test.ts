import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '@/i18n/loadTexts'
import { LOCALES } from '@/i18n/locales'

vi.mock('next-i18next/pages/serverSideTranslations', async (original) => {
  const real = await original<typeof import('next-i18next/pages/serverSideTranslations')>()
  return { serverSideTranslations: vi.fn(real.serverSideTranslations) }
})
const reading = vi.mocked(serverSideTranslations)

beforeEach(() => {
  reading.mockClear()
})
afterEach(() => vi.unstubAllEnvs())
const wordsOf = async (locale: string, groups: string[]) => {
  const { _nextI18Next: texts } = await loadTexts(locale, groups)
  return (texts?.initialI18nStore as Record<string, unknown> | undefined)?.[locale]
}

test('a production server reads the texts of a page once for each language and set of groups', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const first = await wordsOf('de', ['faq'])
  expect(first).toMatchObject({ faq: expect.anything() as unknown, header: expect.anything() as unknown })
  expect(await wordsOf('de', ['faq'])).toBe(first)
  expect(reading).toHaveBeenCalledTimes(1)
  expect(await wordsOf('fr', ['faq'])).not.toEqual(first)
  expect(await wordsOf('de', ['faq', 'all_coins'])).toHaveProperty('all_coins')
  expect(reading).toHaveBeenCalledTimes(3)
})

test('texts that could not be read are read again', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  reading.mockRejectedValueOnce(new Error('no such file'))
  await expect(loadTexts('es', ['faq'])).rejects.toThrow('no such file')
  expect(await wordsOf('es', ['faq'])).toHaveProperty('faq')
})

test('changed texts show at once in development', async () => {
  await loadTexts('pt', ['faq'])
  await loadTexts('pt', ['faq'])
  expect(reading).toHaveBeenCalledTimes(2)
})

test('every page loads the header, footer, exchange and main-page text groups', async () => {
  for (const locale of LOCALES)
    expect(Object.keys((await wordsOf(locale, [])) ?? {}), locale).toEqual(
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
])('the text topic %s of the requirements is a group of its own', async (topic) => {
  expect(Object.keys((await wordsOf('en', [topic])) as object)).toContain(topic)
  expect(((await wordsOf('en', [topic])) as Record<string, object>)[topic]).not.toEqual({})
})

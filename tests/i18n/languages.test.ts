import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { currencyName } from '@/i18n/currencyName'
import { asLocale, LANGUAGES } from '@/i18n/languages'
import { BTC, EUR } from '../domain/currencies'

describe('the ten languages', () => {
  test.each(LOCALES)('%s has a tag and an Intl name that browsers know', (locale) => {
    const { tag, intl } = LANGUAGES[locale]
    expect(Intl.getCanonicalLocales([tag, intl])).toEqual([tag, intl])
    expect(Intl.NumberFormat.supportedLocalesOf(intl)).toEqual([intl])
  })

  test('cn is an address of ours, not a language', () => {
    expect(LANGUAGES.cn).toMatchObject({ tag: 'zh-Hans', intl: 'zh-Hans-CN' })
  })

  test('an unknown one is English', () => {
    expect([asLocale('de'), asLocale('xx'), asLocale(undefined), asLocale('constructor')]).toEqual([
      'de',
      'en',
      'en',
      'en',
    ])
  })
})

test('money of a state is named in the visitor’s language, a coin has one name everywhere', () => {
  expect(currencyName(EUR, LANGUAGES.ja.intl)).toBe('ユーロ')
  expect(currencyName(EUR, LANGUAGES.en.intl)).toBe('Euro')
  expect(currencyName(BTC, LANGUAGES.ja.intl)).toBe('Bitcoin')
})

import { readdirSync, readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { translate, type Texts, type TextValues } from '@/i18n/translate'

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1.5, 1_000_000]
const PLURAL = /_(zero|one|two|few|many|other)$/

const readGroup = (locale: Locale, file: string) =>
  JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as Texts

const readGroups = (locale: Locale) =>
  Object.fromEntries(
    readdirSync(`locales/${locale}`)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace('.json', ''), readGroup(locale, file)]),
  )

const pathsOf = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([part, value]) =>
    typeof value === 'object' ? pathsOf(value).map((path) => `${part}.${path}`) : [part],
  )

/** Under the tag of the language: `cn` is none, and its plurals would be those of the machine's language. */
function i18nextOf(locale: Locale, groups: Record<string, Texts>) {
  const { tag } = LANGUAGES[locale]
  const i18n = createInstance()
  void i18n.init({
    lng: tag,
    ns: Object.keys(groups),
    resources: { [tag]: groups },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return (key: string, values: TextValues) => i18n.t(key, values)
}

/** Values that must come out unchanged, whatever stands in them. */
const valuesOf = (groups: Record<string, Texts>): TextValues =>
  Object.fromEntries(
    [...JSON.stringify(groups).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `<$& ${name}>`]),
  )

test.each(LOCALES)('every text of %s comes out as i18next makes it, plurals included', (locale) => {
  const groups = readGroups(locale)
  const i18next = i18nextOf(locale, groups)
  const { count: _, ...values } = valuesOf(groups)
  const keys = Object.entries(groups).flatMap(([group, texts]) =>
    pathsOf(texts).map((path) => `${group}:${path}`),
  )
  const plurals = [...new Set(keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')))]
  const requests = [
    ...keys.map((key) => ({ key, values })),
    ...plurals.flatMap((key) => COUNTS.map((count) => ({ key, values: { ...values, count } }))),
  ]
  const own = requests.map((request) => translate(groups, { locale, group: 'header', ...request }))
  expect(plurals.length).toBeGreaterThan(10)
  expect(own).toEqual(requests.map((request) => i18next(request.key, request.values)))
})

const GROUPS = {
  one: { greeting: 'Hello {{name}}{{mark}}', nested: { deep: 'Deep' } },
  two: { word: 'Word' },
}
const inGroups = (key: string, values = {}) => translate(GROUPS, { locale: 'en', group: 'one', key, values })

test('a key without a group belongs to the first group, and one may be named', () => {
  expect(inGroups('nested.deep')).toBe('Deep')
  expect(inGroups('two:word')).toBe('Word')
})

test('a missing text comes out as the default value, else as its key', () => {
  expect(inGroups('missing.key', { defaultValue: 'Default' })).toBe('Default')
  expect(inGroups('two:nested.deep')).toBe('nested.deep')
  expect(inGroups('nested')).toBe('nested')
  expect(inGroups('greeting.length')).toBe('greeting.length')
})

test('a variable stays as it is without a value, is left out when undefined, and is not looked for in values', () => {
  expect(inGroups('greeting')).toBe('Hello {{name}}{{mark}}')
  expect(inGroups('greeting', { name: '{{mark}}', mark: undefined })).toBe('Hello {{mark}}')
})

describe('a coin named as its ticker is', () => {
  const said = (text: string, values: TextValues) =>
    translate({ coins: { text } }, { locale: 'en', group: 'coins', key: 'text', values })

  test.each([
    ['Buy {{name}} ({{ticker}})', { name: 'XRP', ticker: 'XRP' }, 'Buy XRP'],
    ['Buy {{name}} ({{ticker}})', { name: 'Bitcoin', ticker: 'BTC' }, 'Buy Bitcoin (BTC)'],
    ['Buy {{name}} ({{ticker}})', { name: 'Dash', ticker: 'DASH' }, 'Buy Dash (DASH)'],
    ['{{name}}（{{ticker}}）の価格', { name: 'XRP', ticker: 'XRP' }, 'XRPの価格'],
    ['{{name}}（{{ticker}}）今日价格', { name: 'XRP', ticker: 'XRP' }, 'XRP 今日价格'],
    ['{{name}}（{{ticker}}）今日价格', { name: '比特币', ticker: 'BTC' }, '比特币（BTC）今日价格'],
    [
      '{{nameFrom}} ({{from}}) for {{nameTo}} ({{to}})',
      { nameFrom: 'USDC', from: 'USDC ERC-20', nameTo: 'BNB', to: 'BNB' },
      'USDC (ERC-20) for BNB',
    ],
    ['{{nameTo}} ({{to}})', { nameTo: 'Tether', to: 'USDT TRC-20' }, 'Tether (USDT TRC-20)'],
  ])('%s of %o is said once', (text, values, whole) => {
    expect(said(text, values)).toBe(whole)
  })
})

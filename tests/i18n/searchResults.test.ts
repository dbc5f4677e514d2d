import { afterEach, describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import type { Currency } from '@/domain/currency/currency'
import { columnsOf } from '@/domain/text/fittingText'
import { badgeLabel } from '@/features/curatedLinks/linkedCurrency'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { translatorOf } from '@/i18n/readTexts'
import { pairSeo } from '@/screens/pairSeo'
import { catalogue } from '@/server/catalogue/catalogue'
import { CONFIGURATION_NAMES, configure, reset } from './configurations'
import { tooLongTitles, unfitDescriptions } from './searchColumns'

afterEach(reset)

const CURRENCIES = catalogue()
  .filter(({ enabled }) => enabled)
  .map((one): Currency => ({ ...one, isFavorite: false, dailyChange: null, isBTCLightning: false }))

/** The most popular ones, with several networks of one coin, and money. */
const SAMPLE = CURRENCIES.filter(({ priority }) => priority !== null)
  .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0))
  .slice(0, 24)

/** The two of the shortest and the two of the longest names. */
const BY_LENGTH = CURRENCIES.filter(({ isFiat }) => !isFiat).toSorted((a, b) => a.name.length - b.name.length)
const EXTREMES = [...BY_LENGTH.slice(0, 2), ...BY_LENGTH.slice(-2)]

const pairsOf = (currencies: readonly Currency[]) =>
  currencies
    .flatMap((from) => currencies.filter((to) => to !== from).map((to) => [from, to] as const))
    .filter(([from, to]) => !from.isFiat || !to.isFiat)

const brand = 'Halyard'

/** By the group. */
const OF_PAIRS = {
  exchange: ['pair.seoTitle', 'pair.seoTitleShort', 'pair.seoDescription'],
  guides: ['pair.seo.title', 'pair.seo.titleShort', 'pair.seo.description'],
} as const

function pairResults(locale: Locale, pairs: readonly (readonly [Currency, Currency])[]) {
  const { intl } = LANGUAGES[locale]
  return Object.entries(OF_PAIRS).flatMap(([group, [title, shortTitle, description]]) => {
    const t = translatorOf(locale, [group])
    return pairs.map(([from, to]) => ({
      at: group,
      ...pairSeo(
        { from, to, intl, brand },
        {
          title: (names) => t(title, names),
          shortTitle: (names) => t(shortTitle, names),
          description: (names) =>
            t(
              group === 'exchange' && (from.isFiat || to.isFiat) ? 'pair.seoDescriptionBank' : description,
              names,
            ),
        },
      ),
    }))
  })
}

/** Of a title, by its group, its key and that of the description beside it. */
const OF_COINS = [
  ['guides', 'what.seo.title', 'what.seo.description'],
  ['buy-sell', 'buyCoin.seo.title', 'buyCoin.seo.description'],
  ['buy-sell', 'sellCoin.seo.title', 'sellCoin.seo.description'],
  ['all_coins', 'seo.coinTitle', 'seo.coinDescription'],
] as const

function resultsOf(locale: Locale, currencies: readonly Currency[]) {
  const pairs = pairResults(locale, pairsOf(currencies))
  const coins = OF_COINS.flatMap(([group, title, description]) => {
    const t = translatorOf(locale, [group])
    const seen = new Map(currencies.filter(({ isFiat }) => !isFiat).map((coin) => [coin.name, coin]))
    return [...seen.values()].map((coin) => {
      const names = { brand, name: coin.name, ticker: coin.symbolFront }
      return { at: group, title: t(title, names), description: t(description, names) }
    })
  })
  return { pairs, coins }
}

describe.each(LOCALES)('%s: what a search result shows', (locale) => {
  const { pairs, coins } = resultsOf(locale, SAMPLE)
  const all = [...pairs, ...coins]

  test('differs for every two pages', () => {
    expect(pairs.length).toBeGreaterThan(500)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  })

  test('has every name filled in', () => {
    expect(all.filter(({ title, description }) => /[{}]|undefined/.test(title + description))).toEqual([])
  })

  test('has a description that fits and says enough', () => {
    expect(unfitDescriptions(all)).toEqual([])
  })

  test.each(CONFIGURATION_NAMES)('has one for the shortest and the longest names, too: %s', (name) => {
    configure(name)
    const extremes = resultsOf(locale, EXTREMES)
    expect(extremes.pairs.length).toBeGreaterThan(20)
    expect(unfitDescriptions([...extremes.pairs, ...extremes.coins])).toEqual([])
  })

  test('has titles of pairs that fit', () => {
    expect(tooLongTitles(pairs)).toEqual([])
  })

  // Names of coins have no limit.
  test('has a title that fits for the short names of most coins', () => {
    const names = { brand, name: 'Bitcoin', ticker: 'BTC' }
    const results = OF_COINS.map(([group, title]) => ({
      at: group,
      title: translatorOf(locale, [group])(title, names),
      description: '',
    }))
    expect(tooLongTitles(results)).toEqual([])
  })

  test('fits for every currency of the catalogue beside the longest of the others', () => {
    const widest = [badgeLabel, ({ name }: Currency) => name].flatMap((text) =>
      CURRENCIES.toSorted((a, b) => columnsOf(text(b)) - columnsOf(text(a)))
        .filter(({ isFiat }) => !isFiat)
        .slice(0, 2),
    )
    const results = pairResults(
      locale,
      CURRENCIES.flatMap((one) =>
        widest
          .filter((other) => other !== one)
          .flatMap((other) => [[one, other] as const, [other, one] as const]),
      ),
    )
    expect(results.length).toBeGreaterThan(CURRENCIES.length * 10)
    expect(tooLongTitles(results)).toEqual([])
    expect(unfitDescriptions(results)).toEqual([])
  })
})

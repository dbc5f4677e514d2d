import { afterEach, describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import type { Currency } from '@/domain/currency/currency'
import { columnsOf } from '@/domain/text/fittingText'
import { assetsOf, type Asset } from '@/domain/currency/asset'
import { badgeLabel, linkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { translatorOf } from '@/i18n/readTexts'
import { coinSeo } from '@/screens/coinSeo'
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

/** By the page: the group of its texts, and the keys of title, short title and description. */
const OF_COINS = {
  'what-is': ['guides', 'what.seo.title', 'what.seo.titleShort', 'what.seo.description'],
  coin: ['all_coins', 'seo.coinTitle', 'seo.coinTitleShort', 'seo.coinDescription'],
  buy: ['buy-sell', 'buyCoin.seo.title', 'buyCoin.title', 'buyCoin.seo.description'],
  sell: ['buy-sell', 'sellCoin.seo.title', 'sellCoin.title', 'sellCoin.seo.description'],
  'buy from a ramp': [
    'buy-sell',
    'ramp-pages:seo.buyCoin.title',
    'buyCoin.title',
    'ramp-pages:seo.buyCoin.description',
  ],
  'sell to a ramp': [
    'buy-sell',
    'ramp-pages:seo.sellCoin.title',
    'sellCoin.title',
    'ramp-pages:seo.sellCoin.description',
  ],
} as const

/** Headings have no brand, which short titles of search results have. */
const withBrand = (title: string) => (title.endsWith(brand) ? title : `${title} | ${brand}`)

const coinResults = (locale: Locale, coins: readonly Pick<Asset, 'name' | 'ticker'>[]) =>
  Object.entries(OF_COINS).flatMap(([at, [group, title, shortTitle, description]]) => {
    const t = translatorOf(locale, [group, 'ramp-pages'])
    return coins.map(({ name, ticker }) => ({
      at,
      ...coinSeo(
        { name, ticker, brand },
        {
          title: (names) => t(title, names),
          shortTitle: (names) => withBrand(t(shortTitle, names)),
          description: (names) => t(description, names),
        },
      ),
    }))
  })

function resultsOf(locale: Locale, currencies: readonly Currency[]) {
  const pairs = pairResults(locale, pairsOf(currencies))
  return { pairs, coins: coinResults(locale, assetsOf(currencies)) }
}

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

describe.each(LOCALES)('%s: what a search result shows', (locale) => {
  const { pairs, coins } = resultsOf(locale, SAMPLE)
  const all = [...pairs, ...coins.filter(({ at }) => !at.includes('ramp'))]

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

  test.each(CONFIGURATION_NAMES)('of every coin of the catalogue fits and differs: %s', (name) => {
    configure(name)
    const results = coinResults(locale, assetsOf(CURRENCIES))
    expect(results.length).toBeGreaterThan(CURRENCIES.length)
    expect(tooLongTitles(results)).toEqual([])
    expect(unfitDescriptions(results)).toEqual([])
    // Of buying and selling one page exists: a ramp's, or that of a bank transfer.
    for (const ways of [/ramp/, /^(buy|sell)$/]) {
      const shown = results.filter(({ at }) => !ways.test(at))
      expect(repeated(shown.map(({ title }) => title))).toEqual([])
      expect(repeated(shown.map(({ description }) => description))).toEqual([])
    }
  })

  test('names no ticker again with its network', () => {
    const labels = CURRENCIES.map((one) => linkedCurrency(one).label)
    expect(labels.filter((label) => /^(\S+) \1(\s|$)/.test(label))).toEqual([])
  })

  test('says a name that is the ticker once', () => {
    const alike = CURRENCIES.filter((one) => one.name === one.symbolFront)
    expect(alike.length).toBeGreaterThan(100)
    const results = [
      ...coinResults(locale, assetsOf(alike)),
      ...pairResults(locale, pairsOf(alike.slice(0, 12))),
    ]
    const texts = results.flatMap(({ title, description }) => [title, description])
    expect(
      texts.filter((text) => /(?<![\p{L}\p{N}])([\p{L}\p{N}]+) ?[(（]\1(?![\p{L}\p{N}])/u.test(text)),
    ).toEqual([])
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

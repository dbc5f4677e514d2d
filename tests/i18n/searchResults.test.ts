import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import type { Currency } from '@/domain/currency/currency'
import { linkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { currencyName } from '@/i18n/currencyName'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { translatorOf } from '@/i18n/readTexts'
import { catalogue } from '@/server/catalogue/catalogue'

/** The most popular ones, with several networks of one coin, and money. */
const SAMPLE = catalogue()
  .filter(({ priority, enabled }) => enabled && priority !== null)
  .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0))
  .slice(0, 24)
  .map((one): Currency => ({ ...one, isFavorite: false, dailyChange: null, isBTCLightning: false }))

const PAIRS = SAMPLE.flatMap((from) =>
  SAMPLE.filter((to) => to !== from).map((to) => [from, to] as const),
).filter(([from, to]) => !from.isFiat || !to.isFiat)

/** Of a title, by its group, its key and that of the description beside it. */
const OF_PAIRS = [
  ['exchange', 'pair.seoTitle', 'pair.seoDescription'],
  ['guides', 'pair.seo.title', 'pair.seo.description'],
] as const
const OF_COINS = [
  ['guides', 'what.seo.title', 'what.seo.description'],
  ['buy-sell', 'buyCoin.seo.title', 'buyCoin.seo.description'],
  ['buy-sell', 'sellCoin.seo.title', 'sellCoin.seo.description'],
  ['all_coins', 'seo.coinTitle', 'seo.coinDescription'],
] as const

/** A full-width character takes two columns of a result. */
const FULL_WIDTH = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/gu
const columns = (text: string) => text.length + (text.match(FULL_WIDTH)?.length ?? 0)

/** What stands before the brand is what a search engine shows at least; names of coins and networks have no limit. */
const TITLE = 65
const DESCRIPTION = { least: 48, most: 170 }

const brand = 'Halyard'

function resultsOf(locale: Locale) {
  const { intl } = LANGUAGES[locale]
  const ofPair = (from: Currency, to: Currency) => ({
    brand,
    from: linkedCurrency(from).label,
    to: linkedCurrency(to).label,
    nameFrom: currencyName(from, intl),
    nameTo: currencyName(to, intl),
  })
  const pairs = OF_PAIRS.flatMap(([group, title, description]) => {
    const t = translatorOf(locale, [group])
    return PAIRS.map(([from, to]) => {
      const names = ofPair(from, to)
      return { title: t(title, names), description: t(description, names) }
    })
  })
  const coins = OF_COINS.flatMap(([group, title, description]) => {
    const t = translatorOf(locale, [group])
    const seen = new Map(SAMPLE.filter(({ isFiat }) => !isFiat).map((coin) => [coin.name, coin]))
    return [...seen.values()].map((coin) => {
      const names = { brand, name: coin.name, ticker: coin.symbolFront }
      return { title: t(title, names), description: t(description, names) }
    })
  })
  return { pairs, coins }
}

describe.each(LOCALES)('%s: what a search result shows', (locale) => {
  const { pairs, coins } = resultsOf(locale)
  const all = [...pairs, ...coins]

  test('differs for every two pages', () => {
    expect(pairs.length).toBeGreaterThan(500)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  })

  test('has every name filled in', () => {
    expect(all.filter(({ title, description }) => /[{}]|undefined/.test(title + description))).toEqual([])
  })

  test('has a description that fits and says enough', () => {
    const unfit = all.filter(({ description }) => {
      const width = columns(description)
      return width < DESCRIPTION.least || width > DESCRIPTION.most
    })
    expect(unfit).toEqual([])
  })

  test('has a title that fits without the brand for the short names of most coins', () => {
    const t = (group: string, key: string) =>
      translatorOf(locale, [group])(key, {
        brand,
        from: 'USDT TRON',
        to: 'BTC',
        nameFrom: 'Tether',
        nameTo: 'Bitcoin',
        name: 'Bitcoin',
        ticker: 'BTC',
      })
    const titles = [...OF_PAIRS, ...OF_COINS].map(([group, key]) => t(group, key).replace(` | ${brand}`, ''))
    expect(titles.filter((title) => columns(title) > TITLE)).toEqual([])
  })
})

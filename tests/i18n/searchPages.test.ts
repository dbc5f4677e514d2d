import { readdirSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { pagesOff } from '@/config/operator/operatorFacts'
import { readSite } from '@/config/site'
import { isOff } from '@/domain/site/offPages'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { loadProse } from '@/i18n/loadTexts'
import { proseValues } from '@/i18n/proseValues'
import { translatorOf } from '@/i18n/readTexts'
import { CONFIGURATION_NAMES, configure, reset } from './configurations'
import { tooLongTitles, unfitDescriptions, type SearchResult } from './searchColumns'

afterEach(reset)

/** Of pages that a search engine may show, by the group of the title and of the description beside it. */
const OF_SCREENS = [
  ['main-page', 'seo.title', 'seo.description'],
  ['exchange', 'seo.title', 'seo.description'],
  ['exchange', 'seo.titleV2', 'seo.description'],
  ['all_coins', 'seo.coinsTitle', 'seo.coinsDescription'],
  ['all_coins', 'seo.stableTitle', 'seo.stableDescription'],
  ['all_coins', 'seo.ratesTitle', 'seo.ratesDescription'],
  ['pairs', 'crypto.seo.title', 'crypto.seo.description'],
  ['pairs', 'fiat.seo.title', 'fiat.seo.description'],
  ['buy-sell', 'buy.seo.title', 'buy.seo.description'],
  ['buy-sell', 'sell.seo.title', 'sell.seo.description'],
  ['guides', 'all.seo.title', 'all.seo.description'],
  ['tether', 'seo.title', 'seo.description'],
  ['faq', 'seo.title', 'seo.description'],
  ['loyalty', 'seo.title', 'seo.description'],
  ['contest', 'seo.title', 'seo.description'],
  ['reviews', 'seo.title', 'seo.description'],
  ['contacts', 'seo.title', 'seo.description'],
  ['receipts', 'seo.title', 'lead'],
  ['providers', 'seo.title', 'lead'],
] as const

const PAGES = readdirSync('locales/en/pages').map((name) => name.replace(/\.md$/, ''))

function screens(locale: Locale): SearchResult[] {
  const values = { ...proseValues(LANGUAGES[locale].intl, readSite()), brand: 'Halyard' }
  return OF_SCREENS.map(([group, title, description]) => {
    const t = translatorOf(locale, [group])
    return { at: `${group}.json`, title: t(title, values), description: t(description, values) }
  })
}

const proses = (locale: Locale): Promise<SearchResult[]> =>
  Promise.all(
    PAGES.filter((page) => !isOff(`/${page}`, pagesOff())).map(async (page) => {
      const { title, description } = await loadProse(page, locale, { partner: 'Acme' })
      return { at: `pages/${page}.md`, title, description }
    }),
  )

describe.each(CONFIGURATION_NAMES)('%s', (name) => {
  test.each(LOCALES)('every title and description in %s fits a search result', async (locale) => {
    configure(name)
    const results = [...screens(locale), ...(await proses(locale))]
    expect(results.length).toBeGreaterThan(OF_SCREENS.length + 15)
    expect(tooLongTitles(results)).toEqual([])
    expect(unfitDescriptions(results)).toEqual([])
  })
})

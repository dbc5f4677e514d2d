import { expect, test } from '@playwright/test'
import { LOCALES } from '../../src/config/locales'
import { makeCrawler, type CrawledPage } from '../support/crawler'
import { FULL, isFullRun } from '../support/fullRun'
import { indexedIn, inLanguage } from '../support/servedPage'

/**
 * The site as a search engine finds it: served pages, no browser. A full run reads in English all listed pages, and some
 * of those that are not indexed; in the other languages all fixed pages and every 300th of each type, whose links must be
 * those of the English page. The quick run reads fewer coins, and one other language.
 */
const isFull = isFullRun
const READ_WHOLE = isFull ? ['pages', 'coins'] : ['pages']
const EVERY = { english: isFull ? 25 : 100, other: 300, unlisted: isFull ? 5 : 20 }
const CLICKS = 4
/** The best known coins stand first in every list; through their pages the rest is found. */
const FIRST = 30
const OTHER_LANGUAGES = LOCALES.filter((locale) => locale !== 'en')

test.describe.configure({ mode: 'default' })

let crawled:
  | { crawler: ReturnType<typeof makeCrawler>; english?: ReturnType<typeof crawlEnglish> }
  | undefined
test.beforeEach(({ baseURL }) => {
  crawled ??= { crawler: makeCrawler(baseURL ?? '') }
})
const crawler = () => {
  if (!crawled) throw new Error('the crawler is made before each test')
  return crawled.crawler
}
/** Read once for all tests of this file. */
const english = () => {
  if (!crawled) throw new Error('the crawler is made before each test')
  return (crawled.english ??= crawlEnglish())
}

async function sitemapsOf(locale: string) {
  const sitemaps = (await crawler().listed('/sitemap.xml')).filter((one) => one.endsWith(`-${locale}.xml`))
  const lists = sitemaps.map(async (sitemap) => {
    const [, type = ''] = /^\/sitemaps\/([a-z-]+)-[a-z]{2}\.xml$/.exec(sitemap) ?? []
    return [type, await crawler().listed(sitemap)] as const
  })
  return new Map(await Promise.all(lists))
}

/** Follows the links from the home page, nearest pages first. */
async function crawlEnglish() {
  const sitemaps = await sitemapsOf('en')
  const listed = new Set([...sitemaps.values()].flat())
  const read = new Set(
    [...sitemaps].flatMap(([type, list]) => (READ_WHOLE.includes(type) ? list : sampled(list))),
  )
  const clicks = new Map([['/', 0]])
  const pages: CrawledPage[] = []
  let unlisted = 0
  for (let depth = 0, ring = ['/']; depth <= CLICKS && ring.length > 0; depth++) {
    const found = await crawler().visitAll(ring)
    pages.push(...found)
    const next = new Set(found.flatMap(({ links }) => links).filter((link) => !clicks.has(link)))
    for (const link of next) clicks.set(link, depth + 1)
    ring = [...next].filter(
      (link) => read.has(link) || (!listed.has(link) && unlisted++ % EVERY.unlisted === 0),
    )
  }
  return { sitemaps, clicks, pages }
}

const sampled = (list: readonly string[], every = EVERY.english, first = FIRST) =>
  list.filter((_, index) => index < first || index % every === 0)

const faultsOf = (pages: readonly CrawledPage[]) =>
  pages.flatMap(({ address, faults }) => faults.map((fault) => `${address} ${fault}`))

/** Titles that several pages of one language bear. */
function titlesTwice(pages: readonly CrawledPage[]) {
  const bearers = new Map<string, string[]>()
  for (const { address, title } of pages) {
    if (!address.includes('?')) bearers.set(title, [...(bearers.get(title) ?? []), address])
  }
  return [...bearers].filter(([, addresses]) => addresses.length > 1)
}

/** Links to a part of a page that has none of that name. */
async function fragmentsMissed(pages: readonly CrawledPage[]) {
  const wanted = [...new Set(pages.flatMap(({ fragments }) => fragments))]
  const targets = await crawler().visitAll(wanted.map((fragment) => fragment.split('#')[0] ?? '/'))
  return wanted.filter((fragment, index) => !targets[index]?.ids.has(fragment.split('#')[1] ?? ''))
}

test('every page of the sitemaps is at most four clicks from the home page', FULL, async () => {
  const { sitemaps, clicks } = await english()
  for (const [type, list] of sitemaps) {
    const far = list.filter((path) => (clicks.get(path) ?? Infinity) > CLICKS)
    expect(far.slice(0, 5), `${far.length} of ${list.length} in ${type}`).toEqual([])
  }
})

test('no link is broken or redirects, and every page is whole: one h1, title, description, canonical, alternates', async () => {
  const { pages } = await english()
  expect(pages.length).toBeGreaterThan(isFull ? 1500 : 150)
  expect(faultsOf(pages)).toEqual([])
})

test('no two pages of a language bear the same title', async () => {
  expect(titlesTwice((await english()).pages)).toEqual([])
})

test('a link to a part of a page finds that part', async () => {
  const { pages } = await english()
  expect(pages.flatMap(({ fragments }) => fragments).length).toBeGreaterThan(0)
  expect(await fragmentsMissed(pages)).toEqual([])
})

for (const locale of OTHER_LANGUAGES) {
  test(`in ${locale} every page is whole and links to what the English page links to`, FULL, async () => {
    const sitemaps = await sitemapsOf(locale)
    const english = await sitemapsOf('en')
    for (const [type, list] of english) {
      const wanted = list
        .filter((path) => indexedIn(path).includes(locale))
        .map((path) => inLanguage(path, locale))
      expect(sitemaps.get(type) ?? [], type).toEqual(wanted)
    }
    const paths = [...english].flatMap(([type, list]) =>
      type === 'pages' ? list : sampled(list, EVERY.other, 2),
    )
    const pages = await crawler().visitAll(paths.map((path) => inLanguage(path, locale)))
    const sisters = await crawler().visitAll(paths)
    expect(faultsOf(pages)).toEqual([])
    expect(titlesTwice(pages)).toEqual([])
    expect(await fragmentsMissed(pages)).toEqual([])
    for (const [index, { address, links }] of pages.entries()) {
      const wanted = sisters[index]?.links.map((link) => inLanguage(link, locale)).sort()
      expect(links.sort(), address).toEqual(wanted)
    }
  })
}

const MOVED = [
  ['/coins/BTC', '/coins/btc'],
  ['/coins/bitcoin', '/coins/btc'],
  ['/coins/usdttrc20', '/coins/usdt'],
  ['/buy-crypto/Bitcoin', '/buy-crypto/btc'],
  ['/de/sell-crypto/ethereum', '/de/sell-crypto/eth'],
  ['/what-is/btc', '/what-is/bitcoin'],
  ['/what-is/Tether', '/what-is/tether'],
  ['/crypto-to-crypto/BTC-ETH', '/crypto-to-crypto/btc-eth'],
  ['/crypto-to-crypto/bitcoin-ethereum', '/crypto-to-crypto/btc-eth'],
  ['/ru/crypto-to-crypto/eur-btc', '/ru/buy-sell-crypto/eur-btc'],
  ['/buy-sell-crypto/btc-eth', '/crypto-to-crypto/btc-eth'],
  ['/how-to-exchange/bitcoin/ethereum', '/how-to-exchange/btc/eth'],
  ['/how-to-exchange/BTC/usdt-trx', '/how-to-exchange/btc/usdttrc20'],
] as const

for (const [path, target] of MOVED) {
  test(`${path} moved permanently to ${target}`, async ({ request, baseURL }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(new URL(response.headers()['location'] ?? '', baseURL).pathname).toBe(target)
    expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200)
  })
}

const UNKNOWN = [
  '/coins/zeppelin',
  '/buy-crypto/zeppelin',
  '/ja/sell-crypto/zeppelin',
  '/what-is/zeppelin',
  '/crypto-to-crypto/btc-zeppelin',
  '/crypto-to-crypto/btc-bitcoin',
  '/buy-sell-crypto/eur-zeppelin',
  '/buy-sell-crypto/eur-usd',
  '/how-to-exchange/btc/zeppelin',
  '/fr/how-to-exchange/btc/BTC',
  '/no-such-page',
]

for (const path of UNKNOWN) {
  test(`${path} is a true 404`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
  })
}

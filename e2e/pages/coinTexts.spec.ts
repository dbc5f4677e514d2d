import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../src/i18n/languages'
import { LOCALES } from '../../src/config/locales'
import { alikePages, masked, pageSentences } from '../../tests/sharedSentences.mjs'
import { makeCrawler } from '../support/crawler'
import { FULL } from '../support/fullRun'

/** Coins of the quick run, from the whole list. */
const SAMPLE = 20
const AT_ONCE = 8

/** What a crawler reads of a coin's page, without the names of the coin, its networks and its ticker, and numbers. */
async function readSentences(origin: string, address: string, language: string) {
  const html = await (await fetch(origin + address)).text()
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text.trim())
  const heading = texts(/<h1\b[^>]*>([^]*?)<\/h1>/g)[0]?.replace(/<!--.*?-->/g, '') ?? ''
  const [, name = '', ticker = ''] = /([^<>]+)<small>([^<]*)/.exec(heading) ?? []
  const networks = texts(/<th scope="row">([^<]*)<\/th>/g)
  const sentences = pageSentences(html, language)
  return { address, sentences: sentences.map((one) => masked(one, [name.trim(), ticker, ...networks])) }
}

async function pagesOf(origin: string, locale: (typeof LOCALES)[number], limit = Infinity) {
  const all = await makeCrawler(origin).listed(`/sitemaps/coins-${locale}.xml`)
  const listed = all.filter((_, place) => place % Math.max(1, Math.ceil(all.length / limit)) === 0)
  const pages: Awaited<ReturnType<typeof readSentences>>[] = []
  for (let place = 0; place < listed.length; place += AT_ONCE) {
    const some = listed.slice(place, place + AT_ONCE)
    pages.push(...(await Promise.all(some.map((path) => readSentences(origin, path, LANGUAGES[locale].tag)))))
  }
  return pages
}

for (const locale of LOCALES) {
  test(
    `no two indexed coin pages in ${locale} share more than a third of their sentences`,
    FULL,
    async ({ baseURL }) => {
      expect(alikePages(await pagesOf(baseURL ?? '', locale))).toEqual([])
    },
  )
}

test('a sample of indexed coin pages shares at most a third of its sentences', async ({ baseURL }) => {
  const pages = await pagesOf(baseURL ?? '', 'en', SAMPLE)
  expect(pages.length).toBeGreaterThan(1)
  for (const { address, sentences } of pages) expect(sentences.length, address).toBeGreaterThan(8)
  expect(alikePages(pages)).toEqual([])
})

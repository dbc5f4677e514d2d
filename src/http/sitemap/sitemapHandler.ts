import type { ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { publicEnv } from '@/config/publicEnv'
import { paths } from '@/config/paths'
import { addedPage, defaultLanguage, pagesOff, servedLanguages } from '@/config/operator/operatorFacts'
import { indexedLanguages } from '@/domain/site/indexedLanguages'
import { isOff } from '@/domain/site/offPages'
import { sitemapIndexXml, sitemapXml } from '@/domain/site/sitemap'
import { coinTextLanguages } from '@/i18n/coinTexts'
import { incompletePages } from '@/i18n/incompletePages'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { localePath } from '@/i18n/localePath'
import { loadBrands } from '@/api/loadBrands'
import { loadServedByRamps, pagesWithoutRamps } from '@/api/loadRamps'
import { fetchPairStatistics } from '@/api/pageData'
import { loadCatalogue } from '../loadCatalogue'
import { sendBody } from '../sendBody'
import { sendStatus } from '../sendStatus'
import type { SiteHandler } from '../SiteHandler'
import { sitemapPaths, type SitemapType } from './sitemapPaths'
import { proseText } from '@/i18n/proseText'

const TYPES = Object.keys(sitemapPaths) as SitemapType[]

/** Sent again while the back end is down. */
const lastSent = new Map<string, string>()

/** GET /sitemap.xml, the index, and /sitemaps/{type}-{language}.xml. */
export const sitemapHandler: SiteHandler = async (_, res, { rest }) => {
  // The index has an address of its own, without a rest.
  const file = rest || 'index.xml'
  const [, name, language] = /^([a-z-]+)-([a-z]{2})\.xml$/.exec(file) ?? []
  const type = TYPES.find((one) => one === name)
  const locale = servedLanguages().find((one) => one === language)
  const isIndex = file === 'index.xml'
  if (!isIndex && (!type || !locale)) {
    sendStatus(res, 404)
    return
  }
  try {
    const pages = await listedPages()
    const xml =
      type && locale
        ? sitemapXml(await entriesOf(pages[type], type, locale))
        : sitemapIndexXml(sitemapsOf(pages))
    lastSent.set(file, xml)
    send(res, xml, 3600)
  } catch {
    const xml = lastSent.get(file)
    if (xml !== undefined) send(res, xml, 60)
    // Nothing sent yet and no back end: a crawler comes again.
    else sendStatus(res, 503, { 'retry-after': '60' })
  }
}

/** Each language names all in which the page is indexed, and is listed where the page has a text of its own. */
type Page = { path: string; languages: readonly Locale[]; listedIn: readonly Locale[] }

async function listedPages(): Promise<Record<SitemapType, Page[]>> {
  const [{ currencies }, served, measured, partners] = await Promise.all([
    loadCatalogue(),
    loadServedByRamps(),
    fetchPairStatistics(),
    loadBrands(),
  ])
  const hidden = (await incompletePages()).map(({ path }) => path)
  const off = [...pagesOff(), ...pagesWithoutRamps(served)]
  const pagesOf = (type: SitemapType) =>
    sitemapPaths[type](currencies, served, measured, partners)
      .filter((path) => !hidden.includes(path) && !isOff(path, off))
      .map((path) => {
        const served = servedLanguages()
        const withText = textLanguages(type, path)
        const languages = indexedLanguages(publicEnv.seoIndex || 'all', path, served, withText)
        return { path, languages, listedIn: languages.filter((one) => withText?.includes(one) ?? true) }
      })
  return {
    pages: pagesOf('pages'),
    coins: pagesOf('coins'),
    pairs: pagesOf('pairs'),
    'buy-sell': pagesOf('buy-sell'),
    guides: pagesOf('guides'),
  }
}

const textLanguages = (type: SitemapType, path: string) =>
  type === 'coins' ? coinTextLanguages(path.slice(paths.coin('').length)) : addedPage(path.slice(1))?.indexed

const sitemapsOf = (pages: Record<SitemapType, Page[]>) =>
  TYPES.flatMap((type) =>
    servedLanguages()
      .filter((locale) => pages[type].some(({ listedIn }) => listedIn.includes(locale)))
      .map((locale) => `${env.siteUrl}/sitemaps/${type}-${locale}.xml`),
  )

const entriesOf = (pages: readonly Page[], type: SitemapType, locale: Locale) =>
  Promise.all(
    pages
      .filter(({ listedIn }) => listedIn.includes(locale))
      .map(async (page) => ({
        ...entry(page, locale),
        // Only prose knows the day of its last change.
        changed: (type === 'pages' && (await proseUpdated(page.path.slice(1), locale))) || undefined,
      })),
  )

const addressOf = (path: string, locale: Locale) => env.siteUrl + localePath(locale, path)

const entry = ({ path, languages }: Page, locale: Locale) => ({
  address: addressOf(path, locale) || '/',
  alternates: [
    ...languages.map((one) => ({ language: LANGUAGES[one].tag, address: addressOf(path, one) })),
    ...languages
      .filter((one) => one === defaultLanguage())
      .map((one) => ({ language: 'x-default', address: addressOf(path, one) })),
  ],
})

/** @param seconds max-age */
function send(res: ServerResponse, xml: string, seconds: number) {
  sendBody(res, xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${seconds}`,
    },
  })
}

export async function proseUpdated(name: string, locale: Locale): Promise<string | null> {
  try {
    return UPDATED.exec(await proseText(name, locale))?.[1] ?? null
  } catch {
    // Most pages are no prose.
    return null
  }
}

const UPDATED = /^updated: (\d{4}-\d{2}-\d{2})$/m

import type { NextApiRequest, NextApiResponse } from 'next'
import { wireBackEnd } from '@/api/wireBackEnd'
import { env } from '@/config/env'
import { defaultLanguage, pagesOff, servedLanguages } from '@/config/operator/operatorFacts'
import { isOff } from '@/domain/site/offPages'
import { sitemapIndexXml, sitemapXml } from '@/domain/site/sitemap'
import { incompletePages } from '@/i18n/incompletePages'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { localePath } from '@/i18n/localePath'
import { proseUpdated } from '@/i18n/proseUpdated'
import { loadCatalogue } from '@/api/loadCatalogue'
import { sitemapPaths, type SitemapType } from './sitemapPaths'

const TYPES = Object.keys(sitemapPaths) as SitemapType[]

/** GET /sitemap.xml, the index, and /sitemaps/{type}-{language}.xml with the pages of one type in one language. */
export async function sitemapHandler({ query }: NextApiRequest, res: NextApiResponse) {
  const [, name, language] = /^([a-z-]+)-([a-z]{2})\.xml$/.exec(String(query.name)) ?? []
  const type = TYPES.find((one) => one === name)
  const locale = servedLanguages().find((one) => one === language)
  if (query.name === 'index.xml') {
    send(res, sitemapIndexXml(everySitemap()))
    return
  }
  if (!type || !locale) return void res.status(404).end()
  wireBackEnd()
  try {
    const { currencies } = await loadCatalogue()
    const hidden = type === 'pages' ? (await incompletePages()).map(({ path }) => path) : []
    const off = pagesOff()
    const paths = sitemapPaths[type](currencies).filter((path) => !hidden.includes(path) && !isOff(path, off))
    const entries = paths.map(async (path) => ({
      ...entry(path, locale),
      // Only prose knows the day of its last change; all else is made of a catalogue that bears none.
      changed: (type === 'pages' && (await proseUpdated(path.slice(1), locale))) || undefined,
    }))
    send(res, sitemapXml(await Promise.all(entries)))
  } catch {
    // Without its back end the site cannot say which coins it has; a crawler comes again.
    res.status(503).setHeader('retry-after', '60').end()
  }
}

const everySitemap = () =>
  TYPES.flatMap((type) => servedLanguages().map((locale) => `${env.siteUrl}/sitemaps/${type}-${locale}.xml`))

const addressOf = (path: string, locale: Locale) => env.siteUrl + localePath(locale, path)

const entry = (path: string, locale: Locale) => ({
  address: addressOf(path, locale) || '/',
  alternates: [
    ...servedLanguages().map((one) => ({ language: LANGUAGES[one].tag, address: addressOf(path, one) })),
    { language: 'x-default', address: addressOf(path, defaultLanguage()) },
  ],
})

function send(res: NextApiResponse, xml: string) {
  res.setHeader('content-type', 'application/xml; charset=utf-8')
  res.setHeader('cache-control', 'public, max-age=3600')
  res.send(xml)
}

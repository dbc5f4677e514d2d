import type { GetServerSideProps, GetServerSidePropsContext } from 'next'
import { pageServices } from '@/api/pageServices'
import { LOCALES } from '@/config/locales'
import { readSite } from '@/config/site'
import { viewPolicy } from '@/domain/site/contentSecurity'
import { EMBED_THEMES } from '@/domain/site/embed'
import { asLocale } from '@/i18n/languages'
import { loadTexts } from '@/i18n/loadTexts'
import { UNITS, type CashbackRequest } from './CashbackRequest'
import type { CashbackViewProps } from './CashbackView'
import { viewScript } from './viewScript'
import { viewStyles } from './viewStyles'

/** Five minutes fresh, and stale for a day while it is revalidated: only the price changes. */
const CACHED = 'public, max-age=300, stale-while-revalidate=86400'

/** GET /views/cashback-calculator?lang=&theme=&volume=&unit=&ref= */
export const loadCashbackView: GetServerSideProps<CashbackViewProps> = async ({ query, locale, res }) => {
  const request = requestIn(query, locale)
  const { brand, url, operator } = readSite()
  const { figures, off } = operator
  const styles = viewStyles(request.theme, brand.accent)
  res.setHeader('cache-control', CACHED)
  res.setHeader('x-robots-tag', 'noindex')
  // Development adds scripts of its own.
  if (process.env.NODE_ENV !== 'development')
    res.setHeader('content-security-policy', viewPolicy(viewScript, styles))
  // Lets cross-origin isolated pages frame it.
  res.setHeader('cross-origin-embedder-policy', 'require-corp')
  const price = await pageServices().loadBitcoinPrice()
  return {
    props: {
      ...loadTexts(request.locale, ['views']),
      question: request,
      site: { brandName: brand.name, url, ...(figures && { figures }), ...(off && { off }) },
      price,
      styles,
    },
  }
}

/** Ignores unknown and malformed parts. */
function requestIn(query: GetServerSidePropsContext['query'], pathLocale?: string): CashbackRequest {
  const one = (name: string) => [query[name]].flat()[0]
  return {
    locale: LOCALES.find((locale) => locale === one('lang')) ?? asLocale(pathLocale),
    theme: EMBED_THEMES.find((theme) => theme === one('theme')) ?? 'auto',
    typed: one('volume')?.slice(0, MAX_LENGTH) ?? null,
    unit: UNITS.find((unit) => unit === one('unit')) ?? 'btc',
    ref: (one('ref') ?? '').slice(0, MAX_LENGTH),
  }
}

const MAX_LENGTH = 64

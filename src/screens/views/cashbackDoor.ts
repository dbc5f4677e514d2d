import type { NextApiRequest, NextApiResponse } from 'next'
import { readSite } from '@/config/site'
import { EMBED_THEMES } from '@/domain/embed'
import { asLocale } from '@/i18n/languages'
import { cashbackPage } from './cashbackPage'
import { loadBitcoinPrice } from './loadBitcoinPrice'
import { UNITS, type CashbackQuestion } from './CashbackQuestion'

/** In a cache for five minutes, and for a day longer while a new one is fetched: only the price moves. */
const CACHED = 'public, max-age=300, stale-while-revalidate=86400'

/**
 * GET /views/cashback-calculator?lang=&theme=&volume=&unit=&ref=: a whole page of some 5 kB for other people's pages. It
 * is no page of Next.js, because those bring React and the site's looks with them, and cannot answer a query that a form
 * sends without scripts.
 */
export async function cashbackDoor({ method, query }: NextApiRequest, res: NextApiResponse) {
  if (method !== 'GET' && method !== 'HEAD') return void res.status(405).setHeader('allow', 'GET, HEAD').end()
  const { html, policy } = cashbackPage(questionIn(query), readSite(), await loadBitcoinPrice())
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.setHeader('cache-control', CACHED)
  res.setHeader('x-robots-tag', 'noindex')
  res.setHeader('content-security-policy', policy)
  // It loads nothing of others, so pages that are isolated from everybody may frame it as well.
  res.setHeader('cross-origin-embedder-policy', 'require-corp')
  res.status(200).send(html)
}

/** Anything a query may hold beside what is meant is as if it were not there. */
function questionIn(query: NextApiRequest['query']): CashbackQuestion {
  const one = (name: string) => [query[name]].flat()[0]
  const ref = one('ref') ?? ''
  return {
    locale: asLocale(one('lang')),
    theme: EMBED_THEMES.find((theme) => theme === one('theme')) ?? 'auto',
    typed: one('volume')?.slice(0, LONGEST) ?? null,
    unit: UNITS.find((unit) => unit === one('unit')) ?? 'btc',
    ref: ref.slice(0, LONGEST),
  }
}

/** Letters of what is typed or of a partner's code; more is no use to anybody. */
const LONGEST = 64

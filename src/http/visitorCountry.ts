import type { NextApiRequest, NextApiResponse } from 'next'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { env } from '@/config/env'
import { servedCountries } from '@/config/operator/operatorFacts'
import { exchanges } from '@/contract/exchanges'
import { isCountryServed } from '@/domain/site/region'
import type { VisitorRegion } from '@/domain/site/visitorRegion'
import type { ApiErrorBody } from '@/domain/text/apiError'
import { isFromProxy } from '@/runtime/callerAddress'
import { withoutLocale } from './addresses'

const CREATE: readonly string[] = [exchanges.create.path, exchanges.create.alias]
const STATUS = 451

/** RFC 7725, whichever back end would take the order. @returns whether it was refused */
export function refuseCountry(req: IncomingMessage, res: ServerResponse, traceId: string): boolean {
  if (!env.countryHeader || req.method !== 'POST' || !isOrder(req.url ?? '')) return false
  if (isCountryServed(callerCountry(req), servedCountries())) return false
  const body: ApiErrorBody = {
    code: 'region_restricted',
    error: STATUS_CODES[STATUS] ?? '',
    description: 'The operator does not serve the country of this address.',
    traceId,
  }
  res.writeHead(STATUS, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    // The body of the order is not read.
    connection: 'close',
  })
  res.end(JSON.stringify(body))
  return true
}

/** In any spelling: a back end may compare paths less strictly. */
const isOrder = (url: string) => {
  const path = decodeURIComponent(withoutLocale(url.split('?', 1)[0] ?? ''))
  return CREATE.includes(path.toLowerCase().replace(/\/+$/, ''))
}

/** GET /api/site/region. Pages are cached for all countries, so browsers request it, where COUNTRY_HEADER is set. */
export function regionHandler(req: NextApiRequest, res: NextApiResponse<VisitorRegion>) {
  const country = callerCountry(req)
  res.setHeader('cache-control', 'private, no-store')
  res.status(200).json({ country, isServed: isCountryServed(country, servedCountries()) })
}

/** Proxies' names for unknown countries. Cloudflare's for Tor, T1, is no code at all. */
const UNKNOWN = ['XX', 'ZZ']

/** ISO 3166-1, from the trusted proxy; null without. Of two values one may be the visitor's own: null too. */
export function callerCountry(request: IncomingMessage): string | null {
  if (!env.countryHeader || !isFromProxy(request)) return null
  const country = String(request.headers[env.countryHeader] ?? '').toUpperCase()
  return /^[A-Z]{2}$/.test(country) && !UNKNOWN.includes(country) ? country : null
}

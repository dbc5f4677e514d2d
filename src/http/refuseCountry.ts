import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { servedCountries } from '@/config/operator/operatorFacts'
import { exchanges } from '@/contract/exchanges'
import type { ApiErrorBody } from '@/domain/text/apiError'
import { isCountryServed } from '@/domain/site/servedCountry'
import { callerCountry } from '@/runtime/callerCountry'
import { withoutLocale } from './addresses'

const CREATE: readonly string[] = [exchanges.create.path, exchanges.create.alias]
const STATUS = 451

/** Refuses an order from a country that the operator does not serve (RFC 7725), whichever back end would take it.
 * @returns whether it was refused */
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

/** In any spelling: a back end may compare paths less strictly than this site. */
const isOrder = (url: string) => {
  const path = decodeURIComponent(withoutLocale(url.split('?', 1)[0] ?? ''))
  return CREATE.includes(path.toLowerCase().replace(/\/+$/, ''))
}

import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { env } from '@/config/env'
import { servedCountries } from '@/config/operator/operatorFacts'
import { exchanges } from '@/contract/exchanges'
import { ramps } from '@/contract/ramps'
import { CHANGENOW_COMPAT } from '@/domain/partner/compatPath'
import { countryCode, isCountryServed } from '@/domain/site/region'
import type { VisitorRegion } from '@/domain/site/visitorRegion'
import type { ApiErrorBody } from '@/domain/text/apiError'
import { isFromProxy } from '@/runtime/callerAddress'
import { PROVIDER_WEBHOOKS, RAMP_WEBHOOKS } from './addresses'
import { calledPath } from './routeLabel'
import { sendJson } from './sendBody'
import type { SiteHandler } from './SiteHandler'

const CREATE: readonly string[] = [exchanges.create.path, exchanges.create.alias, ramps.order.path]
const STATUS = 451

/** RFC 7725, whichever back end would take the order. @returns whether it was refused */
export function refuseCountry(
  req: IncomingMessage,
  res: ServerResponse,
  { place, traceId }: { place: string; traceId: string },
): boolean {
  if (!env.countryHeader || req.method !== 'POST' || !mayBeOrder(place)) return false
  if (isCountryServed(callerCountry(req), servedCountries())) return false
  const body: ApiErrorBody = {
    code: 'region_restricted',
    error: STATUS_CODES[STATUS] ?? '',
    description: 'The operator does not serve the country of this address.',
    traceId,
  }
  const inDialect = { error: 'region_restricted', message: body.description }
  // The body of the order is not read.
  sendJson(res, place.startsWith(CHANGENOW_COMPAT) ? inDialect : body, {
    status: STATUS,
    headers: { connection: 'close' },
  })
  return true
}

/** Whatever is none of the other calls: a back end may take paths for one another that differ, such as by an ending. */
const mayBeOrder = (place: string) => {
  if (place.startsWith(CHANGENOW_COMPAT)) return place === `${CHANGENOW_COMPAT}/exchange`
  const call = calledPath('POST', place)
  const isWebhook = place.startsWith(PROVIDER_WEBHOOKS) || place.startsWith(RAMP_WEBHOOKS)
  return call === null ? !isWebhook : CREATE.includes(call)
}

/** GET /api/site/region. Pages are cached for all countries, so browsers request it, where COUNTRY_HEADER is set. */
export const regionHandler: SiteHandler = (req, res) => {
  const country = callerCountry(req)
  const region: VisitorRegion = { country, isServed: isCountryServed(country, servedCountries()) }
  sendJson(res, region, { headers: { 'cache-control': 'private, no-store' } })
}

/** ISO 3166-1, from the trusted proxy; null without. Of two values one may be the visitor's own: null too. */
export function callerCountry(request: IncomingMessage): string | null {
  if (!env.countryHeader || !isFromProxy(request)) return null
  return countryCode(String(request.headers[env.countryHeader] ?? ''))
}

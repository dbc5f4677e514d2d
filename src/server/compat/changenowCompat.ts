import { isProgrammeOff } from '@/config/operator/operatorFacts'
import type { RateLimitClass } from '@/contract/endpoint'
import { CHANGENOW_COMPAT, COMPAT_KEY_HEADER } from '@/domain/partner/compatPath'
import { PARTNER_KEY_HEADER } from '@/domain/partner/partnerKey'
import { readJson } from '@/domain/text/readJson'
import { contentCodingFor } from '@/runtime/contentCoding'
import { logFailure } from '@/runtime/log'
import { ApiError } from '@/server/kernel/ApiError'
import type { WireResponse } from '@/server/kernel/ApiRequest'
import { requireLimit } from '@/server/kernel/limits'
import { sharedResponse } from '@/server/kernel/sharedResponse'
import { partnerOfKey } from '@/server/partners/partnerCaller'
import { simulation } from '@/server/sandbox/simulation'
import { appliedVersion } from '@/server/settings/appliedSettings'
import { compatAct, compatActions } from '@/server/compat/compatActions'
import type { ApiCall, CallApi, CompatRequest } from '@/server/compat/compatCall'
import { listCompatCurrencies, listCompatPairs } from '@/server/compat/compatCurrencies'
import { badParams, CompatError } from '@/server/compat/CompatError'
import { refusalOf } from '@/server/compat/refusalOf'
import { compatJson } from '@/server/compat/compatJson'
import { listCompatOrders } from '@/server/compat/compatList'
import { compatCreate, compatOrder } from '@/server/compat/compatOrders'
import {
  compatAddressCheck,
  compatEstimate,
  compatMinAmount,
  compatRange,
} from '@/server/compat/compatQuotes'

const SHARED_SECONDS = 60

type Route = {
  handle: (request: CompatRequest) => unknown
  limit: RateLimitClass
  /** Theirs asks for no key there, and wallets send none. */
  isOpen?: true
  /** Long, and the same for everybody: compressed once for a minute. */
  isShared?: true
}

const read = (handle: Route['handle']): Route => ({ handle, limit: 'read' })
const write = (handle: Route['handle']): Route => ({ handle, limit: 'write' })

const ROUTES: Readonly<Record<string, Route>> = {
  'GET /exchange/currencies': { ...read(listCompatCurrencies), isOpen: true, isShared: true },
  'GET /exchange/available-pairs': { ...read(listCompatPairs), isShared: true },
  'GET /exchange/min-amount': read(compatMinAmount),
  'GET /exchange/range': read(compatRange),
  'GET /exchange/estimated-amount': read(compatEstimate),
  'GET /exchange/by-id': read(compatOrder),
  'GET /exchange/actions': read(compatActions),
  'GET /exchanges': read(listCompatOrders),
  'GET /validate/address': read(compatAddressCheck),
  'POST /exchange': write(compatCreate),
  'POST /exchange/refund': write(compatAct('refund')),
  'POST /exchange/continue': write(compatAct('continue')),
}

/** The dialect of ChangeNOW's API v2, translated into calls of the API. Never throws. */
export const changenowCompat =
  (callApi: CallApi) =>
  async (call: ApiCall): Promise<WireResponse> => {
    try {
      return await respond(call, callApi)
    } catch (error) {
      const { status, error: word, message, payload, headers } = asCompatError(error)
      return answer(status, { error: word, message, ...(payload && { payload }) }, headers)
    }
  }

async function respond(call: ApiCall, callApi: CallApi): Promise<WireResponse> {
  const method = call.method === 'HEAD' ? 'GET' : call.method
  const place = call.path.slice(CHANGENOW_COMPAT.length)
  const route = isProgrammeOff('affiliate') ? undefined : ROUTES[`${method} ${place}`]
  if (!route) throw new CompatError(404, 'not_found', 'There is no such call.')
  await requireLimit(route.limit, call.ip)
  if (call.fault) throw badParams(call.fault)
  const { query, headers, ip } = call
  const caller = route.isOpen ? null : await callerOf(headers)
  const body = method === 'POST' ? bodyOf(await call.readBody()) : undefined
  const handle = async () => answer(200, await route.handle({ query, headers, ip, body, caller, callApi }))
  if (!route.isShared) return handle()
  const requireHeavy = () => requireLimit('heavy', ip)
  if (contentCodingFor(headers['accept-encoding']) === null) await requireHeavy()
  return sharedResponse(`${call.path} ${appliedVersion()} ${JSON.stringify(query)}`, {
    seconds: SHARED_SECONDS,
    requireHeavy,
    handle,
  })
}

async function callerOf(headers: Record<string, string>): Promise<CompatRequest['caller']> {
  return partnerOfKey({ [PARTNER_KEY_HEADER]: headers[COMPAT_KEY_HEADER] ?? '' }, 'orders')
}

function bodyOf(text: string): unknown {
  const found = readJson(text)
  if ('value' in found) return found.value
  throw badParams('The body is not JSON.')
}

function asCompatError(error: unknown): CompatError {
  if (error instanceof CompatError) return error
  if (error instanceof ApiError) {
    const { status, code, message, details, headers } = error
    const body = { ...{ code, error: '', description: message, traceId: '' }, ...details }
    return refusalOf(status, body, headers['retry-after'])
  }
  logFailure('compat', error)
  return new CompatError(500, 'internal_error', 'Something went wrong on our side.')
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): WireResponse => ({
  status,
  body: compatJson(body),
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(simulation() && { 'x-sandbox': 'true' }),
    'x-robots-tag': 'noindex',
    ...headers,
  },
})

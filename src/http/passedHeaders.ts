import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { env } from '@/config/env'
import { REQUEST_ID } from '@/config/requestId'
import { referralPair } from '@/domain/partner/referralCookie'
import { callerAddress, isFromProxy } from '@/runtime/callerAddress'

/** What Next.js and a page's loader read of a request. */
const TO_PAGES = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  // No page can set it.
  'sec-fetch-site',
  'user-agent',
  REQUEST_ID,
]

/** What the operator's back end gets of a visitor's call. */
const TO_BACK_END = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'device-id',
  'device-os',
  'device-time',
  'device-timezone',
  'expect',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'os',
  'page-visit',
  'site-language',
  'transfer-encoding',
  'user-agent',
  'x-exchange-secret',
  'x-operator-key',
  'x-partner-key',
  REQUEST_ID,
]

/** What a visitor gets of the back end's response; types that a browser would run as a document are not among them. */
export const FROM_BACK_END = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  'www-authenticate',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-sandbox',
  REQUEST_ID,
]

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])))

const site = () => new URL(env.siteUrl)

/** `traceparent` is this process's own. */
export const headersForPage = (req: IncomingMessage): IncomingHttpHeaders => ({
  ...pick(req.headers, TO_PAGES),
  host: site().host,
  // A loader that calls the back end for one visitor passes it on.
  'x-forwarded-for': callerAddress(req),
  ...(env.countryHeader && isFromProxy(req) && textOf(req.headers, env.countryHeader)),
})

/** Of a call that a page makes for its visitor. */
export function headersOfVisitor(req: IncomingMessage): Record<string, string> {
  const cookie = referralPair(req.headers.cookie)
  return {
    ...(env.countryHeader && isFromProxy(req) && textOf(req.headers, env.countryHeader)),
    ...(cookie !== null && { cookie }),
    'x-forwarded-for': callerAddress(req),
    'x-forwarded-host': site().host,
    'x-forwarded-proto': site().protocol.slice(0, -1),
  }
}

const textOf = (headers: IncomingHttpHeaders, name: string): Record<string, string> =>
  name in headers ? { [name]: String(headers[name]) } : {}

/** The caller's address only as this site saw it, host and protocol as the operator set them. */
export const headersForBackEnd = (req: IncomingMessage, traceparent?: string): IncomingHttpHeaders => ({
  ...pick(req.headers, TO_BACK_END),
  // Outside production the site itself sets it (R34).
  ...(env.environment !== 'production' && pick(req.headers, ['x-qrator-ip-source'])),
  ...(env.countryHeader && isFromProxy(req) && pick(req.headers, [env.countryHeader])),
  ...(traceparent && { traceparent }),
  host: new URL(env.apiOrigin).host,
  'x-forwarded-for': callerAddress(req),
  'x-forwarded-host': site().host,
  'x-forwarded-proto': site().protocol.slice(0, -1),
})

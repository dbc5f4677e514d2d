import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { transportSecurity } from '@/config/transportSecurity'
import { isFromProxy } from '@/runtime/callerAddress'
import { processSingleton } from '@/runtime/processSingleton'
import { addressOf, withoutLocale } from './addresses'

/** On a loopback address Next.js calls itself for a rewrite; src/proxy.ts must not redirect that call. */
export const INTERNAL_REWRITE_HEADER = 'x-halyard-led-on'

/** Marks this server's own requests; its value is secret, so that it cannot be forged. */
const INTERNAL_HEADER = 'x-halyard-internal'

const token = processSingleton('internalRequest', () => randomUUID())

export const internalHeaders = (): Record<string, string> => ({ [INTERNAL_HEADER]: token })

export const isInternal = (headers: IncomingHttpHeaders) => headers[INTERNAL_HEADER] === token

/** Forged, Next.js's app-router headers make it redirect, and ours avoid the redirects of src/proxy.ts. */
export function dropInternalHeaders({ headers }: IncomingMessage) {
  const names = Object.keys(headers).filter((name) => name === 'rsc' || name.startsWith('next-'))
  for (const name of isInternal(headers) ? names : [...names, INTERNAL_REWRITE_HEADER])
    Reflect.deleteProperty(headers, name)
}

/** Identifies the caller, forged or not, or is meant for this site only. */
const DROPPED_FROM_REQUEST = [
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'fastly-client-ip',
  'proxy-authorization',
  'cookie',
]
/** Reveals the back end's software, or lets it act as this site. */
const DROPPED_FROM_RESPONSE = ['server', 'x-powered-by', 'set-cookie', 'via', 'alt-svc']

export const isUpstreamCall = ({ url = '' }: IncomingMessage) =>
  env.apiOrigin !== '' && addressOf(withoutLocale(url.split('?', 1)[0] ?? '')).handledBy === 'upstream'

/** Passes on the caller's address only as this site saw it. */
export function prepareUpstreamCall(req: IncomingMessage, address: string) {
  const { headers } = req
  for (const name of DROPPED_FROM_REQUEST) Reflect.deleteProperty(headers, name)
  // Outside production the site itself sets it (specification §7).
  if (env.environment === 'production') delete headers['x-qrator-ip-source']
  if (env.countryHeader && !isFromProxy(req)) Reflect.deleteProperty(headers, env.countryHeader)
  headers['x-forwarded-for'] = address
}

export function cleanUpstreamResponse(res: ServerResponse, status: number): number {
  for (const name of res.getHeaderNames())
    if (DROPPED_FROM_RESPONSE.includes(name) || name.startsWith('access-control-')) res.removeHeader(name)
  for (const [name, value] of Object.entries(transportSecurity())) res.setHeader(name, value)
  const location = res.getHeader('location')
  if (location === undefined) return status
  const path = ownPath(String(location))
  if (path === null) {
    res.removeHeader('location')
    return 502
  }
  res.setHeader('location', path)
  return status
}

function ownPath(location: string): string | null {
  if (!URL.canParse(location, env.apiOrigin)) return null
  const { origin, pathname, search } = new URL(location, env.apiOrigin)
  return origin === new URL(env.apiOrigin).origin && !pathname.startsWith('//') ? pathname + search : null
}

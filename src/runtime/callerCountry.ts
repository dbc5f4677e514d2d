import type { IncomingMessage } from 'node:http'
import { env } from '@/config/env'
import { isFromProxy } from '@/runtime/callerAddress'

/** What proxies write for an address of no known country. Cloudflare’s name for Tor, T1, is no code at all. */
const UNKNOWN = ['XX', 'ZZ']

/** The visitor's country as the trusted proxy names it, an ISO 3166-1 code; null where it does not. Two values, of
 * which one may be the visitor's own, name none. */
export function callerCountry(request: IncomingMessage): string | null {
  if (!env.countryHeader || !isFromProxy(request)) return null
  const country = String(request.headers[env.countryHeader] ?? '').toUpperCase()
  return /^[A-Z]{2}$/.test(country) && !UNKNOWN.includes(country) ? country : null
}

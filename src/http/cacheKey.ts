import type { IncomingMessage } from 'node:http'
import { ownLanguage, LANGUAGE_COOKIE } from '@/i18n/ownLanguage'
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales'

/** Calls of back ends, and what is made for one visitor or one query. */
const NEVER = /^\/(?:api|auth-service|monitoring-tunnel|share|sitemaps|views)(?:\/|$)/
/** Files, which Next.js sends from the disk, but for those of a build that are text. */
const FILE = /^(?!\/_next\/(?:static|data)\/).*\.\w+$|^\/_next\/static\/.*\.(?!(?:js|css)$)\w+$/
/** What was sent with these is answered in another way than the address alone tells. */
const UNCACHEABLE_HEADERS = [
  'authorization',
  'range',
  'x-middleware-prefetch',
  'x-halyard-led-on',
  'x-prerender-revalidate',
]
const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
const NAMES_LANGUAGE = new RegExp(`^/(?:${OTHERS.join('|')})(?:/|$)`)
const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`)

/**
 * Under which name the answer to a request may be shared with everybody who asks the same; null when it may not, because
 * src/proxy.ts or a door decides by more than the address.
 */
export function cacheKey({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (
    url.includes('?') ||
    NEVER.test(url) ||
    FILE.test(url) ||
    UNCACHEABLE_HEADERS.some((name) => name in headers)
  )
    return null
  const isData = url.startsWith('/_next/data/')
  if (isData !== 'x-nextjs-data' in headers) return null
  if (url.startsWith('/_next/') || NAMES_LANGUAGE.test(url)) return url
  const chosen = CHOICE.exec(headers.cookie ?? '')?.[1]
  // He is led to his own language.
  return ownLanguage(chosen, headers['accept-language'] ?? null) ? null : url
}

import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales'

const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i
/** The default language has no prefix of its own. */
const DEFAULT_PREFIX = new RegExp(`^/${DEFAULT_LOCALE}(?=/|$)`)
const LOCALE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`, 'i')

/** The one spelling of a path that Next.js would find under several: without dot segments (RFC 3986 §5.2.4), the
 * language in lower case and only where it is not the default. Null where it is spelled so already. */
export function canonicalPath(path: string): string | null {
  const withoutDots = DOT_SEGMENT.test(path) ? new URL(path, 'http://site').pathname : path
  // What is left must not begin with two slashes, which browsers read as the name of another host.
  const inSmall = withoutDots.replace(/^\/{2,}/, '/').replace(LOCALE, (locale) => locale.toLowerCase())
  const canonical = inSmall.replace(DEFAULT_PREFIX, '').replace(/^\/{2,}/, '/') || '/'
  return canonical === path ? null : canonical
}

export const encodeQuery = (query: string) => new URL(`?${query.replace(/^\?/, '')}`, 'http://site').search

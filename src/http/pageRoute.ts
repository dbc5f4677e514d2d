import type { IncomingHttpHeaders } from 'node:http'
import { env } from '@/config/env'
import { DEFAULT_LOCALE } from '@/config/locales'
import { paths } from '@/config/paths'
import { isUnknownPage, pagesOff, servedLanguages } from '@/config/operator/operatorFacts'
import { cookieIn } from '@/domain/site/cookieIn'
import { isOff } from '@/domain/site/offPages'
import { mendedOrderSearch, orderPageOf, shownOrderPath } from '@/domain/site/orderAddress'
import { PLAIN_FORM_PATH, WITHOUT_SCRIPTS } from '@/domain/site/plainPages'
import { asLocale, type Locale } from '@/i18n/languages'
import { localePath, localePrefix } from '@/i18n/localePath'
import { LANGUAGE_COOKIE, ownLanguage } from '@/i18n/ownLanguage'
import type { SiteRequest } from './siteRequest'

type Headers = Readonly<Record<string, string>>

export type PageRoute =
  | { kind: 'redirect'; status: 307 | 308; location: string; headers?: Headers }
  /** Data of a page that does not exist. */
  | { kind: 'missing' }
  /** `path`: what Next.js renders, encoded and with its language. `isShown`: under the address of the visitor. */
  | { kind: 'page'; path: string; isShown: boolean; headers: Headers }

/** Which page an address shows to this visitor. */
export function pageRoute(request: SiteRequest, headers: IncomingHttpHeaders): PageRoute {
  const { place, path, search, locale, address, dataOf } = request
  const shown = { kind: 'page', path, isShown: true, headers: headersOf(request) } as const
  if (isUnknownPage(encodeURI(place)) || isOff(place, pagesOff()))
    // One rendering for all: whatever is tried, nothing is rendered or cached for it.
    return dataOf === null
      ? { ...shown, path: localePath(locale, '/404'), isShown: false, headers: missingHeaders(request) }
      : { kind: 'missing' }
  // These choose their language themselves, and data are of the page that is open.
  if (dataOf !== null || ['desk', 'view', 'widget', 'bare'].includes(address.headers)) return shown
  const orderAddress = shownOrderPath(place)
  if (orderAddress) return moved(308, localePath(locale, orderAddress) + search)
  const mended = mendedOrderSearch(place, new URLSearchParams(search))
  if (mended) return moved(308, path + mended)
  const plain = place === paths.exchange && plainFormSearch(search)
  if (plain) return moved(307, localePath(locale, PLAIN_FORM_PATH) + plain)
  const bare = path.slice(localePrefix(locale).length) || '/'
  const own = redirectLanguage(request, headers)
  if (own) return { ...moved(307, (localePath(own, bare) || '/') + search), headers: PRIVATE }
  const orderPage = orderPageOf(place, new URLSearchParams(search))
  return orderPage ? { ...shown, path: localePath(locale, orderPage), isShown: false } : shown
}

/** What was entered in a form with scripts, in a browser that runs none; null: it does. */
function plainFormSearch(search: string): string | null {
  const query = new URLSearchParams(search)
  if (query.get(WITHOUT_SCRIPTS.name) !== WITHOUT_SCRIPTS.value) return null
  query.delete(WITHOUT_SCRIPTS.name)
  return `?${query.toString()}`
}

const moved = (status: 307 | 308, location: string): PageRoute & { kind: 'redirect' } => ({
  kind: 'redirect',
  status,
  location,
})

/** The next visitor may speak another language. */
const PRIVATE = { 'cache-control': 'private, no-store', vary: 'accept-language, cookie' }

/** Sentry's profiler needs this header on the document; it costs a little. */
const PROFILING = { 'document-policy': 'js-profiling' }

function headersOf({ dataOf, address }: SiteRequest): Headers {
  const isProfiled = env.sentryDsn !== '' && dataOf === null && ['page', 'account'].includes(address.headers)
  return {
    ...(isProfiled && PROFILING),
    ...(dataOf === null && address.headers === 'account' && { 'x-robots-tag': 'noindex' }),
  }
}

/** The loader of a page that may be framed says so itself; here none runs. */
const missingHeaders = (request: SiteRequest): Headers => ({
  ...headersOf(request),
  ...(['view', 'widget'].includes(request.address.headers) && { 'x-frame-options': 'DENY' }),
})

/** Null: they are where they should be. An address that names a served language is that language's. */
function redirectLanguage({ locale }: SiteRequest, headers: IncomingHttpHeaders): Locale | null {
  const isServed = servedLanguages().some((language) => language === locale)
  if (locale !== DEFAULT_LOCALE && isServed) return null
  const chosen = cookieIn(headers.cookie, LANGUAGE_COOKIE)
  const own = ownLanguage(chosen, headers['accept-language'] ?? null)
  return own ? asLocale(own) : isServed ? null : DEFAULT_LOCALE
}

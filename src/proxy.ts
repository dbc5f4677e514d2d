import { NextResponse, type NextRequest } from 'next/server'
import { env } from '@/config/env'
import { isUnknownPage, pagesOff, servedLanguages } from '@/config/operator/operatorFacts'
import * as timings from '@/config/timings'
import { brandIn, brandPath, innerBrandPath } from '@/domain/site/brandAddress'
import { isOff } from '@/domain/site/offPages'
import { orderPageOf, shownOrderPath } from '@/domain/site/orderAddress'
import { addressOf, type Address } from '@/http/addresses'
import { INTERNAL_REWRITE_HEADER, internalHeaders } from '@/http/forwardedHeaders'
import { ownOrigin } from '@/http/ownOrigin'
import { asLocale } from '@/i18n/languages'
import type { TextsPath } from '@/i18n/loadTexts'
import { localePath } from '@/i18n/localePath'
import { LANGUAGE_COOKIE, ownLanguage } from '@/i18n/ownLanguage'
import { dataHeaders, deskHeaders, pageHeaders } from '@/shell/pageHeaders'

/** Sets the headers that depend on the operator's environment, unknown when next.config.js is read. */
export async function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  const address = addressOf(pathname)
  const isPage = address.handledBy === 'page'
  const response = isPage ? await pageFor(request, address) : callFor(request, address)
  // A header set here would reach the operator's back end with the call; src/http sets it on the response.
  if (address.handledBy === 'upstream' && env.apiOrigin) return response
  for (const [name, value] of Object.entries(headersOf(address))) response.headers.set(name, value)
  return response
}

const headersOf = ({ handledBy, headers }: Address) => {
  if (handledBy !== 'page') return dataHeaders()
  return headers === 'desk' ? deskHeaders() : pageHeaders()
}

/**
 * Calls go to the operator's back end or to the reference back end, read at each call so that one build serves both.
 * Own handlers are reached from here: rewrites of next.config.js would send their matcher, 3 kB, with every first view.
 */
function callFor(request: NextRequest, { handledBy, rewrittenTo, keepsQuery }: Address) {
  const { pathname, search } = request.nextUrl
  if (handledBy === 'upstream' && env.apiOrigin)
    return NextResponse.rewrite(new URL(pathname + search, env.apiOrigin))
  if (!rewrittenTo) return NextResponse.next()
  return NextResponse.rewrite(new URL(rewrittenTo + (keepsQuery ? search : ''), request.url))
}

function pageFor(request: NextRequest, { headers }: Address) {
  const { pathname, search } = request.nextUrl
  // First: such a page exists in no language. The loader itself answers 404 to requests for its data.
  const isUnknown = isUnknownPage(pathname) && !request.headers.has('x-nextjs-data')
  if (isUnknown || isOff(pathname, pagesOff()))
    return NextResponse.rewrite(at(request, '/404'), { headers: profiling() })
  if (headers === 'desk') return NextResponse.next()
  // Its loader sets noindex and a policy of its own.
  if (headers === 'view') return NextResponse.next()
  const brand = request.headers.has(INTERNAL_REWRITE_HEADER) ? null : brandIn(pathname)
  if (!isVisit(request)) return brand ? brandData(request, brand.written) : NextResponse.next()
  if (request.headers.has(INTERNAL_REWRITE_HEADER)) return NextResponse.next({ headers: profiling() })
  const shown = brand?.isInner ? brandPath(brand.written) : shownOrderPath(pathname)
  if (shown) return NextResponse.redirect(at(request, shown), 308)
  const inOwn = localeRedirect(request)
  if (inOwn) return inOwn
  // Noindex by itself.
  if (headers === 'account')
    return NextResponse.next({ headers: { 'x-robots-tag': 'noindex', ...profiling() } })
  if (brand) return brandPage(request, brand.written)
  const orderPage = orderPageOf(pathname, new URLSearchParams(search))
  if (orderPage) return NextResponse.rewrite(at(request, orderPage), { headers: profiling() })
  // src/http changes the page's robots tag; a development server does without.
  return NextResponse.next({ headers: { ...profiling(), ...(search && { 'x-robots-tag': 'noindex' }) } })
}

function brandPage(request: NextRequest, written: string) {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(internalHeaders())) headers.set(name, value)
  headers.set(INTERNAL_REWRITE_HEADER, '1')
  const inner = at(request, innerBrandPath(written))
  return NextResponse.rewrite(inner, { headers: profiling(), request: { headers } })
}

/** Taken out of the served page, because on a loopback address a rewrite would respond with the whole page. */
async function brandData({ nextUrl }: NextRequest, written: string) {
  const { locale } = nextUrl
  try {
    const served = await fetchSelf(localePath(asLocale(locale), brandPath(written)))
    const found = served.status === 200 && NEXT_DATA.exec(await served.text())?.[1]
    if (found) {
      const { props } = JSON.parse(found) as { props: BrandProps }
      return NextResponse.json(await withTexts(props), {
        headers: { 'x-nextjs-rewrite': `/${locale}${innerBrandPath(written)}` },
      })
    }
  } catch {
    // As below.
  }
  // Next.js knows no such page, and the browser then opens the address as a whole.
  return NextResponse.next()
}

/** Next.js writes no `<` into it. */
const NEXT_DATA = /<script id="__NEXT_DATA__"[^>]*>([^<]+)</

type BrandProps = { pageProps: { _nextI18Next: TextsPath } }

/** A served page does not carry them. */
async function withTexts({ pageProps, ...props }: BrandProps) {
  const { textsPath } = pageProps._nextI18Next
  if (!textsPath) return { ...props, pageProps }
  const file = await fetchSelf(textsPath)
  if (file.status !== 200) throw new Error(`${textsPath} answered ${String(file.status)}`)
  const texts = { ...pageProps._nextI18Next, initialI18nStore: (await file.json()) as unknown }
  return { ...props, pageProps: { ...pageProps, _nextI18Next: texts } }
}

function fetchSelf(path: string) {
  return fetch(ownOrigin() + path, {
    redirect: 'manual',
    headers: internalHeaders(),
    signal: AbortSignal.timeout(timings.apiTimeout),
  })
}

function at({ nextUrl }: NextRequest, path: string) {
  const other = nextUrl.clone()
  other.pathname = path
  return other
}

/** Sentry's profiler needs this header on the document; it costs a little. */
const profiling = (): Record<string, string> => (env.sentryDsn ? { 'document-policy': 'js-profiling' } : {})

/** Client-side navigation requests data only; SeoHead then sets the tag itself. */
const isVisit = ({ method, headers }: NextRequest) =>
  (method === 'GET' || method === 'HEAD') && !headers.has('x-nextjs-data')

function localeRedirect({ nextUrl, cookies, headers }: NextRequest) {
  const isServed = servedLanguages().some((language) => language === nextUrl.locale)
  if (nextUrl.locale !== nextUrl.defaultLocale && isServed) return null
  const own = ownLanguage(cookies.get(LANGUAGE_COOKIE)?.value, headers.get('accept-language'))
  const locale = own ?? (isServed ? null : nextUrl.defaultLocale)
  if (!locale) return null
  const there = nextUrl.clone()
  there.locale = locale
  return NextResponse.redirect(there, {
    headers: { 'cache-control': 'private, no-store', vary: 'accept-language, cookie' },
  })
}

export const config = {
  matcher: [
    '/',
    '/api/:path*',
    '/auth-service/:path*',
    '/monitoring-tunnel',
    '/share/:path*',
    '/sitemaps/:path*',
    '/texts/:path*',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/.well-known/security.txt',
    '/((?!api/|_next/|.*\\.(?:svg|png|ico|woff2|js|txt|xml|webmanifest)$).*)',
  ],
}

import { NextResponse, type NextRequest } from 'next/server'
import { env } from '@/config/env'
import { timings } from '@/config/timings'
import { bestLanguage } from '@/i18n/bestLanguage'
import { LOCALES } from '@/i18n/locales'

/**
 * Stands before every call and page; only the paths of `config` below. Calls go on to the operator's back end or to the
 * reference back end, read at each call so that one build serves both; only these paths and only that origin: no open
 * proxy. A visitor of an address without a language gets his own, and an address with a query is kept out of search
 * engines. (The doors of our own calls lie in pages/api. They are reached from here and not by rewrites of next.config.js,
 * which would send their matcher, 3 kB, with every first view.)
 */
export function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const { apiOrigin } = env
  // The site's own doors are no business of the operator's back end, so they answer under these names too.
  if (pathname === '/api/monitoring-tunnel' || pathname.startsWith('/api/site/')) return NextResponse.next()
  if (pathname === '/monitoring-tunnel' || (pathname.startsWith('/auth-service/') && !apiOrigin))
    return NextResponse.rewrite(new URL(`/api${pathname}${search}`, request.url))
  const door = ownDoor(pathname)
  if (door) return NextResponse.rewrite(new URL(`/api/site/${door}`, request.url))
  if (pathname.startsWith('/api/') || pathname.startsWith('/auth-service/'))
    return apiOrigin ? NextResponse.rewrite(new URL(pathname + search, apiOrigin)) : NextResponse.next()
  if (!isVisit(request)) return NextResponse.next()
  return (
    inOwnLanguage(request) ??
    (search ? withoutIndexing(request) : NextResponse.next({ headers: profiling() }))
  )
}

/** What the site itself makes for other machines: pictures of shared links, sitemaps, robots.txt. */
function ownDoor(pathname: string): string | null {
  if (pathname === '/robots.txt') return 'robots'
  if (pathname === '/sitemap.xml') return 'sitemaps/index.xml'
  return /^\/((?:share|sitemaps)\/[^/]+)$/.exec(pathname)?.[1] ?? null
}

/** Sentry may look where the time goes only in a document that was served so; it costs a little, hence only for Sentry. */
const profiling = (): Record<string, string> => (env.sentryDsn ? { 'document-policy': 'js-profiling' } : {})

/** Navigation inside the site asks for data only; SeoHead then sets the tag itself. */
const isVisit = ({ method, headers }: NextRequest) =>
  (method === 'GET' || method === 'HEAD') && !headers.has('x-nextjs-data')

/**
 * Where to, for a visitor whose language the address does not name: his earlier choice, else what his browser asks for
 * (specification §2, decisions §3). A crawler names none and gets what it asked for, as does who wants English.
 */
function inOwnLanguage({ nextUrl, cookies, headers }: NextRequest) {
  if (nextUrl.locale !== nextUrl.defaultLocale) return null
  const chosen = LOCALES.find((locale) => locale === cookies.get('NEXT_LOCALE')?.value)
  const locale = chosen ?? bestLanguage(headers.get('accept-language'))
  if (!locale || locale === nextUrl.defaultLocale) return null
  const own = nextUrl.clone()
  own.locale = locale
  return NextResponse.redirect(own, {
    headers: { 'cache-control': 'private, no-store', vary: 'accept-language, cookie' },
  })
}

/**
 * The clean page out of the page cache with the one meta tag changed (specification §2, decisions §3). The header alone
 * would not do, because not every crawler reads it; it is all that is left when this server cannot reach itself.
 */
async function withoutIndexing({ nextUrl, method }: NextRequest) {
  const { pathname, locale, defaultLocale } = nextUrl
  const path = locale === defaultLocale ? pathname : `/${locale}${pathname === '/' ? '' : pathname}`
  const noIndex = { 'x-robots-tag': 'noindex', ...profiling() }
  try {
    const clean = await fetch(`http://127.0.0.1:${env.port}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timings.apiTimeout),
    })
    const kept = ['content-type', 'cache-control', 'location'].flatMap((name) => {
      const value = clean.headers.get(name)
      return value ? [[name, value] as const] : []
    })
    const page = (await clean.text()).replace(INDEXED, '$1noindex$2')
    return new NextResponse(page, {
      status: clean.status,
      headers: { ...Object.fromEntries(kept), ...noIndex },
    })
  } catch {
    // A server that listens elsewhere than on its loopback serves the page as it is.
    return NextResponse.next({ headers: noIndex })
  }
}

const INDEXED = /(<meta name="robots" content=")index(")/

export const config = {
  matcher: [
    '/',
    '/api/:path*',
    '/auth-service/:path*',
    '/monitoring-tunnel',
    '/share/:path*',
    '/sitemaps/:path*',
    '/sitemap.xml',
    '/robots.txt',
    '/((?!api/|_next/|.*\\.(?:svg|png|ico|woff2|js|txt|xml|webmanifest)$).*)',
  ],
}

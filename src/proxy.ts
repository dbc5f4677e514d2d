import { NextResponse, type NextRequest } from 'next/server'
import { env } from '@/config/env'
import { timings } from '@/config/timings'

const { next, rewrite } = NextResponse

/**
 * Stands before every call and page; only the paths of `config` below. Calls go on to the operator's back end or to the
 * reference back end, read at each call so that one build serves both; only these paths and only that origin: no open
 * proxy. A page asked for with a query is kept out of search engines.
 */
export function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  if (pathname === '/monitoring-tunnel') return rewrite(new URL(`/api${pathname}${search}`, request.url))
  if (pathname.startsWith('/auth-service/')) {
    const url = env.apiOrigin ? new URL(pathname + search, env.apiOrigin) : `/api${pathname}${search}`
    return rewrite(new URL(url, request.url))
  }
  if (pathname.startsWith('/api/'))
    return env.apiOrigin ? rewrite(new URL(pathname + search, env.apiOrigin)) : next()
  return search && isVisit(request) ? withoutIndexing(request) : next()
}

/** Navigation inside the site asks for data only; SeoHead then sets the tag itself. */
const isVisit = ({ method, headers }: NextRequest) =>
  (method === 'GET' || method === 'HEAD') && !headers.has('x-nextjs-data')

/**
 * The clean page out of the page cache with the one meta tag changed (specification §2, decisions §3). The header alone
 * would not do, because not every crawler reads it; it is all that is left when this server cannot reach itself.
 */
async function withoutIndexing({ nextUrl, method }: NextRequest) {
  const { pathname, locale, defaultLocale } = nextUrl
  const path = locale === defaultLocale ? pathname : `/${locale}${pathname === '/' ? '' : pathname}`
  const noIndex = { 'x-robots-tag': 'noindex' }
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
    return new NextResponse(page, { status: clean.status, headers: { ...Object.fromEntries(kept), ...noIndex } })
  } catch {
    // A server that listens elsewhere than on its loopback serves the page as it is.
    return next({ headers: noIndex })
  }
}

const INDEXED = /(<meta name="robots" content=")index(")/

export const config = {
  matcher: [
    '/',
    '/api/:path*',
    '/auth-service/:path*',
    '/monitoring-tunnel',
    '/((?!api/|_next/|.*\\.(?:svg|png|ico|woff2|js|txt|xml|webmanifest)$).*)',
  ],
}

import { NextResponse, type NextRequest } from 'next/server'
import { env } from '@/config/env'

/**
 * With API_ORIGIN the browser's calls go on to the operator's back end; without it the reference back end answers them.
 * Read at each call, so that one build serves both. Only these paths and only that origin: no open proxy.
 */
export function proxy(request: NextRequest) {
  const { apiOrigin } = env
  if (!apiOrigin) return NextResponse.next()
  const { pathname, search } = request.nextUrl
  return NextResponse.rewrite(new URL(pathname + search, apiOrigin))
}

export const config = { matcher: ['/api/:path*'] }

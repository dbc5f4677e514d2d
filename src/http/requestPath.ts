import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { contract, withAlias } from '@/contract/contract'
import type { Endpoints } from '@/contract/endpoint'
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales'
import { addressOf, withoutLocale } from './addresses'

/** Characters; ours have at most some 150. */
const MAX_PATH = 512
/** Characters; ours have at most some 2,000. */
const MAX_QUERY = 8000
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
export const MAX_BODY_BYTES = 1024 * 1024

/** @returns the status that refuses it before anything reads it (RFC 9110 §15.5), or null */
export function malformedStatus({ method = '', url = '', headers }: IncomingMessage): number | null {
  if (!METHODS.includes(method)) return 405
  const [path = ''] = url.split('?', 1)
  if (path.length > MAX_PATH || url.length - path.length > MAX_QUERY) return 414
  // Browsers read `//` and a backslash as the start of another host's name.
  if (!/^\/(?![/\\])/.test(url) || !isReadable(path) || hidesSlash(path)) return 400
  return Number(headers['content-length']) > MAX_BODY_BYTES ? 413 : null
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A back end that decodes these would see another path than the one let through. */
const hidesSlash = (path: string) =>
  /%2f|%5c/i.test(path) && addressOf(withoutLocale(path)).handledBy === 'upstream'

const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i
const DEFAULT_PREFIX = new RegExp(`^/${DEFAULT_LOCALE}(?=/|$)`)
const LOCALE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`, 'i')

/** Dot segments removed (RFC 3986 §5.2.4), language in lower case and not the default. Null when already so. */
export function canonicalPath(path: string): string | null {
  const withoutDots = DOT_SEGMENT.test(path) ? new URL(path, 'http://site').pathname : path
  // Browsers would read `//` as the start of another host's name.
  const inSmall = withoutDots.replace(/^\/{2,}/, '/').replace(LOCALE, (locale) => locale.toLowerCase())
  const canonical = inSmall.replace(DEFAULT_PREFIX, '').replace(/^\/{2,}/, '/') || '/'
  return canonical === path ? null : canonical
}

export const encodeQuery = (query: string) => new URL(`?${query.replace(/^\?/, '')}`, 'http://site').search

type Manifest = Record<'staticRoutes' | 'dynamicRoutes', { page: string; regex: string }[]>

const FILE = /\.(?:svg|png|ico|woff2|js|txt|webmanifest)$/

export function readManifest(folder = process.cwd()): Manifest {
  return JSON.parse(readFileSync(join(folder, '.next/routes-manifest.json'), 'utf8')) as Manifest
}

/** Few, fixed names: what visitors write must not become a metric's label or a log line. */
export function createRouteLabel({ staticRoutes, dynamicRoutes }: Manifest) {
  const fixed = new Set(staticRoutes.map(({ page }) => page))
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (path: string): string => {
    if (path.startsWith('/_next/static/')) return '/_next/static'
    if (path.startsWith('/_next/data/')) return '/_next/data'
    const plain = withoutLocale(path)
    const { label } = addressOf(plain)
    if (label) return label
    if (FILE.test(path)) return 'file'
    if (fixed.has(plain)) return plain
    return patterns.find(({ pattern }) => pattern.test(plain))?.page ?? 'other'
  }
}

/** Fixed paths precede those with parameters in the contract. */
const PATTERNS = Object.values<Endpoints>(contract)
  .flatMap((resource) => Object.values(resource).flatMap(withAlias))
  .map(({ path }) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))

/** As in the contract; `other` for the unknown, so that no id becomes a label. */
export const upstreamLabel = (path: string): string =>
  PATTERNS.find(({ pattern }) => pattern.test(path))?.path ?? 'other'

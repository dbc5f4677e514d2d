import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract, withAlias } from '@/contract/contract'
import type { Endpoints } from '@/contract/endpoint'
import { type Address, addressOf } from './addresses'
import type { SiteRequest } from './siteRequest'

type Manifest = Record<'staticRoutes' | 'dynamicRoutes', { page: string; regex: string }[]>

const FILE = /\.(?:svg|png|ico|woff2|css|js|txt|webmanifest)$/

/** Few, fixed names: what visitors write must not become a metric's label or a log line. */
export function requestLabel({ isAsset, dataOf, place, address }: SiteRequest): string {
  if (isAsset) return '/_next/static'
  return dataOf === null ? labelOf(address, place) : '/_next/data'
}

/** Of a path without its language. */
export const routeLabel = (place: string): string => labelOf(addressOf(place), place)

function labelOf(address: Address, place: string): string {
  if (address.label) return address.label
  if (address.handledBy === 'api') return callLabel(place)
  if (address.handledBy === 'site') return address.path
  return FILE.test(place) ? 'file' : pageLabel(place)
}

function pageLabel(place: string): string {
  pages ??= patternsOf(readManifest())
  if (pages.fixed.has(place)) return place
  return pages.patterns.find(({ pattern }) => pattern.test(place))?.page ?? 'other'
}

/** Read with the first request: the build writes it last. */
let pages: ReturnType<typeof patternsOf> | undefined

const patternsOf = ({ staticRoutes, dynamicRoutes }: Manifest) => ({
  fixed: new Set(staticRoutes.map(({ page }) => page)),
  patterns: dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) })),
})

function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), '.next/routes-manifest.json'), 'utf8')) as Manifest
  } catch {
    // A development server has none.
    return { staticRoutes: [], dynamicRoutes: [] }
  }
}

/** Fixed paths precede those with parameters in the contract. */
const CALLS = Object.values<Endpoints>(contract)
  .flatMap((resource) => Object.values(resource).flatMap(withAlias))
  .map(({ method, path }) => ({
    method,
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

/** The path in the contract of a call with this method; null where there is none. */
export const calledPath = (method: string, place: string): string | null =>
  CALLS.find((call) => call.method === method && call.pattern.test(place))?.path ?? null

/** As in the contract; `other` for the unknown, so that no id becomes a label. */
export const callLabel = (path: string): string =>
  CALLS.find(({ pattern }) => pattern.test(path))?.path ?? 'other'

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@/i18n/locales'

type Manifest = Record<'staticRoutes' | 'dynamicRoutes', { page: string; regex: string }[]>

const LANGUAGE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`)
/** Rewritten onto doors by src/proxy.ts, so that no manifest knows them under these names. */
const REWRITTEN = [
  { page: '/auth-service/[...path]', shape: /^\/auth-service\// },
  { page: '/buy-and-sell-crypto-on-[brand]', shape: /^\/buy-and-sell-crypto-on-[^/]+$/ },
  { page: '/share/[name]', shape: /^\/share\/[^/]+$/ },
  { page: '/sitemaps/[name]', shape: /^\/sitemaps\/[^/]+$/ },
]
const FILE = /\.(?:svg|png|ico|woff2|js|txt|webmanifest)$/
const SINGLE = ['/views/cashback-calculator', '/monitoring-tunnel', '/sitemap.xml']

/** The build's own list of addresses: `.next/routes-manifest.json`. */
export function readManifest(folder = process.cwd()): Manifest {
  return JSON.parse(readFileSync(join(folder, '.next/routes-manifest.json'), 'utf8')) as Manifest
}

/**
 * Which kind of address a path is, as few and fixed names: what visitors write must not become a label of a metric or a
 * line of a log. The language is left out.
 */
export function createRouteLabel({ staticRoutes, dynamicRoutes }: Manifest) {
  const fixed = new Set([...staticRoutes.map(({ page }) => page), ...SINGLE])
  const shapes = [
    ...dynamicRoutes.map(({ page, regex }) => ({ page, shape: new RegExp(regex) })),
    ...REWRITTEN,
  ]
  return (path: string): string => {
    if (path.startsWith('/_next/static/')) return '/_next/static'
    if (path.startsWith('/_next/data/')) return '/_next/data'
    if (FILE.test(path)) return 'file'
    const plain = path.replace(LANGUAGE, '') || '/'
    if (fixed.has(plain)) return plain
    return shapes.find(({ shape }) => shape.test(plain))?.page ?? 'other'
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, withoutLocale } from './addresses'

type Manifest = Record<'staticRoutes' | 'dynamicRoutes', { page: string; regex: string }[]>

const FILE = /\.(?:svg|png|ico|woff2|js|txt|webmanifest)$/

export function readManifest(folder = process.cwd()): Manifest {
  return JSON.parse(readFileSync(join(folder, '.next/routes-manifest.json'), 'utf8')) as Manifest
}

/** Names the kind of address a path is, out of few and fixed names: what visitors write must not become a label of a
 * metric or a line of a log. The language is left out. */
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

import { DEFAULT_LOCALE, LOCALES } from '@/config/locales'

type Manifest = Readonly<Record<string, readonly string[]>> & { sortedPages?: readonly string[] }
/** By route, files below `/_next/`. `__BUILD_MANIFEST` names only an entry, which names the chunks once it has run. */
type BuildGlobals = {
  __BUILD_MANIFEST?: Manifest
  /** Called once the manifest is there. */
  __BUILD_MANIFEST_CB?: () => void
  __TURBOPACK_PAGE_BOOTSTRAP?: Readonly<Record<string, { otherChunks: readonly Chunk[] }>>
}
type Chunk = string | { path: string }

const build = globalThis as BuildGlobals
const preloaded = new Set<string>()
const fetched = new Set<string>()

/**
 * Fetches all chunks of a page at once, while Next.js fetches its data: it would load the entry after the data and the
 * chunks after the entry, three round trips in place of one.
 * @param pathname of a link, with its language
 * @param currentRoute whose chunks, like those of `/_app`, are in use
 */
export async function preloadChunks(pathname: string, currentRoute: string): Promise<void> {
  for (const file of await filesOf(pathname, currentRoute)) {
    if (!preloaded.has(file)) document.head.append(preloadLink(file))
    preloaded.add(file)
  }
}

/**
 * Fetches the stylesheets of linked pages, one after another. A browser holds six connections to a server of HTTP/1.1, and
 * with its scripts and data a page has up to nine files: they would take two round trips after the pointer has come.
 * @param pathnames of links, with their languages
 */
export async function fetchStyles(pathnames: readonly string[], currentRoute: string): Promise<void> {
  for (const pathname of pathnames)
    for (const file of await filesOf(pathname, currentRoute)) {
      if (!file.endsWith('.css') || fetched.has(file)) continue
      fetched.add(file)
      // Read to its end, else the browser may not cache it.
      await fetch(`/_next/${file}`, { priority: 'low' })
        .then((response) => response.blob())
        .catch(() => fetched.delete(file))
    }
}

/** Those of the link's page that are not in use. */
async function filesOf(pathname: string, currentRoute: string): Promise<string[]> {
  const entries = await manifest()
  const { __TURBOPACK_PAGE_BOOTSTRAP: bootstrap } = build
  const route = routeOf(pathname, entries)
  if (!route || !bootstrap || route === currentRoute) return []
  const chunksOf = (page: string) => (bootstrap[page]?.otherChunks ?? []).map(pathOf)
  const used = new Set(['/_app', currentRoute].flatMap(chunksOf))
  return [...(entries[route] ?? []), ...chunksOf(route)].filter((file) => !used.has(file))
}

/** As Next.js waits for it, beside others that wait. */
const manifest = async (): Promise<Manifest> =>
  build.__BUILD_MANIFEST ??
  new Promise((resolve) => {
    const before = build.__BUILD_MANIFEST_CB
    build.__BUILD_MANIFEST_CB = () => {
      resolve(build.__BUILD_MANIFEST ?? {})
      before?.()
    }
  })

const pathOf = (chunk: Chunk) => (typeof chunk === 'string' ? chunk : chunk.path)

function preloadLink(file: string) {
  return Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: file.endsWith('.css') ? 'style' : 'script',
    href: `/_next/${file}`,
  })
}

const patterns = new WeakMap<Manifest, (readonly [route: string, pattern: RegExp])[]>()

/** The manifest's list has static routes and the more specific dynamic ones first. */
function routeOf(pathname: string, entries: Manifest): string | undefined {
  const known =
    patterns.get(entries) ??
    (entries.sortedPages ?? []).map(
      (route) => [route, new RegExp(`^${route.replaceAll(/\[\w+\]/g, '[^/]+')}$`)] as const,
    )
  patterns.set(entries, known)
  const path = pathname.replace(LOCALE, '') || '/'
  return known.find(([, pattern]) => pattern.test(path))?.[0]
}

const LOCALE = new RegExp(`^/(${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')})(?=/|$)`)

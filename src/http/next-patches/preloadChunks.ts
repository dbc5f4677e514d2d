import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales'

/** By route, files below `/_next/`. `__BUILD_MANIFEST` names only an entry, which names the chunks once it has run. */
type BuildGlobals = {
  __BUILD_MANIFEST?: Readonly<Record<string, readonly string[]>>
  __TURBOPACK_PAGE_BOOTSTRAP?: Readonly<Record<string, { otherChunks: readonly Chunk[] }>>
}
type Chunk = string | { path: string }

const preloaded = new Set<string>()

/**
 * Fetches all chunks of a page at once, while Next.js fetches its data: it would load the entry after the data and the
 * chunks after the entry, three round trips in place of one.
 * @param pathname of a link, with its language
 * @param currentRoute whose chunks, like those of `/_app`, are in use
 */
export function preloadChunks(pathname: string, currentRoute: string): void {
  const { __BUILD_MANIFEST: entries, __TURBOPACK_PAGE_BOOTSTRAP: bootstrap } = globalThis as BuildGlobals
  const route = entries && routeOf(pathname, entries)
  if (!route || !bootstrap || route === currentRoute) return
  const filesOf = (page: string) => (bootstrap[page]?.otherChunks ?? []).map(pathOf)
  for (const file of ['/_app', currentRoute].flatMap(filesOf)) preloaded.add(file)
  for (const file of [...(entries[route] ?? []), ...filesOf(route)]) {
    if (!preloaded.has(file)) document.head.append(preloadLink(file))
    preloaded.add(file)
  }
}

const pathOf = (chunk: Chunk) => (typeof chunk === 'string' ? chunk : chunk.path)

function preloadLink(file: string) {
  return Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: file.endsWith('.css') ? 'style' : 'script',
    href: `/_next/${file}`,
  })
}

/** The manifest's list has static routes and the more specific dynamic ones first. */
function routeOf(pathname: string, { sortedPages = [] }: Readonly<Record<string, readonly string[]>>) {
  const path = pathname.replace(LOCALE, '') || '/'
  return sortedPages.find((route) => new RegExp(`^${route.replaceAll(/\[\w+\]/g, '[^/]+')}$`).test(path))
}

const LOCALE = new RegExp(`^/(${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')})(?=/|$)`)

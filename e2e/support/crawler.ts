import { attributes, pageFaults, titleOf, withoutScripts } from './servedPage'

/** So many pages are requested at once: enough that the server never waits for the test. */
const AT_ONCE = 8

export type CrawledPage = {
  address: string
  title: string
  /** Addresses of this site that its links lead to, without their fragments. */
  links: string[]
  /** Those with a fragment, as `path#id`. */
  fragments: string[]
  ids: Set<string>
  /** What is wrong with it, as sentences. */
  faults: string[]
}

/** Reads pages of one site by plain HTTP, each once. Of a page it keeps what a crawler learns, not the page. */
export function makeCrawler(origin: string) {
  const cache = new Map<string, Promise<CrawledPage>>()
  const visit = (address: string) => {
    const page = cache.get(address) ?? readPage(origin, address)
    cache.set(address, page)
    return page
  }
  return {
    visit,
    /** In the order of the addresses. */
    visitAll: (addresses: readonly string[]) => severally(addresses, visit),
    /** The paths of a sitemap. */
    listed: async (sitemap: string) => {
      const response = await fetch(origin + sitemap)
      if (!response.ok) throw new Error(`${sitemap} answers ${response.status}`)
      const xml = await response.text()
      return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    },
  }
}

async function severally(addresses: readonly string[], visit: (address: string) => Promise<CrawledPage>) {
  const pages: CrawledPage[] = []
  let next = 0
  const work = async () => {
    for (let turn = next++; turn < addresses.length; turn = next++) {
      pages[turn] = await visit(addresses[turn] ?? '/')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pages
}

async function readPage(origin: string, address: string): Promise<CrawledPage> {
  const response = await fetch(origin + address, { redirect: 'manual' })
  const html = await response.text()
  // The language switch leads to the same page in other languages, which the alternates name too.
  const inOneLanguage = withoutScripts(html).replace(/<a\b[^>]*\bhreflang=[^>]*>/gi, '')
  const targets = attributes(inOneLanguage, 'a', 'href')
    .map((href) => new URL(href, origin + address))
    .filter((url) => url.origin === origin)
  const where = response.headers.get('location')
  return {
    address,
    title: titleOf(html),
    links: [...new Set(targets.map(({ pathname, search }) => pathname + search))],
    fragments: [
      ...new Set(targets.flatMap((url) => (url.hash ? [url.pathname + url.search + url.hash] : []))),
    ],
    ids: new Set(attributes(html, '[a-z][a-z0-9]*', 'id')),
    faults:
      response.status === 200
        ? pageFaults(html, origin, address)
        : [`answers ${response.status}${where === null ? '' : ` and sends on to ${where}`}`],
  }
}

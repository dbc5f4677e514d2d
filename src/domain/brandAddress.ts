/** Next.js cannot name this file, so the page lies in a folder and src/proxy.ts leads from one address to the other. */
const SHOWN = '/buy-and-sell-crypto-on-'
const INNER = '/buy-and-sell-crypto-on/'

export const brandPath = (slug: string) => SHOWN + slug

/** The brand that an address names, as it is written there; null where the address is of another page. */
export function brandIn(path: string): { written: string; isInner: boolean } | null {
  const isInner = path.startsWith(INNER)
  const written = isInner || path.startsWith(SHOWN) ? path.slice(SHOWN.length) : ''
  return written && !LEADS_ELSEWHERE.test(written) ? { written, isInner } : null
}

/** Two dots would climb out of the inner folder and show the home page. */
const LEADS_ELSEWHERE = /\/|^(\.|%2e)+$/i

/** Where Next.js finds the page. */
export const innerBrandPath = (written: string) => INNER + written

/** A page of the page cache knows itself by the inner address only. */
export const shownPath = (path: string) => path.replace(INNER, SHOWN)

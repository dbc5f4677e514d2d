const SHOWN = '/buy-and-sell-crypto-on-'
const INNER = '/buy-and-sell-crypto-on/'

export const brandPath = (slug: string) => SHOWN + slug

export function brandIn(path: string): { written: string; isInner: boolean } | null {
  const isInner = path.startsWith(INNER)
  const written = isInner || path.startsWith(SHOWN) ? path.slice(SHOWN.length) : ''
  return written && !LEADS_ELSEWHERE.test(written) ? { written, isInner } : null
}

/** Two dots would climb out of the inner folder and show the home page. */
const LEADS_ELSEWHERE = /\/|^(\.|%2e)+$/i

export const innerBrandPath = (written: string) => INNER + written

/** A page of the page cache knows itself by the inner address only. */
export const shownPath = (path: string) => path.replace(INNER, SHOWN)

import { exchangeIdIn, looksLikeExchangeId } from '@/domain/exchange/exchangeId'

const PAGES = [
  ['/exchange', '/exchange/order'],
  ['/exchange-v2/exchange', '/exchange-v2/order'],
] as const

/** The page that is rendered with the order of a link; null: no link to an order. `path`: without its language. */
export function orderPageOf(path: string, query: URLSearchParams): string | null {
  const ids = query.getAll('id')
  const isLink = ids.length === 1 && ids.every(looksLikeExchangeId)
  return (isLink && PAGES.find(([shown]) => shown === path)?.[1]) || null
}

/** The same link with its id as it was made, for one in capitals or with blanks; null: nothing is to be changed. */
export function mendedOrderSearch(path: string, query: URLSearchParams): string | null {
  const id = query.get('id')
  if (id === null || !PAGES.some(([shown]) => shown === path)) return null
  const made = exchangeIdIn(id)
  if (made === id || !looksLikeExchangeId(made)) return null
  const mended = new URLSearchParams(query)
  mended.set('id', made)
  return `?${mended.toString()}`
}

/** Where visitors find such a page; null for any other. */
export const shownOrderPath = (path: string): string | null =>
  PAGES.find(([, page]) => page === path)?.[0] ?? null

/** As visitors see it: the server renders the page of an order under its own address. `asPath`: of Next.js's router. */
export function shownPath(asPath: string): string {
  const [path = '', rest = ''] = asPath.split(/(?=[?#])(.*)/s, 2)
  return (shownOrderPath(path) ?? path) + rest
}

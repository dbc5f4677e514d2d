import type { VisitorRegion } from '@/domain/site/visitorRegion'

const UNKNOWN: VisitorRegion = { country: null, isServed: true }
let found: Promise<VisitorRegion> | null = null

/** The visitor's region, once for each document. Where it cannot be had it is unknown, and the time zone decides; an order
 * is refused by the server in any case. */
export function visitorRegion(): Promise<VisitorRegion> {
  found ??= import('./visitor')
    .then(({ fetchRegion }) => fetchRegion())
    .catch(() => {
      found = null
      return UNKNOWN
    })
  return found
}

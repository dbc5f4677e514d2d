import type { VisitorRegion } from '@/domain/site/visitorRegion'

const UNKNOWN: VisitorRegion = { country: null, isServed: true }
let found: Promise<VisitorRegion> | null = null

/** Once per document. If unavailable, the time zone decides; the server refuses orders in any case. */
export function visitorRegion(): Promise<VisitorRegion> {
  found ??= import('./visitor')
    .then(({ fetchRegion }) => fetchRegion())
    .catch(() => {
      found = null
      return UNKNOWN
    })
  return found
}

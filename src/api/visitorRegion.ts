import type { VisitorRegion } from '@/domain/site/visitorRegion'
import { fetchRegion } from './visitor'

const UNKNOWN: VisitorRegion = { country: null, isServed: true }
let found: Promise<VisitorRegion> | null = null

/** Once per document. If unavailable, the time zone decides; the server refuses orders in any case. */
export function visitorRegion(): Promise<VisitorRegion> {
  found ??= fetchRegion().catch(() => {
    found = null
    return UNKNOWN
  })
  return found
}

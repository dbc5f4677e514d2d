import { env } from '@/config/env'

/** A minute; a whole exchange takes one order, some ten pages and as many reads. */
const EACH = { write: 6, pages: 60, read: 120 }

/** Limits where visitors with a pass share an address: of each of them, and of all together. */
export const crowdLimits = {
  each: (name: keyof typeof EACH, points: number) => Math.min(points, EACH[name]),
  all: (points: number) => Math.min(points * env.rateLimitCrowd, Number.MAX_SAFE_INTEGER),
}

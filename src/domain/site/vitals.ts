/** What browsers report of one visit: milliseconds, the layout shift without a unit. See https://web.dev/articles/vitals. */
export const VITALS = ['LCP', 'INP', 'TTFB', 'CLS'] as const

type Vital = (typeof VITALS)[number]
/** `page` is the path the visit began with, as a pattern: `/coins/[symbol]`. */
export type VitalsReport = { page: string; vitals: Partial<Record<Vital, number>> }

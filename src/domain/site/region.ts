/** Visitors whose clock stands at one of these offsets may not use the service (specification §2 and §9). */
export const RESTRICTED_OFFSETS: readonly string[] = ['+03:30', '+04:30', '+06:30']

/** `utcOffset` as `+05:30`. */
export const isRestricted = (utcOffset: string): boolean => RESTRICTED_OFFSETS.includes(utcOffset)

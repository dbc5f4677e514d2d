/** In milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How long a deposit of an exchange at a floating rate may arrive (R46). */
export const FLOATING_DEPOSIT = 7 * DAY

/** Characters. */
export const DESK_REASON = { min: 5, max: 500 } as const
export const DESK_REPLY = { min: 10, max: 4000 } as const

export const STAFF_DECISIONS = ['approve', 'refuse'] as const
export type StaffDecision = (typeof STAFF_DECISIONS)[number]

/** Characters. */
export const DESK_REASON = { min: 5, max: 500 } as const
export const DESK_REPLY = { min: 10, max: 4000 } as const

/** `approve`: the sandbox sends it, or staff may; `sent`: they have sent real money and name its transaction; `confirm`: they
 * have seen it on the chain, where no explorer is configured. */
export const PAYOUT_DECISIONS = ['approve', 'sent', 'confirm', 'refuse'] as const
export type PayoutDecision = (typeof PAYOUT_DECISIONS)[number]

/** Of an order that was put on hold. */
export const HOLD_DECISIONS = ['release', 'deny'] as const
export type HoldDecision = (typeof HOLD_DECISIONS)[number]

/** Who sends payouts: the sandbox by itself, the sandbox once staff have approved, or staff by hand, as wherever real money
 * moves. */
export const PAYOUT_MODES = ['automatic', 'approval', 'manual'] as const
export type PayoutMode = (typeof PAYOUT_MODES)[number]

/** In small letters, as block explorers write it; null where it is not the form of a hash of Bitcoin. */
export function bitcoinTx(typed: string): string | null {
  const hash = typed.trim().toLowerCase()
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null
}

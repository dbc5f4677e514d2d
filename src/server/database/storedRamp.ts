import type { RampFees, RampNeed } from '@/domain/ramp/ramp'
import type { Opened, RampDetails, RampOrder } from '@/domain/ramp/rampOrder'

/** What an order at a ramp has beside what every exchange has. */
export type StoredRamp = {
  /** Without what only the ramp needs of a person. */
  order: Omit<RampOrder, keyof RampDetails>
  needs: readonly RampNeed[]
  fees: RampFees
  isEstimate: boolean
  minutes: [number, number] | null
  /** `RampDetails`, encrypted; null once the ramp has answered, or never will. */
  sealed: string | null
  /** How its owner goes on; null: not known, or nothing is left to do. */
  opened: Opened | null
  paid: boolean
  delivered: boolean
  /** The checkout can no longer be used, and nothing was paid. */
  checkoutExpired: boolean
  /** Milliseconds since 1970 until which one signature is under way; absent or null: none is. */
  provingUntil?: number | null
  /** How often it was opened again. */
  reopened: number
}

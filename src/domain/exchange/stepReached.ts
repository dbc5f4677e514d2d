import { type ExchangeStatus, PROGRESS_STATUSES, UNPAID_STATUSES } from './exchange'

type Way = {
  status: ExchangeStatus
  addressFrom: string
  txFrom: string | null
  /** Of a ramp's order, which may have no address. */
  ramp?: { paid: boolean } | null | undefined
}

/** Index in PROGRESS_STATUSES; where it stopped, the step at which it did. */
export function stepReached({ status, addressFrom, txFrom, ramp }: Way): number {
  const forward = PROGRESS_STATUSES.findIndex((step) => step === status)
  if (forward >= 0) return forward
  if (ramp) return PROGRESS_STATUSES.indexOf(ramp.paid ? 'exchanging' : 'waiting')
  if (status === 'creating' || (status === 'failed' && !addressFrom)) return 0
  if (status === 'expired' && !txFrom) return PROGRESS_STATUSES.indexOf('waiting')
  return PROGRESS_STATUSES.indexOf('exchanging')
}

/** The stops of the line that shows the way of an exchange; `at`: index of now. Where it ended without a payout, nothing is still to come. */
export function progressStops(way: Way): { stops: readonly ExchangeStatus[]; at: number } {
  const reached = stepReached(way)
  if (!UNPAID_STATUSES.includes(way.status)) return { stops: PROGRESS_STATUSES, at: reached }
  const passed = PROGRESS_STATUSES.slice(0, Math.max(1, reached))
  return { stops: [...passed, way.status], at: passed.length }
}

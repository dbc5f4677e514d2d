import { type ExchangeStatus, PROGRESS_STATUSES } from './exchange'

type Way = { status: ExchangeStatus; addressFrom: string; txFrom: string | null }

/** Index in PROGRESS_STATUSES; where it stopped, the step at which it did. */
export function stepReached({ status, addressFrom, txFrom }: Way): number {
  const forward = PROGRESS_STATUSES.findIndex((step) => step === status)
  if (forward >= 0) return forward
  if (status === 'creating' || (status === 'failed' && !addressFrom)) return 0
  if (status === 'expired' && !txFrom) return PROGRESS_STATUSES.indexOf('waiting')
  return PROGRESS_STATUSES.indexOf('exchanging')
}

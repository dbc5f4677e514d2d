import type { Exchange } from '@/contract/exchanges'
import { OPEN_STATUSES } from '@/domain/exchange/exchange'

/** Whether its page may load itself again: what is being entered must not be lost. */
export function canReload({ status, actions, amountChange, ramp }: Exchange): boolean {
  const isProving = ramp?.actions.includes('prove') ?? false
  const isDecided = actions.length > 0 || amountChange?.decision === 'open' || isProving
  return OPEN_STATUSES.includes(status) && !isDecided
}

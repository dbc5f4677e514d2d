import type { Exchange } from '@/contract/exchanges'
import type { OpenedRampView } from '@/contract/rampParts'
import { useAppSelector } from '@/store/hooks'
import { selectServedExchange } from '@/store/slices/exchangeSlice'
import { useOwnership } from '../useOwnership'

/**
 * How the order of a ramp goes on, for its owner. `unread`: the page came as everybody may see it, and its owner reads it
 * next. Null: nothing is to be done, or it is another’s.
 */
export function useRampOpening(exchange: Exchange): OpenedRampView | 'unread' | null {
  const { isOwner } = useOwnership(exchange)
  const isServed = useAppSelector(selectServedExchange) === exchange.publicId
  const { step = null, opened = null } = exchange.ramp ?? {}
  if (opened) return opened
  if (step === null || isOwner === false) return null
  return isOwner === null || isServed ? 'unread' : null
}

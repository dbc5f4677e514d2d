import { slugOf } from '@/domain/currency/currency'
import { selectDraft, selectFrom, selectTo } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'

export function useDraftSlugs(): Record<string, string> {
  const { amount, side, fixed } = useAppSelector(selectDraft)
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  return {
    ...(from && { from: slugOf(from) }),
    ...(to && { to: slugOf(to) }),
    amount,
    ...(side === 'to' && { side }),
    ...(fixed && { fixed: 'true' }),
  }
}

import { slugOf } from '@/domain/currency/currency'
import type { RootState } from '@/store/makeStore'
import { selectDraft, selectFrom, selectTo } from '@/store/slices/exchangeSlice'

/** Changes with each typed character, so it is read when a link is followed. */
export function selectDraftSlugs(state: RootState): Record<string, string> {
  const { amount, side, fixed } = selectDraft(state)
  const from = selectFrom(state)
  const to = selectTo(state)
  return {
    ...(from && { from: slugOf(from) }),
    ...(to && { to: slugOf(to) }),
    amount,
    ...(side === 'to' && { side }),
    ...(fixed && { fixed: 'true' }),
  }
}

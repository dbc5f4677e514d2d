import { worthOf } from '@/domain/money/worth'
import { selectAmountProblem, selectDraft } from '@/store/slices/exchangeSlice'
import type { RootState } from '@/store/makeStore'
import { selectPrice } from '@/store/slices/priceSlice'

/** In US dollars; null while unknown. */
export function selectTypedWorth(state: RootState): string | null {
  const draft = selectDraft(state)
  const price = selectPrice(draft[draft.side])(state)
  return price && !selectAmountProblem(state) ? worthOf(draft.amount, price) : null
}

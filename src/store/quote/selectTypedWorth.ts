import { worthOf } from '@/domain/money/worth'
import { selectAmountProblem, selectDraft } from '@/store/slices/exchangeSlice'
import type { RootState } from '@/store/makeStore'
import { selectPrice } from '@/store/slices/priceSlice'

/** What the draft's amount is worth in US dollars; null while that is not known. */
export function selectTypedWorth(state: RootState): string | null {
  const draft = selectDraft(state)
  const price = selectPrice(draft[draft.side])(state)
  return price && !selectAmountProblem(state) ? worthOf(draft.amount, price) : null
}

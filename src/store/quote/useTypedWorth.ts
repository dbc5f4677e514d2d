import { worthOf } from '@/domain/money/worth'
import { selectAmountProblem, selectDraft } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { selectPrice } from '@/store/slices/priceSlice'

/** What the draft's amount is worth in US dollars; null while that is not known. */
export function useTypedWorth(): string | null {
  const draft = useAppSelector(selectDraft)
  const problem = useAppSelector(selectAmountProblem)
  const price = useAppSelector(selectPrice(draft[draft.side]))
  return price && !problem ? worthOf(draft.amount, price) : null
}

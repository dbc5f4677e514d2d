import { worthOf } from '@/domain/worth'
import { selectAmountProblem, selectDraft } from './exchangeSlice'
import { useAppSelector } from './hooks'
import { selectPrice } from './priceSlice'

/** What the draft's amount is worth in US dollars; null while that is not known. */
export function useTypedWorth(): string | null {
  const draft = useAppSelector(selectDraft)
  const problem = useAppSelector(selectAmountProblem)
  const price = useAppSelector(selectPrice(draft[draft.side]))
  return price && !problem ? worthOf(draft.amount, price) : null
}

import { useAppSelector } from '@/store/hooks'
import type { RampPair } from '@/store/quote/rampPair'
import { selectQuote } from '@/store/slices/quoteSlice'
import { RampFeeList } from '@/ui/ramp/RampFeeList'

export function QuotedFees({ pair }: { pair: RampPair }) {
  const offer = useAppSelector((state) => selectQuote(state)?.estimate?.ramp)
  return offer ? <RampFeeList fees={offer.fees} ticker={pair.fiat.symbolFront} /> : null
}

import type { Currency } from '@/domain/currency/currency'
import type { QuoteRequest } from '@/domain/exchange/quote'
import type { Quoted } from '@/store/quote/quoted'
import { usePriceBox } from '@/store/quote/usePriceBox'
import { PriceBox } from '@/ui/currency/PriceBox'

type Props = { request: QuoteRequest; estimate: Quoted; from: Currency; to: Currency }

export function ReviewPrice({ request, estimate, from, to }: Props) {
  const { amount, reverse, fixed } = request
  const box = usePriceBox({
    from,
    to,
    sent: reverse ? estimate.estimate : amount,
    got: reverse ? amount : estimate.estimate,
    networkFee: estimate.networkFee,
    minutes: estimate.speed,
    isFixed: fixed && !estimate.ramp,
    commission: estimate.commission ?? null,
  })
  return <PriceBox {...box} usual={estimate.ramp?.minutes} />
}

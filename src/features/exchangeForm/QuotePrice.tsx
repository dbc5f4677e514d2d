import { memo } from 'react'
import type { Currency } from '@/domain/currency/currency'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'
import type { ShownQuote } from '@/store/slices/quoteSlice'
import { usePriceBox } from '@/store/quote/usePriceBox'
import { PriceBox } from '@/ui/currency/PriceBox'
import { OfferLine } from './offers/OfferLine'
import { RampSlot } from './ramps/RampSlot'
import styles from './QuoteRing.module.css'

type Props = {
  from: Currency | undefined
  to: Currency | undefined
  quote: ShownQuote | null
  draft: ExchangeDraft
  /** Refused, failed, or no amount: nothing is on its way. */
  isStopped: boolean
}

export const QuotePrice = memo(function QuotePrice({ from, to, quote, draft, isStopped }: Props) {
  const { side, amount, fixed } = draft
  const estimate = quote?.estimate ?? null
  const other = estimate?.estimate ?? null
  const box = usePriceBox({
    from,
    to,
    sent: side === 'from' ? estimate && amount : other,
    got: side === 'from' ? other : estimate && amount,
    networkFee: estimate?.networkFee ?? null,
    minutes: estimate?.speed ?? null,
    isFixed: fixed && !estimate?.ramp,
    commission: estimate?.commission ?? null,
  })
  return (
    <>
      <PriceBox
        {...box}
        isStopped={isStopped}
        lead={<QuoteRing quote={quote} />}
        usual={estimate?.ramp?.minutes}
      >
        <RampSlot part="fees" />
      </PriceBox>
      <OfferLine from={from} to={to} quote={quote} />
    </>
  )
})

const QuoteRing = ({ quote }: { quote: ShownQuote | null }) => (
  <svg
    key={quote?.at}
    className={quote?.isFetching ? styles.spinning : quote?.estimate ? styles.ring : styles.still}
    viewBox="0 0 16 16"
    width="14"
    height="14"
    aria-hidden="true"
  >
    <circle cx="8" cy="8" r="6" className={styles.track} />
    <circle cx="8" cy="8" r="6" pathLength="100" className={styles.hand} />
  </svg>
)

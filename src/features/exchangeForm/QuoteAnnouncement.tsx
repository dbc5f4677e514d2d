import { memo, useState } from 'react'
import type { Estimate } from '@/contract/quotes'
import { showAmount } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'
import type { ShownQuote } from '@/store/slices/quoteSlice'

type Props = {
  from: Currency | undefined
  to: Currency | undefined
  quote: ShownQuote | null
  draft: ExchangeDraft
}

export const QuoteAnnouncement = memo(function QuoteAnnouncement(props: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const spoken = useSpoken(props)
  return (
    // Always present, or a screen reader would miss the first text.
    <span className="unseen" role="status">
      {spoken &&
        t('form.spoken', {
          sent: `${showAmount(spoken.sent, intl)} ${spoken.from}`,
          got: `${showAmount(spoken.got, intl)} ${spoken.to}`,
        })}
    </span>
  )
})

const sides = ({ side, amount }: ExchangeDraft, { estimate }: Estimate) =>
  side === 'from' ? ([amount, estimate] as const) : ([estimate, amount] as const)

type Spoken = { key: string | null; sent: string; got: string; from: string; to: string }
const SILENT: Spoken = { key: null, sent: '', got: '', from: '', to: '' }

/** The first response to each request, not its refreshes. */
function useSpoken({ from, to, quote, draft }: Props): Spoken | null {
  const estimate = quote?.estimate
  const isAnswered = from && to && quote && estimate && !quote.failure
  const response = (): Spoken => {
    if (!isAnswered) return SILENT
    const [sent, got] = sides(draft, estimate)
    return { key: quote.key, sent, got, from: from.symbolFront, to: to.symbolFront }
  }
  const [spoken, setSpoken] = useState(response)
  const isNew = isAnswered ? spoken.key !== quote.key : Boolean(quote?.failure && spoken.key)
  if (isNew) setSpoken(response())
  return spoken.key === null ? null : spoken
}

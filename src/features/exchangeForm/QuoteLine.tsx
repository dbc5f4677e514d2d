import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import type { Estimate } from '@/contract/quotes'
import { ratio, showAmount } from '@/domain/amount'
import type { Currency } from '@/domain/currency'
import { useLanguage } from '@/i18n/useLanguage'
import type { ExchangeDraft } from '@/store/exchangeDraft'
import type { ShownQuote } from '@/store/quoteSlice'
import { Verbatim } from '@/ui/Verbatim'
import styles from './QuoteLine.module.css'

type Props = {
  from: Currency | undefined
  to: Currency | undefined
  quote: ShownQuote | null
  draft: ExchangeDraft
}

export function QuoteLine(props: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const { from, to, quote, draft } = props
  const estimate = quote?.estimate
  const spoken = useSpoken(props)
  const announcement = (
    // Lasting, so that a screen reader knows the place before it is written into.
    <span key="spoken" className="unseen" role="status">
      {spoken &&
        t('form.spoken', {
          sent: `${showAmount(spoken.sent, intl)} ${spoken.from}`,
          got: `${showAmount(spoken.got, intl)} ${spoken.to}`,
        })}
    </span>
  )
  if (!from || !to || !estimate) {
    return (
      <span className={styles.line}>
        <span>{!quote || quote.failure ? '' : t('form.asking')}</span>
        {announcement}
      </span>
    )
  }
  const [sent, got] = sides(draft, estimate)
  const rate = showAmount(ratio(got, sent), intl)
  return (
    <span className={styles.line}>
      <svg
        key={quote.at}
        className={quote.isFetching ? styles.spinning : styles.ring}
        viewBox="0 0 16 16"
        width="14"
        height="14"
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="6" className={styles.track} />
        <circle cx="8" cy="8" r="6" pathLength="100" className={styles.hand} />
      </svg>
      <Verbatim>{`1 ${from.symbolFront} ${draft.fixed ? '=' : '≈'} ${rate} ${to.symbolFront}`}</Verbatim>
      {announcement}
    </span>
  )
}

const sides = ({ side, amount }: ExchangeDraft, { estimate }: Estimate) =>
  side === 'from' ? ([amount, estimate] as const) : ([estimate, amount] as const)

type Spoken = { key: string | null; sent: string; got: string; from: string; to: string }
const SILENT: Spoken = { key: null, sent: '', got: '', from: '', to: '' }

/** What is announced: the first answer to each question and not its refreshes; nothing while there is none. */
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

import { useTranslation } from 'next-i18next/pages'
import { ratio, showAmount } from '@/domain/amount'
import type { Currency } from '@/domain/currency'
import { useLanguage } from '@/i18n/useLanguage'
import type { ExchangeDraft } from '@/store/exchangeDraft'
import type { ShownQuote } from '@/store/quoteSlice'
import styles from './QuoteLine.module.css'

type Props = {
  from: Currency | undefined
  to: Currency | undefined
  quote: ShownQuote | null
  draft: ExchangeDraft
}

/** «1 BTC ≈ 26.4183 ETH» and how old it is: the ring fills until the next refresh. */
export function QuoteLine({ from, to, quote, draft }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const estimate = quote?.estimate
  if (!from || !to || !estimate) {
    return <span className={styles.line}>{!quote || quote.failure ? '' : t('form.asking')}</span>
  }
  const sent = draft.side === 'from' ? draft.amount : estimate.estimate
  const got = draft.side === 'from' ? estimate.estimate : draft.amount
  const rate = showAmount(ratio(got, sent), intl)
  return (
    <span className={styles.line}>
      <svg
        key={quote.at}
        className={quote.isAsking ? styles.spinning : styles.ring}
        viewBox="0 0 16 16"
        width="14"
        height="14"
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="6" className={styles.track} />
        <circle cx="8" cy="8" r="6" pathLength="100" className={styles.hand} />
      </svg>
      <span>
        1 {from.symbolFront} {draft.fixed ? '=' : '≈'} {rate} {to.symbolFront}
      </span>
      {/* Told once for each question, not at every refresh. */}
      <span key={quote.key} className="unseen" role="status">
        {t('form.spoken', {
          sent: `${showAmount(sent, intl)} ${from.symbolFront}`,
          got: `${showAmount(got, intl)} ${to.symbolFront}`,
        })}
      </span>
    </span>
  )
}

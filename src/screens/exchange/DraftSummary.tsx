import { fullAmount, showAmount } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { useLiveQuote } from '@/store/quote/useLiveQuote'
import { Button } from '@/ui/form/Button'
import { Custody } from '@/ui/currency/Custody'
import { Icon } from '@/ui/layout/Icon'
import styles from './ExchangeScreen.module.css'

export function DraftSummary({ from, to, onChange }: { from: Currency; to: Currency; onChange: () => void }) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const failureText = useFailureText()
  const draft = useAppSelector(selectDraft)
  const { quote } = useLiveQuote()
  const typed = fullAmount(draft.amount, intl)
  const other = quote?.estimate ? showAmount(quote.estimate.estimate, intl) : '…'
  const [sent, got] = draft.side === 'from' ? [typed, other] : [other, typed]
  return (
    <div className={styles.draft}>
      <span>
        <span translate="no">{`${sent} ${from.symbolFront}`}</span>
        <Icon name="arrow" size={16} />
        <span translate="no">{`${draft.fixed ? '' : '≈\u00a0'}${got}\u00a0${to.symbolFront}`}</span>
      </span>
      <Button look="quiet" size="small" onClick={onChange}>
        {t('form.change')}
      </Button>
      {quote?.estimate?.provider && (
        <p className={styles.custody}>
          <Custody provider={quote.estimate.provider} />
        </p>
      )}
      {quote?.estimate?.ramp && (
        <p className={styles.custody}>
          <Custody provider={quote.estimate.ramp.ramp} />
        </p>
      )}
      {quote?.failure && <p role="alert">{failureText(quote.failure)}</p>}
    </div>
  )
}

import { fullAmount } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import type { Quoted } from '@/store/quote/quoted'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Dialog } from '@/ui/feedback/Dialog'
import { DescriptionList } from '@/ui/table/DescriptionList'
import styles from './ReviewOrder.module.css'
import type { PlacingState } from './usePlaceOrder'

type Props = {
  state: Extract<PlacingState, { kind: 'changed' }>
  reverse: boolean
  from: Currency
  to: Currency
  onAccept: (estimate: Quoted) => void
  onDismiss: () => void
}

export function ChangedTerms({ state, reverse, from, to, onAccept, onDismiss }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const currency = reverse ? from : to
  const show = ({ estimate }: Quoted) => `${fullAmount(estimate, intl)} ${currency.symbolFront}`
  return (
    <Dialog
      title={t(state.hasExpired ? 'changed.expired' : 'changed.title')}
      closeLabel={t('picker.close')}
      onClose={onDismiss}
    >
      <div className={styles.terms}>
        <p>{t(reverse ? 'changed.send' : 'changed.get')}</p>
        <DescriptionList
          rows={[
            [t('changed.before'), show(state.before)],
            [t('changed.now'), show(state.now)],
          ]}
        />
        <div className={styles.choice}>
          <Button onClick={() => onAccept(state.now)}>{t('changed.accept')}</Button>
          <Button look="outline" onClick={onDismiss}>
            {t('changed.decline')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

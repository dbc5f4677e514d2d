import type { Currency } from '@/domain/currency/currency'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { rateChange } from '@/domain/exchange/rateChange'
import { fullAmount, showAmount } from '@/domain/money/amount'
import { percentText } from '@/domain/money/percentText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Panel } from '@/ui/layout/Panel'
import { DescriptionList } from '@/ui/table/DescriptionList'
import type { OwnParts } from './OwnParts'
import styles from './Plain.module.css'

type Props = OwnParts & { from: Currency; to: Currency }

/** The provider made the order at another amount than the quoted one. */
export function OwnAmount({ exchange: { amountChange: change }, action, from, to }: Props) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  if (change?.decision !== 'open') return null
  const { amountFrom, amountTo, quotedFrom, quotedTo, decideBy } = change
  const amounts = (sent: string, got: string) =>
    `${fullAmount(sent, intl)}\u00a0${from.symbolFront} → ≈\u00a0${showAmount(got, intl)}\u00a0${to.symbolFront}`
  return (
    <Panel>
      <form className={styles.form} action={action} method="post" aria-label={t('amountChange.title')}>
        <h2>{t('amountChange.title')}</h2>
        <DescriptionList
          rows={[
            [t('amountChange.quoted'), amounts(quotedFrom, quotedTo)],
            [t('amountChange.now'), amounts(amountFrom, amountTo)],
            [t('amountChange.rate'), percentText(String(rateChange(change) * 100), intl)],
            [
              t('amountChange.timeLeft'),
              t('plain.until', { time: formatDate(decideBy, intl, DATE_AND_TIME, 'UTC') }),
            ],
          ]}
        />
        <p>{t('amountChange.floating')}</p>
        <input type="hidden" name="amountFrom" value={amountFrom} />
        <input type="hidden" name="amountTo" value={amountTo} />
        <div className={styles.ways}>
          <Button type="submit" name="action" value="accept">
            {t('amountChange.accept')}
          </Button>
          <Button type="submit" name="action" value="decline" look="outline">
            {t('amountChange.decline')}
          </Button>
        </div>
        <p className={styles.fine}>{t('amountChange.otherwise')}</p>
      </form>
    </Panel>
  )
}

import type { Currency } from '@/domain/currency/currency'
import { fullAmount, showAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { SubmitError } from '@/ui/form/SubmitError'
import { Verbatim } from '@/ui/layout/Verbatim'
import { Panel } from '@/ui/layout/Panel'
import { DescriptionList } from '@/ui/table/DescriptionList'
import type { OwnParts } from './OwnParts'
import { OwnRefund } from './OwnRefund'
import styles from './Plain.module.css'

type Props = OwnParts & { from: Currency; to: Currency }

/** Refund or continuation, where the exchange waits for its owner. */
export function OwnChoice(props: Props) {
  const { t } = useTranslation('exchange-status')
  const { exchange, result } = props
  if (exchange.actions.length === 0) return null
  return (
    <Panel>
      <section className={styles.form} aria-label={t('choice.title')}>
        <h2>{t('choice.title')}</h2>
        {exchange.issue && <p>{t(`issue.${exchange.issue}`)}</p>}
        {exchange.actions.includes('continue') && <Continue {...props} />}
        {exchange.actions.includes('refund') && result?.kind !== 'continue' && <OwnRefund {...props} />}
      </section>
    </Panel>
  )
}

function Continue({ exchange, action, result, from, to }: Props) {
  const { t } = useTranslation(['exchange-status', 'reusable'])
  const { intl } = useLanguage()
  if (result?.kind === 'refund' && result.isReviewed) return null
  const reviewed = result?.kind === 'continue' ? result : null
  const amount = exchange.amountFrom ?? exchange.expectedAmountFrom
  return (
    <form className={styles.form} action={action} method="post">
      <input type="hidden" name="action" value="continue" />
      {reviewed?.failure && (
        <SubmitError
          failure={reviewed.failure}
          fields={t('reusable:refusal.validation_failed')}
          uncertain={t('choice.uncertain')}
        />
      )}
      {reviewed?.estimate ? (
        <>
          <DescriptionList
            rows={[
              [
                t('choice.received'),
                <Verbatim key="received">{`${fullAmount(amount, intl)} ${from.symbolFront}`}</Verbatim>,
              ],
              [
                t('choice.estimate'),
                <Verbatim key="estimate">{`≈\u00a0${showAmount(reviewed.estimate, intl)}\u00a0${to.symbolFront}`}</Verbatim>,
              ],
            ]}
          />
          <p className={styles.fine}>{t('choice.rateMoves')}</p>
          <div className={styles.ways}>
            <Button type="submit" name="confirmed" value="yes">
              {t('choice.confirmContinue')}
            </Button>
            <a href={action}>{t('choice.cancel')}</a>
          </div>
        </>
      ) : (
        <div>
          <Button type="submit">{t('choice.continue')}</Button>
          <p className={styles.fine}>{t('choice.continueHint')}</p>
        </div>
      )}
    </form>
  )
}

import { isDenied } from '@/domain/text/failure'
import { showBtc } from '@/domain/money/btcAmount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Destination } from '@/ui/currency/Destination'
import { Button } from '@/ui/form/Button'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { SubmitError } from '@/ui/form/SubmitError'
import styles from './Withdrawals.module.css'
import type { WithdrawalForm } from './useWithdrawalForm'

export function ConfirmWithdrawal({ withdrawal }: { withdrawal: WithdrawalForm }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const { reviewed, form, state, change } = withdrawal
  if (!reviewed) return null
  const isSending = state.kind === 'pending'
  return (
    <form {...form} className={styles.form} aria-label={t('payouts.confirm')}>
      <h2 className={styles.title}>{t('payouts.confirm')}</h2>
      <DescriptionList
        rows={[
          [t('payouts.amount'), showBtc(reviewed.amountBtc, intl)],
          [t('payouts.address'), <Destination key="address" address={reviewed.address} notes={[]} />],
        ]}
      />
      <p>{t('payouts.confirmText')}</p>
      {state.kind === 'failed' && (
        <SubmitError
          failure={state.failure}
          fields={t('payouts.refused')}
          uncertain={t('payouts.uncertain')}
        />
      )}
      <div className={styles.buttons}>
        {!(state.kind === 'failed' && isDenied(state.failure)) && (
          <Button type="submit" size="large" busy={isSending}>
            {t(isSending ? 'payouts.sending' : state.kind === 'failed' ? 'payouts.again' : 'payouts.send')}
          </Button>
        )}
        <Button look="quiet" busy={isSending} onClick={change}>
          {t('payouts.change')}
        </Button>
      </div>
    </form>
  )
}

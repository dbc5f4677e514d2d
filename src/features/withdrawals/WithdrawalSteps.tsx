import type { Payout } from '@/contract/programmes'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useMoment } from '@/ui/hooks/useMoment'
import styles from './Withdrawals.module.css'

/** Each state it has been in, with its time; the last one is where it is now. */
export function WithdrawalSteps({ payout }: { payout: Payout }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const moment = useMoment(intl)
  const { refusal } = payout
  return (
    <span className={styles.steps}>
      {stepsOf(payout).map(({ state, at }) => (
        <span key={state} className={styles.step}>
          <span>{t(`payouts.states.${state === 'failed' && refusal ? 'declined' : state}`)}</span>{' '}
          <time dateTime={at}>{moment(at)}</time>
        </span>
      ))}
      {refusal && <span className={styles.reason}>{t('payouts.reason', { reason: refusal })}</span>}
    </span>
  )
}

/** A back end of an earlier version names no steps. */
function stepsOf({ steps, state, createdAt, updatedAt }: Payout) {
  if (steps) return steps
  const requested = { state: 'requested' as const, at: createdAt }
  return state === 'requested' ? [requested] : [requested, { state, at: updatedAt }]
}

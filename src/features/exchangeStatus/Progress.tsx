import type { Exchange } from '@/contract/exchanges'
import { PROGRESS_STATUSES } from '@/domain/exchange/exchange'
import { stepReached } from '@/domain/exchange/stepReached'
import { useTranslation } from '@/i18n/useTranslation'
import { classes } from '@/ui/classes'
import styles from './Progress.module.css'

/** A line with a knot for each step, and a pennant where the exchange is now; stays in sight while the page is scrolled. */
export function Progress({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { status } = exchange
  const reached = stepReached({ status, ...exchange.extendedInfo })
  const hasStopped = !PROGRESS_STATUSES.some((step) => step === status)
  return (
    <div className={styles.bar}>
      <ol className={styles.track} aria-label={t('progress.label')}>
        {PROGRESS_STATUSES.map((step, index) => {
          const isDone = index < reached || status === 'finished'
          const isNow = index === reached && status !== 'finished'
          return (
            <li
              key={step}
              className={classes(isDone && styles.done, isNow && (hasStopped ? styles.stopped : styles.now))}
              aria-current={isNow ? 'step' : undefined}
            >
              {isNow && <Pennant />}
              <span>{t(`progress.${step}`)}</span>
              {isDone && <span className="unseen">{` ${t('progress.done')}`}</span>}
            </li>
          )
        })}
      </ol>
      {hasStopped && <p className={styles.stop}>{t(`progress.${status}`)}</p>}
    </div>
  )
}

function Pennant() {
  return (
    <svg className={styles.pennant} viewBox="0 0 16 18" aria-hidden="true">
      <path d="M1 1v17" stroke="currentColor" strokeWidth="2" />
      <path d="M2 1l13 4-13 5z" fill="currentColor" />
    </svg>
  )
}

export function StatusSentence({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { status, extendedInfo } = exchange
  const explanation = useExplanation(exchange)
  return (
    <p className={styles.sentence} role="status">
      <span>{explanation}</span>
      {status === 'confirming' && extendedInfo.confirmationsNeeded > 0 && (
        <span>
          {` ${t('confirmations', {
            count: extendedInfo.confirmationsNeeded,
            seen: extendedInfo.confirmations,
          })}`}
        </span>
      )}
    </p>
  )
}

function useExplanation({ status, issue, provider, actions }: Exchange): string {
  const { t } = useTranslation('exchange-status')
  const hasChoice = status === 'verifying' && actions.length > 0
  const explained = EXPLAINED_ISSUES.find((one) => one === issue)
  if (explained) return t(`issue.${explained}`)
  if (!provider) return t(hasChoice ? 'explain.choice' : `explain.${status}`)
  if (status === 'verifying')
    return t(hasChoice ? 'provider.heldChoice' : 'provider.held', { provider: provider.name })
  if (status === 'failed') return t('provider.failed', { provider: provider.name })
  if (isProvidersAct(status)) return t(`provider.explain.${status}`, { provider: provider.name })
  return t(`explain.${status}`)
}

/** They say more than the status, and that nothing was sent. */
const EXPLAINED_ISSUES = [
  'creation_unknown',
  'creation_mismatch',
  'amount_changed',
  'amount_declined',
  'amount_undecided',
  'under_review',
  'review_denied',
] as const

const PROVIDERS_ACTS = ['exchanging', 'sending', 'finished', 'expired', 'refunded'] as const
const isProvidersAct = (status: Exchange['status']): status is (typeof PROVIDERS_ACTS)[number] =>
  PROVIDERS_ACTS.some((act) => act === status)

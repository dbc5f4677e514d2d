import { useState } from 'react'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { countdownText } from '@/domain/exchange/countdown'
import { ENDED_STATUSES, type ExchangeStatus, PROGRESS_STATUSES } from '@/domain/exchange/exchange'
import { progressStops } from '@/domain/exchange/stepReached'
import { formatDuration } from '@/domain/time/formatDuration'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { classes } from '@/ui/classes'
import styles from './Progress.module.css'
import { useRampText } from './ramp/useRampText'
import { useHasScripts } from '@/ui/layout/Scripts'
import { useTimeLeft } from './useTimeLeft'

/** What was sent back arrived too. */
const GOES_ON: readonly ExchangeStatus[] = [...PROGRESS_STATUSES, 'refunded']

/** A line with a knot for each step, and a pennant where the exchange is now; stays in sight while the page is scrolled. */
export function Progress({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { status } = exchange
  const { stops, at } = progressStops({ status, ...exchange.extendedInfo, ramp: exchange.ramp })
  const [first] = useState(status)
  const hasScripts = useHasScripts()
  return (
    <div className={classes(styles.bar, status !== first && styles.moved)}>
      <ol className={styles.track} aria-label={t('progress.label')}>
        {stops.map((step, index) => {
          const isDone = index < at || status === 'finished'
          const isEnd = ENDED_STATUSES.includes(status) && index === stops.length - 1
          const isNow = index === at && status !== 'finished'
          return (
            <li
              key={step}
              className={classes(
                isDone && styles.done,
                isNow && (GOES_ON.includes(status) ? styles.now : styles.stopped),
                isEnd && styles.last,
              )}
              aria-current={isNow ? 'step' : undefined}
            >
              {(isNow || isEnd) && <Pennant />}
              <span>
                {step === 'confirming' && exchange.ramp ? t('ramp.receiving') : t(`progress.${step}`)}
              </span>
              {isDone && <span className="unseen">{` ${t('progress.done')}`}</span>}
            </li>
          )
        })}
      </ol>
      {!stops.includes(status) && <p className={styles.stop}>{t(`progress.${status}`)}</p>}
      {status === 'waiting' && hasScripts && !exchange.ramp && <TimeLeft exchange={exchange} />}
      {status === 'finished' && <TimeTaken exchange={exchange} />}
    </div>
  )
}

/** On a phone, where the countdown among the details gives way to it. */
function TimeLeft({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const left = useTimeLeft(exchange.validUntil, exchange.serverTime)
  return (
    <p className={styles.left} aria-hidden="true" data-scripted="">
      {t(exchange.type === 'fixed' ? 'progress.leftFixed' : 'progress.left', {
        time: countdownText(left, intl),
      })}
    </p>
  )
}

function TimeTaken({ exchange }: { exchange: Exchange }) {
  const { intl } = useLanguage()
  return (
    <p className={styles.taken} aria-hidden="true">
      {formatDuration(exchange.createdAt, exchange.updatedAt, intl)}
    </p>
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

type SentenceProps = { exchange: Exchange; from: Currency; to: Currency }

export function StatusSentence({ exchange, from, to }: SentenceProps) {
  const { t } = useTranslation('exchange-status')
  const { status, extendedInfo } = exchange
  // The heading and the bar say as much, unless a ramp is waited for.
  const isSaid = status === 'waiting' && !exchange.ramp
  const own = useExplanation(exchange, isBankStatus(exchange.status, from, to))
  return (
    <p className={classes(styles.sentence, isSaid && styles.said)} role="status">
      <span>{own}</span>
      {status === 'confirming' && !from.isFiat && extendedInfo.confirmationsNeeded > 0 && (
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

function useExplanation(exchange: Exchange, isBank: boolean): string {
  const { t } = useTranslation('exchange-status')
  const { status, issue, provider, actions } = exchange
  const ofRamp = useRampText(exchange).explanation
  const hasChoice = status === 'verifying' && actions.length > 0
  const explained = EXPLAINED_ISSUES.find((one) => one === issue)
  if (explained === 'under_review' && ofRamp) return t('ramp.review')
  if (explained) return t(`issue.${explained}`)
  if (ofRamp) return ofRamp
  if (!provider) return hasChoice ? t('explain.choice') : (bankText() ?? t(`explain.${status}`))
  if (status === 'verifying')
    return t(hasChoice ? 'provider.heldChoice' : 'provider.held', { provider: provider.name })
  if (status === 'failed') return t('provider.failed', { provider: provider.name })
  if (isProvidersAct(status))
    return bankText() ?? t(`provider.explain.${status}`, { provider: provider.name })
  return bankText() ?? t(`explain.${status}`)

  function bankText(): string | null {
    if (!isBank || !isOfBank(status)) return null
    if (!provider || status === 'waiting' || status === 'confirming') return t(`bankExplain.${status}`)
    return t(`provider.bankExplain.${status}`, { provider: provider.name })
  }
}

const OF_BANK = ['waiting', 'confirming', 'sending', 'finished', 'refunded'] as const
const isOfBank = (status: Exchange['status']): status is (typeof OF_BANK)[number] =>
  OF_BANK.some((one) => one === status)

/** Whether the money of this status is at a bank, and not on a chain. */
const isBankStatus = (status: Exchange['status'], from: Currency, to: Currency) =>
  status === 'sending' || status === 'finished' ? to.isFiat : from.isFiat

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

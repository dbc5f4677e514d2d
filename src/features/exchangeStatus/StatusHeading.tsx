import { useEffect, useEffectEvent, useRef } from 'react'
import { fullAmount } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Illustration } from '@/ui/feedback/Illustration'
import { CopyButton } from '@/ui/form/CopyButton'
import { useHasScripts } from '@/ui/layout/Scripts'
import styles from './ExchangeStatus.module.css'
import { useRampText } from './ramp/useRampText'
import { useCopyWords } from './useCopyWords'

type Props = {
  exchange: Exchange
  from: Currency
  /** Just placed: the heading takes the focus of the pressed button. */
  isArrival: boolean
}

export function StatusHeading({ exchange, from, isArrival }: Props) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const seenStatus = useRef(exchange.status)
  useEffect(() => {
    // The focused button went with its state.
    const isLost = document.activeElement === document.body
    const isChange = seenStatus.current !== exchange.status
    seenStatus.current = exchange.status
    if (!isChange) return
    if (isLost) heading.current?.focus({ preventScroll: true })
    if (exchange.status === 'finished') showFrom(heading.current)
  }, [exchange.status])
  const focusOnArrival = useEffectEvent(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => focusOnArrival(), [])
  const amount = fullAmount(exchange.expectedAmountFrom, intl)
  const ofRamp = useRampText(exchange).title
  const isPaid = exchange.isPayment && exchange.status === 'finished'
  return (
    <div>
      <StateDrawing status={exchange.status} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {(isTitled(exchange) ? null : ofRamp) ??
          t(isPaid ? 'payment.sent' : `title.${titleOf(exchange, from)}`, {
            amount,
            ticker: from.symbolFront,
          })}
      </h1>
    </div>
  )
}

/** How to come back to it. */
export function SavedLink({ exchange }: Pick<Props, 'exchange'>) {
  const { t } = useTranslation('exchange-status')
  const copyWords = useCopyWords()
  const hasScripts = useHasScripts()
  const isSettled = exchange.status === 'finished' || exchange.status === 'refunded'
  return (
    <p className={styles.sub}>
      {!isSettled && hasScripts && <span data-scripted="">{t('subtitle', { id: exchange.publicId })}</span>}
      <span className={isSettled ? undefined : 'scriptless'}>
        {t('subtitleSettled', { id: exchange.publicId })}
      </span>{' '}
      <CopyButton value={pageLink()} words={copyWords} label={t('copyLink')} />
    </p>
  )
}

const TITLED_ISSUES = [
  'amount_changed',
  'amount_declined',
  'amount_undecided',
  'under_review',
  'review_denied',
] as const

const isTitled = ({ issue }: Exchange) => TITLED_ISSUES.some((one) => one === issue)

const titleOf = ({ status, issue }: Exchange, { isFiat }: Currency) =>
  TITLED_ISSUES.find((one) => one === issue) ?? (status === 'waiting' && isFiat ? 'transfer' : status)

/** Ending draws a finished exchange. */
function StateDrawing({ status }: Pick<Exchange, 'status'>) {
  const name = (['failed', 'expired', 'refunded'] as const).find((one) => one === status)
  return name && <Illustration name={name} />
}

/** Scrolled past, it comes back in sight, unless a dialog or a field is in use. */
function showFrom(heading: HTMLElement | null) {
  const isBusy = document.activeElement?.matches('input, textarea, select, dialog *') ?? false
  if (!heading || isBusy || heading.getBoundingClientRect().top >= 0) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}

const pageLink = () => (typeof window === 'undefined' ? '' : window.location.href)

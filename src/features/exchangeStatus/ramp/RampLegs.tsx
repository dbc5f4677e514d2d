import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { shownTerms } from '@/domain/currency/shownTerms'
import { ENDED_STATUSES } from '@/domain/exchange/exchange'
import { fullAmount, showAmount } from '@/domain/money/amount'
import { minutesRange } from '@/domain/time/minutesRange'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/layout/Icon'
import styles from './Ramp.module.css'
import { isOfRamp } from './rampFacts'

type Props = { exchange: Exchange; from: Currency; to: Currency }

/** Money and coins: what of both has arrived. */
export function RampLegs({ exchange, from, to }: Props) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  if (!isOfRamp(exchange) || exchange.status === 'creating' || exchange.status === 'finished') return null
  const { ramp: who, paid, delivered, direction, isEstimate, minutes } = exchange.ramp
  // Whose orders cannot be read has neither.
  if (who.tracks === 'none' || (ENDED_STATUSES.includes(exchange.status) && !paid)) return null
  const { name: ramp } = who
  const { sent, got, isAbout } = shownTerms(exchange)
  const sentText = `${fullAmount(sent, intl)}\u00a0${from.symbolFront}`
  const about = (isEstimate || isAbout) && !delivered ? '≈\u00a0' : ''
  const gotText = `${about}${showAmount(got, intl)}\u00a0${to.symbolFront}`
  const isOpen = !ENDED_STATUSES.includes(exchange.status)
  return (
    <section className={styles.legs} aria-label={t('ramp.legs.label')}>
      <ol>
        <Leg isDone={paid}>{t('ramp.legs.in', { amount: sentText, ramp })}</Leg>
        <Leg isDone={delivered}>
          {t(direction === 'buy' ? 'ramp.legs.outBuy' : 'ramp.legs.outSell', { amount: gotText })}
        </Leg>
      </ol>
      {isOpen && (
        <p className={styles.fine}>
          {isEstimate && !paid && <span>{t('ramp.legs.estimate', { ramp })} </span>}
          {minutes && <span>{t('ramp.legs.minutes', { time: minutesRange(minutes, intl) })}</span>}
        </p>
      )}
    </section>
  )
}

function Leg({ isDone, children }: { isDone: boolean; children: string }) {
  const { t } = useTranslation('exchange-status')
  return (
    <li className={classes(isDone && styles.done)}>
      <span className={styles.mark} aria-hidden="true">
        {isDone && <Icon name="check" size={14} />}
      </span>
      <span>{children}</span>
      <small>{t(isDone ? 'ramp.legs.done' : 'ramp.legs.open')}</small>
    </li>
  )
}

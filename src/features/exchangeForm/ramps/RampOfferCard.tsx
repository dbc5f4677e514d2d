import type { ComponentProps } from 'react'
import type { RampOfferView } from '@/contract/ramps'
import { fullAmount } from '@/domain/money/amount'
import { usualTime } from '@/domain/time/usualTime'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import type { RampPair } from '@/store/quote/rampPair'
import { Custody } from '@/ui/currency/Custody'
import { Verbatim } from '@/ui/layout/Verbatim'
import { feeTotal } from '@/ui/ramp/feeRows'
import { useRampWords } from '@/ui/ramp/useRampWords'
import styles from '../offers/OfferPanel.module.css'

type Props = {
  offer: RampOfferView
  pair: RampPair
  /** The amount that was typed is the one that is got. */
  reverse: boolean
  isBest: boolean
  isPossible: boolean
  input: ComponentProps<'input'>
}

export function RampOfferCard({ offer, pair, reverse, isBest, isPossible, input }: Props) {
  const { t } = useTranslation(['ramps', 'exchange'])
  const { intl } = useLanguage()
  const { ramp } = offer
  const [from, to] = pair.direction === 'buy' ? [pair.fiat, pair.coin] : [pair.coin, pair.fiat]
  const [amount, currency] = reverse ? [offer.pay, from] : [offer.get, to]
  const facts = useFacts(offer, pair)
  return (
    <label className={styles.offer}>
      <input type="radio" name="offer" disabled={!isPossible} {...input} />
      <span className={styles.card}>
        <span className={styles.head}>
          <b translate="no">{ramp.name}</b> <span>{facts.method}</span>{' '}
          <span className={styles.best}>{isBest && isPossible && t('offers.best')}</span>{' '}
          <b className={styles.amount}>
            {t(reverse ? 'exchange:form.send' : 'exchange:form.get')}{' '}
            <Verbatim>{`${fullAmount(amount, intl)}\u00a0${currency.symbolFront}`}</Verbatim>
          </b>
        </span>{' '}
        <span>{facts.terms}</span>{' '}
        <span>
          <Custody provider={ramp} />{' '}
          <span>{ramp.entity && t('offers.contract', { entity: ramp.entity })}</span>
        </span>{' '}
        {!isPossible && (
          <span className={styles.title}>{t('offers.cannotSign', { ticker: pair.coin.symbolFront })}</span>
        )}
      </span>
    </label>
  )
}

function useFacts(offer: RampOfferView, { fiat }: RampPair) {
  const { t } = useTranslation('ramps')
  const { intl } = useLanguage()
  const words = useRampWords()
  const fees = feeTotal(offer.fees)
  return {
    method: words.methodName(offer.method),
    terms: [
      fees === null
        ? t('offers.included')
        : t('offers.fees', { amount: `${fullAmount(fees, intl)}\u00a0${fiat.symbolFront}` }),
      offer.minutes && `≈\u00a0${usualTime(offer.minutes, intl)}`,
      words.price(offer),
      words.kyc(offer.ramp, offer.method),
      offer.needs.includes('signature') && t('offers.sign'),
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

import type { RampOfferView } from '@/contract/ramps'
import { quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import { fullAmount } from '@/domain/money/amount'
import { canSignFor, pickRampOffer, rampOfferId } from '@/domain/ramp/rampOffer'
import { usualTime } from '@/domain/time/usualTime'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch } from '@/store/hooks'
import { quotedOffer } from '@/store/quote/quoteFromRamps'
import type { Quoted } from '@/store/quote/quoted'
import type { RampPair } from '@/store/quote/rampPair'
import { offerChosen } from '@/store/slices/exchangeSlice'
import { Custody } from '@/ui/currency/Custody'
import { Verbatim } from '@/ui/layout/Verbatim'
import { feeTotal } from '@/ui/ramp/feeRows'
import { useRampWords } from '@/ui/ramp/useRampWords'
import styles from '../offers/OfferPanel.module.css'

type Props = {
  offers: readonly RampOfferView[]
  request: QuoteRequest
  pair: RampPair
  chosen: RampOfferView | undefined
}

/** Choosing what would be taken anyway means that, also once it is another ramp's. */
export function RampOfferChoice({ offers, request, pair, chosen }: Props) {
  const { t } = useTranslation('ramps')
  const dispatch = useAppDispatch()
  const first = pickRampOffer(offers, {
    provider: '',
    method: request.ramp?.method ?? '',
    network: pair.coin.network,
  })
  const choose = (offer: RampOfferView) => {
    const provider = offer === first ? '' : rampOfferId(offer)
    const key = quoteKey(provider ? { ...request, provider } : request)
    const estimate = quotedOffer(offer, request)
    dispatch(offerChosen({ provider, quote: quotedNow(key, estimate) }))
  }
  return (
    <fieldset className={styles.offers}>
      <legend className="unseen">{t('offers.legend')}</legend>
      {offers.map((offer) => (
        <OfferCard
          key={rampOfferId(offer)}
          {...{ offer, request, pair }}
          isBest={offer === offers[0]}
          isChosen={chosen !== undefined && rampOfferId(offer) === rampOfferId(chosen)}
          onChoose={() => choose(offer)}
        />
      ))}
    </fieldset>
  )
}

const quotedNow = (key: string, estimate: Quoted) => ({ key, estimate, at: new Date().toISOString() })

type CardProps = Pick<Props, 'request' | 'pair'> & {
  offer: RampOfferView
  isBest: boolean
  isChosen: boolean
  onChoose: () => void
}

function OfferCard({ offer, request, pair, isBest, isChosen, onChoose }: CardProps) {
  const { t } = useTranslation(['ramps', 'exchange'])
  const { intl } = useLanguage()
  const { ramp } = offer
  const [from, to] = pair.direction === 'buy' ? [pair.fiat, pair.coin] : [pair.coin, pair.fiat]
  const [amount, currency] = request.reverse ? [offer.pay, from] : [offer.get, to]
  const isPossible = canSignFor(offer, pair.coin)
  const facts = useFacts(offer, pair)
  return (
    <label className={styles.offer}>
      <input type="radio" name="offer" checked={isChosen} disabled={!isPossible} onChange={onChoose} />
      <span className={styles.card}>
        <span className={styles.head}>
          <b translate="no">{ramp.name}</b> <span>{facts.method}</span>{' '}
          <span className={styles.best}>{isBest && isPossible && t('offers.best')}</span>{' '}
          <b className={styles.amount}>
            {t(request.reverse ? 'exchange:form.send' : 'exchange:form.get')}{' '}
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

import type { RampOfferView } from '@/contract/ramps'
import { quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import { canSignFor, pickRampOffer, rampOfferId } from '@/domain/ramp/rampOffer'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch } from '@/store/hooks'
import { quotedOffer } from '@/store/quote/quoteFromRamps'
import type { Quoted } from '@/store/quote/quoted'
import type { RampPair } from '@/store/quote/rampPair'
import { offerChosen } from '@/store/slices/exchangeSlice'
import styles from '../offers/OfferPanel.module.css'
import { RampOfferCard } from './RampOfferCard'

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
        <RampOfferCard
          key={rampOfferId(offer)}
          {...{ offer, pair }}
          reverse={request.reverse}
          isBest={offer === offers[0]}
          isPossible={canSignFor(offer, pair.coin)}
          input={{
            checked: chosen !== undefined && rampOfferId(offer) === rampOfferId(chosen),
            onChange: () => choose(offer),
          }}
        />
      ))}
    </fieldset>
  )
}

const quotedNow = (key: string, estimate: Quoted) => ({ key, estimate, at: new Date().toISOString() })

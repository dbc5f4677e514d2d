import { useState } from 'react'
import type { RampOffers as List } from '@/contract/ramps'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import type { RampPair } from '@/store/quote/rampPair'
import { selectOffersRequest } from '@/store/quote/quoteRequest'
import { selectQuote, selectRampOffers } from '@/store/slices/quoteSlice'
import { OfferDisclosure } from '../offers/OfferDisclosure'
import styles from '../offers/OfferPanel.module.css'
import { RampOfferChoice } from './RampOfferChoice'
import { RampRefusals } from './RampRefusals'

/** Of every ramp and way of paying: what arrives, and what it costs. Without an offer the reasons stand open. */
export function RampOffers({ pair }: { pair: RampPair }) {
  const { t } = useTranslation('ramps')
  const request = useAppSelector(selectOffersRequest)
  const list = useAppSelector(selectRampOffers)
  const chosen = useAppSelector((state) => selectQuote(state)?.estimate?.ramp)
  const known = useKnown(list, `${pair.direction} ${pair.fiat.symbol} ${pair.coin.symbol}`)
  if (!request?.ramp || !known) return null
  const { offers, refusals, nearest } = known
  const typed = (pair.direction === 'buy') === request.reverse ? pair.coin : pair.fiat
  const reasons = <RampRefusals {...{ refusals, nearest }} ticker={typed.symbolFront} />
  if (offers.length === 0) return refusals.length > 0 && <div className={styles.box}>{reasons}</div>
  return (
    <OfferDisclosure line={t('offers.compare', { number: offers.length })} isBusy={!list}>
      <p>{t(request.reverse ? 'offers.rankedReverse' : 'offers.ranked')}</p>
      <RampOfferChoice {...{ offers, request, pair, chosen }} />
      {reasons}
      {!list && <p role="status">{t('offers.loading')}</p>}
    </OfferDisclosure>
  )
}

/** The last ones of this pair, while the next are on their way. */
function useKnown(list: List | null, pair: string): List | null {
  const [known, setKnown] = useState({ pair, list })
  if (known.pair !== pair || (list && list !== known.list)) setKnown({ pair, list })
  return list ?? (known.pair === pair ? known.list : null)
}

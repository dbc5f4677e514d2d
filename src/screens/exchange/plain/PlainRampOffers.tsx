import type { RampOffers } from '@/contract/ramps'
import { rampOfferId } from '@/domain/ramp/rampOffer'
import { RampOfferCard } from '@/features/exchangeForm/ramps/RampOfferCard'
import { RampRefusalList } from '@/features/exchangeForm/ramps/RampRefusalList'
import { ReviewAmounts } from '@/features/review/ReviewAmounts'
import { useTranslation } from '@/i18n/useTranslation'
import { amountsOf } from './amountsOf'
import type { PlainQuoted } from './PlainStep'
import styles from './Plain.module.css'
import type { PlainForm } from './PlainForm'
import type { Pair } from './requestOfForm'

type Props = { list: RampOffers; form: PlainForm; quoted: PlainQuoted | null; pair: Pair }

/** Every offer with its terms, and why others have none. What needs a signature of a wallet cannot be chosen here. */
export function PlainRampOffers({ list: { offers, refusals }, form, quoted, pair }: Props) {
  const { t } = useTranslation('ramps')
  const { from, to } = pair
  const ofRamp = from.isFiat
    ? { direction: 'buy' as const, fiat: from, coin: to }
    : { direction: 'sell' as const, fiat: to, coin: from }
  const reverse = form.side === 'to'
  const chosen = quoted?.estimate.ramp
  return (
    <>
      {quoted && <ReviewAmounts {...pair} {...amountsOf(quoted)} isFixed={chosen?.isEstimate === false} />}
      {offers.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('offers.legend')}</legend>
          <p className={styles.fine}>{t(reverse ? 'offers.rankedReverse' : 'offers.ranked')}</p>
          {offers.map((offer) => (
            <RampOfferCard
              key={rampOfferId(offer)}
              {...{ offer, reverse }}
              pair={ofRamp}
              isBest={offer === offers[0]}
              isPossible={!offer.needs.includes('signature')}
              input={{
                value: rampOfferId(offer),
                defaultChecked: chosen !== undefined && rampOfferId(offer) === rampOfferId(chosen),
              }}
            />
          ))}
        </fieldset>
      )}
      <RampRefusalList refusals={refusals} ticker={(reverse ? to : from).symbolFront} />
    </>
  )
}

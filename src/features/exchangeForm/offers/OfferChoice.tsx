import { memo } from 'react'
import type { Estimate, OfferList } from '@/contract/quotes'
import type { Currency } from '@/domain/currency/currency'
import { quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { estimateOfOffer } from '@/store/quote/quoteFromOffers'
import { offerChosen, selectDraft } from '@/store/slices/exchangeSlice'
import { selectSite } from '@/store/slices/siteSlice'
import { OfferCard } from './OfferCard'
import styles from './OfferPanel.module.css'

type Offer = OfferList['offers'][number]
type Props = { offers: Offer[]; request: QuoteRequest; from: Currency; to: Currency }

const quotedNow = (key: string, estimate: Estimate) => ({ key, estimate, at: new Date().toISOString() })

/** Choosing the first means the best, also once that is another provider's. */
export const OfferChoice = memo(function OfferChoice({ offers, request, from, to }: Props) {
  const { t } = useTranslation('offers')
  const dispatch = useAppDispatch()
  const { figures } = useAppSelector(selectSite).operator
  const chosen = useAppSelector((state) => selectDraft(state).provider)
  const choose = (offer: Offer, isBest: boolean) => {
    const provider = isBest ? '' : offer.provider.id
    const key = quoteKey(isBest ? request : withProvider(request, provider))
    dispatch(
      offerChosen({ provider, quote: quotedNow(key, estimateOfOffer(offer, figures?.usualMinutes ?? '')) }),
    )
  }
  if (offers.length === 0) return null
  return (
    <fieldset className={styles.offers}>
      <legend className="unseen">{t('legend')}</legend>
      {offers.map((offer, place) => (
        <OfferCard
          key={offer.provider.id}
          {...{ offer, request, from, to }}
          isBest={place === 0}
          isChosen={chosen ? chosen === offer.provider.id : place === 0}
          onChoose={() => choose(offer, place === 0)}
        />
      ))}
    </fieldset>
  )
})

const withProvider = ({ exclude, kyc, ...request }: QuoteRequest, provider: string): QuoteRequest => ({
  ...request,
  provider,
})

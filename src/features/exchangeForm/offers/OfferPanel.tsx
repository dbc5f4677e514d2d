import { useMemo, useState } from 'react'
import type { OfferList } from '@/contract/quotes'
import type { Currency } from '@/domain/currency/currency'
import type { QuoteRequest } from '@/domain/exchange/quote'
import type { Texts } from '@/i18n/translate'
import { useTranslation, type I18n } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectOffersRequest } from '@/store/quote/quoteRequest'
import { useDeferredLike } from '@/ui/hooks/useDeferredLike'
import { MissingOffers } from './MissingOffers'
import { OfferChoice } from './OfferChoice'
import { OfferDisclosure } from './OfferDisclosure'
import { OfferFilters } from './OfferFilters'
import { useOffers } from './useOffers'
import type { Locale } from '@/i18n/languages'

type Props = { from: Currency; to: Currency }

export function OfferPanel(props: Props) {
  const request = useAppSelector(selectOffersRequest)
  return request && <Offers {...props} request={request} />
}

function Offers({ from, to, request }: Props & { request: QuoteRequest }) {
  const { t } = useTranslation('offers')
  const current = useOffers()
  const { list, requested } = useDeferredLike(
    useMemo(() => ({ list: current, requested: request }), [current, request]),
    (one, other) => isSamePair(one.requested, other.requested),
  )
  const [known, setKnown] = useState<OfferList | null>(null)
  if (list && list !== known) setKnown(list)
  const shown = list ?? known
  if (!shown || shown.offers.length + shown.missing.length < 2) return null
  const typed = requested.reverse ? to : from
  return (
    <OfferDisclosure line={t('count', { count: shown.offers.length })} isBusy={!list}>
      <p>{t(requested.reverse ? 'rankedReverse' : 'ranked')}</p>
      {list && <OfferChoice offers={list.offers} request={requested} from={from} to={to} />}
      <MissingOffers missing={shown.missing} ticker={typed.symbolFront} />
      <OfferFilters list={shown} />
      {!list && <p role="status">{t('loading')}</p>}
    </OfferDisclosure>
  )
}

const isSamePair = (one: QuoteRequest, other: QuoteRequest) =>
  one.tickerFrom === other.tickerFrom &&
  one.networkFrom === other.networkFrom &&
  one.tickerTo === other.tickerTo &&
  one.networkTo === other.networkTo &&
  one.reverse === other.reverse

const GROUP = 'offers'

export async function loadOfferTexts(i18n: I18n, locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, GROUP)) return
  const { default: texts } = (await import(`../../../../locales/${locale}/offers.json`)) as {
    default: Texts
  }
  i18n.addResourceBundle(locale, GROUP, texts)
}

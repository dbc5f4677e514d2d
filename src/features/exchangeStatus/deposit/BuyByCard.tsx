import { useState } from 'react'
import { fetchCardPurchase } from '@/api/cardSignature'
import { purchasesOf, rememberPurchase } from '@/browser/storage/cardPurchases'
import * as timings from '@/config/timings'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { cardFault, type CardState } from '@/domain/exchange/cardPurchase'
import type { Vendors } from '@/domain/vendor/vendors'
import { useTranslation } from '@/i18n/useTranslation'
import { usePolling } from '@/query/usePolling'
import { useQuery } from '@/query/useQuery'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import { useTimeLeft } from '../useTimeLeft'

const importDialog = () => import('./CardDialog').then((module) => module.CardDialog)

type Props = { exchange: Exchange; from: Currency }

export function BuyByCard({ exchange, from }: Props) {
  const { vendors } = useAppSelector(selectSite)
  const isPossible = cardFault(exchange, from, Number.POSITIVE_INFINITY) === null
  if (!vendors.mercuryo || !isPossible) return null
  return <CardPurchase exchange={exchange} from={from} vendor={vendors.mercuryo} />
}

/** What this device has begun goes on being followed when it is too late to begin anew. */
function CardPurchase({ exchange, from, vendor }: Props & { vendor: NonNullable<Vendors['mercuryo']> }) {
  const { t } = useTranslation('exchange-status')
  const { publicId } = exchange
  const [isOpen, setOpen] = useState(false)
  const [purchases, setPurchases] = useState(() => purchasesOf(publicId))
  const dialog = useOnDemand(importDialog)
  const left = useTimeLeft(exchange.validUntil, exchange.serverTime)
  const { data, refresh } = useQuery(`card ${publicId} ${purchases.join()}`, () =>
    fetchCardPurchase(publicId, purchases),
  )
  const state = data?.state ?? null
  usePolling(purchases.length > 0 && state !== 'sent', refresh, timings.cardPoll)
  const isOffered = data?.isOffered === true && cardFault(exchange, from, left) === null
  const isPaid = state === 'paid' || state === 'sent'
  return (
    <div>
      {state && <CardProgress state={state} ticker={from.symbolFront} />}
      {isOffered && !isPaid && (
        <Button
          look="outline"
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true)
            dialog.want()
          }}
        >
          {t('card.buy', { ticker: from.symbolFront })}
        </Button>
      )}
      {isOpen && dialog.Component && (
        <dialog.Component
          exchange={exchange}
          from={from}
          vendor={vendor}
          onStarted={(id) => setPurchases(rememberPurchase(publicId, id))}
          onChanged={() => void refresh()}
          onClose={() => setOpen(false)}
        />
      )}
      {dialog.hasFailed && <p role="alert">{t('card.failed')}</p>}
    </div>
  )
}

function CardProgress({ state, ticker }: { state: CardState; ticker: string }) {
  const { t } = useTranslation('exchange-status')
  return (
    <Callout tone={state === 'failed' ? 'bad' : 'plain'} role="status">
      <p>{t(`card.state.${state}`, { ticker })}</p>
    </Callout>
  )
}

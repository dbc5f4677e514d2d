import { useState } from 'react'
import type { Currency } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'
import { canBuyByCard } from '@/domain/exchange/cardPurchase'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'

const importDialog = () => import('./CardDialog').then((module) => module.CardDialog)

export function BuyByCard({ exchange, from }: { exchange: Exchange; from: Currency }) {
  const { t } = useTranslation('exchange-status')
  const site = useAppSelector(selectSite)
  const [isOpen, setOpen] = useState(false)
  const dialog = useOnDemand(importDialog)
  if (!site.vendors.mercuryo || exchange.sandbox || !canBuyByCard(exchange, from)) return null
  return (
    <div>
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
      {isOpen && dialog.Component && (
        <dialog.Component
          exchange={exchange}
          from={from}
          vendor={site.vendors.mercuryo}
          onClose={() => setOpen(false)}
        />
      )}
      {dialog.hasFailed && <p role="alert">{t('card.failed')}</p>}
    </div>
  )
}

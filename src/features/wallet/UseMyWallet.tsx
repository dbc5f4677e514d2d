import { useState } from 'react'
import type { Currency } from '@/domain/currency/currency'
import { isEvmNetwork } from '@/domain/wallet/evmCoins'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Icon } from '@/ui/layout/Icon'
import { useOnDemand } from '@/ui/hooks/useOnDemand'

const importFill = () => import('./FillFromWallet').then((module) => module.FillFromWallet)

type Props = { currency: Currency; onAddress: (address: string) => void }

export function UseMyWallet({ currency, onAddress }: Props) {
  const { t } = useTranslation('wallet')
  const [isOpen, setOpen] = useState(false)
  const { Component, hasFailed, want } = useOnDemand(importFill)
  if (!isEvmNetwork(currency.network)) return null
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={t('fill')}
        title={t('fill')}
        onClick={() => {
          setOpen(true)
          want()
        }}
      >
        <Icon name="wallet" />
      </Button>
      {hasFailed && (
        <span className="unseen" role="alert">
          {t('failed')}
        </span>
      )}
      {isOpen && Component && (
        <Component network={currency.network} onAddress={onAddress} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

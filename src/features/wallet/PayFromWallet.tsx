import { useEffect, useEffectEvent } from 'react'
import { paymentOf } from '@/browser/storage/walletPayments'
import { isEvmNetwork } from '@/domain/wallet/evmCoins'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import type { PayProps } from './PayProps'

const importPanel = () => import('./PayPanel').then((module) => module.PayPanel)

export function PayFromWallet(props: PayProps) {
  const { t } = useTranslation('wallet')
  const { Component, hasFailed, want } = useOnDemand(importPanel)
  const { publicId, extendedInfo } = props.exchange
  const isKnown = extendedInfo.txFrom !== null
  const openIfRequested = useEffectEvent(() => (isKnown || paymentOf(publicId) !== null) && want())
  useEffect(() => void openIfRequested(), [publicId, isKnown])
  if (!isEvmNetwork(props.exchange.networkFrom)) return null
  if (Component) return <Component {...props} />
  return (
    <div>
      <Button look="outline" onClick={want}>
        {t('pay')}
      </Button>
      {hasFailed && <p role="alert">{t('failed')}</p>}
    </div>
  )
}

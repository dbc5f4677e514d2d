import { useEffect, useEffectEvent } from 'react'
import { paymentOf } from '@/browser/storage/walletPayments'
import { canPayFromWallet } from '@/domain/wallet/canPayFromWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import type { PayProps } from './PayProps'

const importPanel = () => import('./PayPanel').then((module) => module.PayPanel)

export function PayFromWallet(props: PayProps) {
  const { t } = useTranslation('wallet')
  const { Component, hasFailed, want } = useOnDemand(importPanel)
  const { exchange, from } = props
  const { publicId, extendedInfo } = exchange
  const canPay = canPayFromWallet(exchange, from, useAppSelector(selectSite))
  const isKnown = extendedInfo.txFrom !== null
  const openIfRequested = useEffectEvent(() => (isKnown || paymentOf(publicId) !== null) && want())
  useEffect(() => void openIfRequested(), [publicId, isKnown])
  if (!canPay) return null
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

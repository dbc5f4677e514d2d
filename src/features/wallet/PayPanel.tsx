import { useEffect, useMemo, useRef } from 'react'
import { walletDeposit, type WalletDeposit } from '@/domain/wallet/walletDeposit'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'

import styles from './PayPanel.module.css'
import { PayOffer } from './PayOffer'
import type { PayProps } from './PayProps'
import { PaySent } from './PaySent'
import { useTxStatus, usePayment, type TxStatus } from './usePayment'
import { usePay, type Pay } from './usePay'
import { useReportPayment } from './useReportPayment'
import { WithWalletTexts } from './WithWalletTexts'
import type { WalletPayment } from '@/browser/storage/walletPayments'
import { PayAgain } from './PayAgain'

export function PayPanel(props: PayProps) {
  return (
    <WithWalletTexts>
      <Panel {...props} />
    </WithWalletTexts>
  )
}

function Panel(props: PayProps) {
  const { t } = useTranslation('wallet-menu')
  const { exchange, from } = props
  const site = useAppSelector(selectSite)
  const plan = useMemo(() => walletDeposit(exchange, from, site), [exchange, from, site])
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={section} tabIndex={-1} className={styles.panel} aria-label={t('pay.title')}>
      <h2 className={styles.title}>{t('pay.title')}</h2>
      {typeof plan === 'string' ? <Cannot /> : <Payment {...props} plan={plan} />}
    </section>
  )
}

/** Everything else is known before the panel is offered (canPayFromWallet). */
function Cannot() {
  const { t } = useTranslation('wallet-menu')
  return (
    <Callout tone="plain">
      <p>{t('pay.cannot')}</p>
    </Callout>
  )
}

function Payment({ exchange, from, onDone, plan }: PayProps & { plan: WalletDeposit }) {
  const { publicId, extendedInfo } = exchange
  const { payment, look } = usePayment(publicId)
  const pay = usePay(publicId, plan, look)
  const txStatus = useTxStatus(pay.step ? null : payment, plan.chain)
  useReportPayment(exchange, payment?.hash ?? null, onDone)
  const hash = payment?.hash ?? extendedInfo.txFrom
  if (pay.step) return <PayOffer {...{ plan, pay }} />
  if (hash) return <PaySent {...{ hash, txStatus, from, payment, pay }} />
  return payment ? <PendingPayment {...{ payment, txStatus, pay }} /> : <PayOffer {...{ plan, pay }} />
}

type Props = { payment: WalletPayment; txStatus: TxStatus | null; pay: Pay }

function PendingPayment({ payment, txStatus, pay }: Props) {
  const { t } = useTranslation('wallet-menu')
  return (
    <>
      <Callout title={t('pay.requested.title')} role="status">
        <p>{t(txStatus ? `pay.requested.${txStatus}` : 'pay.requested.looking')}</p>
      </Callout>
      {/* Not before the chain has been looked at. */}
      {txStatus && <PayAgain payment={payment} pay={pay} />}
    </>
  )
}

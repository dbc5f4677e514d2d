import { useTranslation } from 'next-i18next/pages'
import type { WalletPayment } from '@/browser/walletPayments'
import { Callout } from '@/ui/Callout'
import { PayAgain } from './PayAgain'
import type { TxStatus } from './usePayment'
import type { Pay } from './usePay'

type Props = { payment: WalletPayment; txStatus: TxStatus | null; pay: Pay }

export function PendingPayment({ payment, txStatus, pay }: Props) {
  const { t } = useTranslation('wallet-menu')
  return (
    <>
      <Callout title={t('pay.asked.title')} role="status">
        <p>{t(txStatus ? `pay.asked.${txStatus}` : 'pay.asked.looking')}</p>
      </Callout>
      {/* Not before the chain has been looked at. */}
      {txStatus && <PayAgain payment={payment} pay={pay} />}
    </>
  )
}

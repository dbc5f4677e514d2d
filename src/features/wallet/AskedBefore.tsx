import { useTranslation } from 'next-i18next/pages'
import type { WalletPayment } from '@/browser/walletPayments'
import { Callout } from '@/ui/Callout'
import { PayAgain } from './PayAgain'
import type { Fate } from './usePayment'
import type { Pay } from './usePay'

type Props = { payment: WalletPayment; fate: Fate | null; pay: Pay }

/** A wallet was asked and nobody heard its answer: what the chain says of it, and a second try only on purpose. */
export function AskedBefore({ payment, fate, pay }: Props) {
  const { t } = useTranslation('wallet-menu')
  return (
    <>
      <Callout title={t('pay.asked.title')} role="status">
        <p>{t(fate ? `pay.asked.${fate}` : 'pay.asked.looking')}</p>
      </Callout>
      {/* Not before the chain has been looked at. */}
      {fate && <PayAgain payment={payment} pay={pay} />}
    </>
  )
}

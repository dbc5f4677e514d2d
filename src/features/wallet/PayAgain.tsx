import { useEffect, useState } from 'react'
import type { WalletPayment } from '@/browser/storage/walletPayments'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { openWallets } from '@/store/openWallets'
import { selectCurrentWallet } from '@/store/slices/walletSlice'
import { Button } from '@/ui/form/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import styles from './PayPanel.module.css'
import type { Pay } from './usePay'
import { useWalletFailureText } from './useWalletFailureText'
import { WalletList } from './WalletList'

export function PayAgain({ payment, pay }: { payment: WalletPayment; pay: Pay }) {
  const { t } = useTranslation('wallet-menu')
  const dispatch = useAppDispatch()
  const failureText = useWalletFailureText()
  const connection = useAppSelector(selectCurrentWallet)
  const [isSure, setSure] = useState(false)
  useEffect(() => {
    dispatch(openWallets()).catch(() => undefined)
  }, [dispatch])
  return (
    <>
      {pay.failure && <p role="alert">{failureText(pay.failure)}</p>}
      <Checkbox checked={isSure} onChange={setSure}>
        {t('pay.again.sure')}
      </Checkbox>
      {isSure && !connection && <WalletList />}
      {isSure && connection && (
        <div className={styles.buttons}>
          <Button look="outline" onClick={() => pay.pay(payment.askedAt)}>
            {t('pay.again.button')}
          </Button>
        </div>
      )}
    </>
  )
}

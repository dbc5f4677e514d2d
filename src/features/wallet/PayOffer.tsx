import { useState } from 'react'
import { fullAmount } from '@/domain/money/amount'
import { shortAddress } from '@/domain/wallet/wallet'
import type { WalletDeposit } from '@/domain/wallet/walletDeposit'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectCurrentWallet } from '@/store/slices/walletSlice'
import { Button } from '@/ui/form/Button'
import { DescriptionList } from '@/ui/table/DescriptionList'
import styles from './PayPanel.module.css'
import type { Pay } from './usePay'
import { useWalletFailureText } from './useWalletFailureText'
import { WalletList } from './WalletList'
import { WalletMenu } from './WalletMenu'
import { WalletName } from './WalletName'

export function PayOffer({ plan, pay }: { plan: WalletDeposit; pay: Pay }) {
  const { t } = useTranslation('wallet-menu')
  const { intl } = useLanguage()
  const failureText = useWalletFailureText()
  const connection = useAppSelector(selectCurrentWallet)
  const [isChoosing, setChoosing] = useState(false)
  if (!connection && !pay.step) return <WalletList />
  const { chain, deposit } = plan
  const amount = `${fullAmount(deposit.amount, intl)} ${deposit.ticker}`
  const [account = ''] = connection?.accounts ?? []
  return (
    <>
      {connection && <WalletName wallet={connection.connector} />}
      <DescriptionList
        rows={[
          [
            t('pay.from'),
            <span key="from" title={account}>
              {shortAddress(account)}
            </span>,
          ],
          [t('pay.amount'), amount],
          [t('pay.chain'), chain.name],
        ]}
      />
      <div className={styles.buttons}>
        <Button busy={pay.step !== null} onClick={() => pay.pay()}>
          {t('pay.now', { amount })}
        </Button>
        <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t('pay.otherWallet')}
        </Button>
      </div>
      <p role="status">{pay.step && t(`pay.step.${pay.step}`)}</p>
      {pay.failure && <p role="alert">{failureText(pay.failure)}</p>}
      {isChoosing && <WalletMenu onClose={() => setChoosing(false)} onChosen={() => setChoosing(false)} />}
    </>
  )
}

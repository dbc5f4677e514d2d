import type { BankDetails } from '@/contract/exchangeParts'
import type { Exchange } from '@/contract/exchanges'
import { epcCode } from '@/domain/exchange/epcCode'
import { useTranslation } from '@/i18n/useTranslation'
import { ServedQrCode } from './ServedQrCode'
import styles from './DepositPanel.module.css'

/** Banking apps read such codes for euros only. */
export function BankCode({ exchange, bank }: { exchange: Exchange; bank: BankDetails }) {
  const { t } = useTranslation('exchange-status')
  const { tickerFrom, expectedAmountFrom: amount, extendedInfo } = exchange
  const account = extendedInfo.addressFrom
  const text = tickerFrom.toLowerCase() === 'eur' ? epcCode({ ...bank, account, amount }) : null
  if (text === null) return null
  return (
    <div className={styles.code}>
      <ServedQrCode text={text} label={t('bank.code')} />
      <p className={styles.codeNote}>{t('bank.scan')}</p>
    </div>
  )
}

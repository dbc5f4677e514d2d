import type { BankDetails } from '@/contract/exchangeParts'
import { bankMethod } from '@/domain/exchange/bankMethod'
import type { Currency } from '@/domain/currency/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { CopyRow } from './CopyRow'
import styles from './DepositPanel.module.css'

type Props = { bank: BankDetails | null; from: Currency; ramp?: string | undefined }

export function BankRows({ bank, from, ramp }: Props) {
  const { t } = useTranslation('exchange-status')
  return (
    <>
      {bank && (
        <>
          <CopyRow
            name={t('bank.payee')}
            value={bank.payee}
            shown={bank.payee}
            copyLabel={t('bank.copyPayee')}
          />
          {bank.bank && (
            <CopyRow
              name={t('bank.bank')}
              value={bank.bank}
              shown={bank.bank}
              copyLabel={t('bank.copyBank')}
            />
          )}
          {bank.bic && <CopyRow name="BIC" value={bank.bic} shown={bank.bic} copyLabel={t('bank.copyBic')} />}
          <CopyRow
            name={t('bank.reference')}
            value={bank.reference}
            copyLabel={t('bank.copyReference')}
            note={ramp ? t('ramp.open.reference', { ramp }) : t('bank.referenceNeeded')}
          />
        </>
      )}
      <div className={styles.row}>
        <dt>{t('bank.time')}</dt>
        <dd className={styles.note}>{t(`bank.times.${bankMethod(from.symbol)}`)}</dd>
      </div>
    </>
  )
}

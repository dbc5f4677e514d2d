import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { showAmount } from '@/domain/amount'
import type { Currency } from '@/domain/currency'
import type { Exchange } from '@/domain/exchange'
import { paymentUri } from '@/domain/paymentUri'
import { useLanguage } from '@/i18n/useLanguage'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { Callout } from '@/ui/Callout'
import { QrCode } from '@/ui/QrCode'
import { Segmented } from '@/ui/Segmented'
import { CopyRow } from './CopyRow'
import { Countdown } from './Countdown'
import styles from './DepositPanel.module.css'
import { useWarnings } from './useWarnings'

type Code = 'address' | 'amount' | 'extra'

/** What to send, where to, until when: each with its own copy button, and as a code for a phone. */
export function DepositPanel({ exchange, from }: { exchange: Exchange; from: Currency }) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const { sandbox } = useAppSelector(selectSite)
  const warnings = useWarnings(from)
  const [code, setCode] = useState<Code>('address')
  const { addressFrom, extraIdFrom } = exchange.extendedInfo
  const amount = exchange.expectedAmountFrom
  const uri = paymentUri(
    {
      network: from.network,
      contract_address: from.fullInfo.contract_address,
      symbolFront: from.symbolFront,
    },
    addressFrom,
    amount,
    extraIdFrom,
  )
  const network = from.fullInfo.network_name

  const codes: Record<Code, string | null> = { address: addressFrom, amount: uri, extra: extraIdFrom }
  const options = (Object.keys(codes) as Code[])
    .filter((kind) => codes[kind])
    .map((value) => ({ value, label: value === 'extra' ? from.extra_id : t(`code.${value}`) }))

  return (
    <>
      <div className={styles.deposit}>
        <dl className={styles.facts}>
          <CopyRow
            name={t('deposit.amount')}
            value={amount}
            shown={`${showAmount(amount, intl, from.fullInfo.precision)} ${from.symbolFront}`}
            copyLabel={t('copyAmount')}
          />
          <CopyRow
            name={network ? t('deposit.address', { network }) : t('deposit.account')}
            value={addressFrom}
            copyLabel={t('copyAddress')}
            note={sandbox && t('sandbox.address')}
          />
          {extraIdFrom && (
            <CopyRow
              name={t('deposit.extra', { kind: from.extra_id })}
              value={extraIdFrom}
              copyLabel={t('copyExtra', { kind: from.extra_id })}
              note={t('deposit.extraNeeded', { kind: from.extra_id })}
            />
          )}
          <Countdown exchange={exchange} />
        </dl>
        <div className={styles.code}>
          <QrCode
            text={codes[code] ?? addressFrom}
            label={t(`code.label.${code}`, { kind: from.extra_id })}
          />
          {options.length > 1 && (
            <Segmented legend={t('code.legend')} options={options} value={code} onChoose={setCode} />
          )}
        </div>
      </div>
      <Callout>
        {network && (
          <p>
            <b>{t('only.title', { network })}</b> {t('only.text')}
          </p>
        )}
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </Callout>
      <details className={styles.what}>
        <summary>{t('what.title')}</summary>
        <ul>
          <li>{t(exchange.type === 'fixed' ? 'what.lateFixed' : 'what.lateFloating')}</li>
          <li>{t(exchange.type === 'fixed' ? 'what.amountFixed' : 'what.amountFloating')}</li>
          <li>{t('what.network')}</li>
          <li>{t('what.check')}</li>
        </ul>
      </details>
    </>
  )
}

import { useState } from 'react'
import type { Currency } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'
import { paymentUri } from '@/domain/exchange/paymentUri'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useTranslation } from '@/i18n/useTranslation'
import { ServedQrCode } from './ServedQrCode'
import { Segmented } from '@/ui/form/Segmented'
import { useHasScripts } from '@/ui/layout/Scripts'
import styles from './DepositPanel.module.css'

const CODES = ['address', 'amount', 'extra'] as const
type Code = (typeof CODES)[number]

/** With the amount only where wallets agree how to read it; the extra id has a code of its own. */
export function DepositCode({ exchange, from }: { exchange: Exchange; from: Currency }) {
  const { t } = useTranslation('exchange-status')
  const { withKind } = useExtraIdKind()
  const hasScripts = useHasScripts()
  const [code, setCode] = useState<Code>('address')
  const { addressFrom, extraIdFrom } = exchange.extendedInfo
  const { network, symbolFront, fullInfo, extra_id: extraIdLabel } = from
  const coin = { network, symbolFront, contract_address: fullInfo.contract_address }
  const texts: Record<Code, string | null> = {
    address: addressFrom,
    amount: paymentUri(coin, addressFrom, exchange.expectedAmountFrom, extraIdFrom),
    extra: extraIdFrom,
  }
  const options = CODES.filter((value) => texts[value]).map((value) => ({
    value,
    label: value === 'extra' ? withKind(extraIdLabel, (kind) => kind) : t(`code.${value}`),
  }))
  return (
    <div className={styles.code}>
      <ServedQrCode
        text={texts[code] ?? addressFrom}
        label={withKind(extraIdLabel, (kind) => t(`code.label.${code}`, { kind }))}
      />
      {hasScripts && options.length > 1 && (
        <div data-scripted="">
          <Segmented
            name="code"
            legend={t('code.legend')}
            options={options}
            value={code}
            onChoose={setCode}
          />
        </div>
      )}
    </div>
  )
}

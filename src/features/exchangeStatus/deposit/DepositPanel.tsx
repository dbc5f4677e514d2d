import type { ReactNode } from 'react'
import { fullAmount } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { BankCode } from './BankCode'
import { BankRows } from './BankRows'
import { BuyByCard } from './BuyByCard'
import { CopyRow } from './CopyRow'
import { Countdown } from './Countdown'
import { DepositCautions } from './DepositCautions'
import { DepositCode } from './DepositCode'
import { OpenInWallet } from './OpenInWallet'
import { PayBy } from './PayBy'
import styles from './DepositPanel.module.css'

type Props = { exchange: Exchange; from: Currency; payment?: ReactNode }

export function DepositPanel({ exchange, from, payment }: Props) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const { wallet } = useAppSelector(selectSite)
  const { provider } = exchange
  const { addressFrom } = exchange.extendedInfo
  // The address of a chain of no real money is a right one.
  const standIn = wallet.sandboxChain?.depositAddress === addressFrom ? wallet.sandboxChain : null
  const sandboxNote = standIn
    ? t('sandbox.chainAddress', { chain: standIn.name })
    : t(from.isFiat ? 'sandbox.account' : 'sandbox.address')
  const amount = exchange.expectedAmountFrom
  const { symbolFront, fullInfo } = from
  const network = fullInfo.network_name
  return (
    <>
      <div className={styles.deposit}>
        <dl className={styles.facts}>
          <CopyRow
            name={t('deposit.amount')}
            value={amount}
            shown={`${fullAmount(amount, intl)} ${symbolFront}`}
            copyLabel={t('copyAmount')}
          />
          <CopyRow
            name={network ? t('deposit.address', { network }) : t('deposit.account')}
            value={addressFrom}
            copyLabel={t(from.isFiat ? 'copyAccount' : 'copyAddress')}
          />
          <ExtraId exchange={exchange} from={from} />
          {from.isFiat && (
            <BankRows bank={exchange.bank ?? null} from={from} ramp={exchange.ramp?.ramp.name} />
          )}
          {exchange.ramp ? <PayBy exchange={exchange} /> : <Countdown exchange={exchange} />}
        </dl>
        <Code exchange={exchange} from={from} />
      </div>
      {!standIn && <OpenInWallet exchange={exchange} from={from} />}
      {exchange.sandbox && <p className={styles.sandbox}>{sandboxNote}</p>}
      {provider?.custody && <p>{t(`provider.deposit.${provider.custody}`, { provider: provider.name })}</p>}
      {payment}
      {!exchange.ramp && <BuyByCard exchange={exchange} from={from} />}
      <DepositCautions exchange={exchange} from={from} />
    </>
  )
}

type SideProps = { exchange: Exchange; from: Currency }

function ExtraId({ exchange, from }: SideProps) {
  const { t } = useTranslation('exchange-status')
  const { withKind } = useExtraIdKind()
  const { extraIdFrom } = exchange.extendedInfo
  if (!extraIdFrom) return null
  const { extra_id: label } = from
  const ramp = exchange.ramp?.ramp.name
  return (
    <CopyRow
      name={withKind(label, (kind) => t('deposit.extra', { kind }))}
      value={extraIdFrom}
      // People retype it: a gap would be taken for a part of it.
      shown={extraIdFrom}
      copyLabel={withKind(label, (kind) => t('copyExtra', { kind }))}
      note={withKind(label, (kind) =>
        ramp ? t('ramp.open.extra', { kind, ramp }) : t('deposit.extraNeeded', { kind }),
      )}
    />
  )
}

function Code({ exchange, from }: SideProps) {
  if (!from.isFiat) return <DepositCode exchange={exchange} from={from} />
  return exchange.bank && <BankCode exchange={exchange} bank={exchange.bank} />
}

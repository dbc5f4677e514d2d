import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import type { Currency } from '@/domain/currency'
import type { Exchange } from '@/contract/exchanges'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import { Tick } from '@/ui/Tick'
import styles from './ChoicePanel.module.css'

type Props = {
  exchange: Exchange
  from: Currency
  errors: { address?: string; extraId?: string }
  busy: boolean
  onRefund: (to: { address: string; extraId: string; notProvideRefundMemo: boolean }) => void
}

/** Where the deposit goes back to; filled in when the order named it. */
export function RefundForm({ exchange, from, errors, busy, onRefund }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { userRefundAddress, userRefundExtraId } = exchange.extendedInfo
  const [address, setAddress] = useState(userRefundAddress ?? '')
  const [extraId, setExtraId] = useState(userRefundExtraId ?? '')
  const [needsNone, setNeedsNone] = useState(false)
  const network = from.fullInfo.network_name
  return (
    <form
      className={styles.refund}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onRefund({ address, extraId: needsNone ? '' : extraId, notProvideRefundMemo: needsNone })
      }}
    >
      <TextField
        label={t(`exchange:recipient.${from.isFiat ? 'refundAccount' : 'refundAddress'}`, {
          ticker: from.symbolFront,
        })}
        hint={network && t('exchange:recipient.network', { network })}
        value={address}
        onChange={(event) => setAddress(event.target.value.trim())}
        error={errors.address}
      />
      {from.has_extra_id && (
        <RefundExtraId
          currency={from}
          value={extraId}
          needsNone={needsNone}
          error={errors.extraId}
          onChange={setExtraId}
          onNeedsNone={setNeedsNone}
        />
      )}
      <Button type="submit" look="outline" busy={busy}>
        {t('choice.refund')}
      </Button>
    </form>
  )
}

type ExtraIdProps = {
  currency: Currency
  value: string
  needsNone: boolean
  error: string | undefined
  onChange: (extraId: string) => void
  onNeedsNone: (needsNone: boolean) => void
}

function RefundExtraId({ currency, value, needsNone, error, onChange, onNeedsNone }: ExtraIdProps) {
  const { t } = useTranslation('exchange')
  const { withKind } = useExtraIdKind()
  const { extra_id: label, symbolFront: ticker } = currency
  return (
    <div>
      <TextField
        label={withKind(label, (kind) => kind)}
        hint={t('recipient.extraHint', { ticker })}
        value={needsNone ? '' : value}
        disabled={needsNone}
        onChange={(event) => onChange(event.target.value.trim())}
        error={error}
      />
      <Tick checked={needsNone} onChange={onNeedsNone}>
        {withKind(label, (kind) => t('recipient.needsNone', { kind }))}
      </Tick>
    </div>
  )
}

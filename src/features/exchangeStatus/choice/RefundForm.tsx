import { useState, type ReactNode } from 'react'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { AddressField } from '@/ui/address/AddressField'
import { ExtraIdField } from '@/ui/address/ExtraIdField'
import { ResolvedName } from '@/ui/address/ResolvedName'
import { Button } from '@/ui/form/Button'
import { ValidatedForm } from '@/ui/form/ValidatedForm'
import styles from './ChoicePanel.module.css'
import type { Action } from './useAction'
import { useRefundTo, type Refused } from './useRefundTo'

type Props = {
  exchange: Exchange
  from: Currency
  refused: Refused
  addressTool: ((currency: Currency, take: (address: string) => void) => ReactNode) | undefined
  onReview: (to: Omit<Action, 'action'>) => void
}

export function RefundForm({ exchange, from, refused, addressTool, onReview }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const [hasTried, setTried] = useState(false)
  const entry = useRefundTo(exchange, from, refused)
  const { typed, type, isChecked } = entry
  const ticker = from.symbolFront
  const attempt = () => {
    setTried(true)
    const { addressName, ...place } = { ...typed, extraId: typed.extraId || (entry.check.carried ?? '') }
    if (typed.address !== '' && isChecked && !entry.isWrong)
      onReview(addressName ? { ...place, addressName } : place)
  }
  return (
    <ValidatedForm className={styles.refund} label={t('choice.refund')} onTry={attempt}>
      <AddressField
        currency={from}
        label={t(`exchange:recipient.${from.isFiat ? 'refundAccount' : 'refundAddress'}`, { ticker })}
        value={typed.address}
        check={entry.check}
        problem={entry.addressProblem}
        showAll={hasTried}
        onChange={(address) => type({ address })}
        onExtraId={(extraId) => type({ extraId, notProvideRefundMemo: false })}
        isRequired
        tools={addressTool?.(from, (address) => type({ address }))}
      />
      <ResolvedName
        currency={from}
        lookup={entry.lookup}
        chosen={typed.addressName && t('exchange:recipient.name', { name: typed.addressName })}
        onChoose={(address, addressName) => type({ address, addressName })}
      />
      <ExtraIdField
        currency={from}
        value={typed.extraId}
        needsNone={typed.notProvideRefundMemo}
        carried={entry.check.carried}
        problem={entry.extraIdProblem}
        showAll={hasTried}
        onChange={(extraId) => type({ extraId })}
        onNeedsNone={(notProvideRefundMemo) => type({ notProvideRefundMemo, extraId: '' })}
      />
      <Button type="submit" look="outline" busy={!isChecked}>
        {t('choice.reviewRefund')}
      </Button>
    </ValidatedForm>
  )
}

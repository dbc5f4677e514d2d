import type { ReactNode } from 'react'
import type { Currency } from '@/domain/currency/currency'
import { paysOutToOwnAccount } from '@/domain/currency/ownAccount'
import type { RecipientProblems } from '@/domain/exchange/recipientProblems'
import { useRefundTerms } from '@/i18n/useRefundTerms'
import { useTranslation } from '@/i18n/useTranslation'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'
import { amountTaken, recipientTyped } from '@/store/slices/exchangeSlice'
import { useAddressName } from '@/store/currency/useAddressName'
import { useAppDispatch } from '@/store/hooks'
import { AddressField } from '@/ui/address/AddressField'
import { ExtraIdField } from '@/ui/address/ExtraIdField'
import { ResolvedName } from '@/ui/address/ResolvedName'
import { RampFieldsSlot } from './RampFieldsSlot'
import styles from './RecipientFields.module.css'
import { type RecipientState, useRecipientState, useTypedRecipient } from './useRecipientState'

export type AddressTool = (currency: Currency, take: (address: string) => void) => ReactNode

type Props = {
  from: Currency
  to: Currency
  children: (state: { isChecked: boolean; problems: RecipientProblems }) => ReactNode
  refused: RecipientProblems
  showAll: boolean
  tools?: ReactNode
  payout?: ReactNode
  addressTool?: AddressTool
}

export function RecipientFields(props: Props) {
  useTypedRecipient(props.from, props.to)
  const state = useRecipientState(props.from, props.to, props.refused)
  const { needs, offer } = state
  return (
    <>
      {(needs?.hasPayout ?? true) && (props.payout ?? <PayoutFields {...props} state={state} />)}
      {needs?.direction !== 'buy' && <RefundFields {...props} state={state} />}
      {offer && <RampFieldsSlot {...{ offer, state }} from={props.from} showAll={props.showAll} />}
      {props.children(state)}
    </>
  )
}

type PartProps = Props & { state: RecipientState }

function useType() {
  const dispatch = useAppDispatch()
  return (changed: Partial<ExchangeDraft>) => dispatch(recipientTyped(changed))
}

function PayoutFields({ to, showAll, state, tools, addressTool }: PartProps) {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  const type = useType()
  const { draft, toCheck, problemOf } = state
  return (
    <fieldset className={styles.group}>
      <legend>{t('recipient.legend', { ticker: to.symbolFront })}</legend>
      <AddressField
        currency={to}
        label={t(to.isFiat ? 'recipient.account' : 'recipient.address', { ticker: to.symbolFront })}
        value={draft.addressTo}
        check={toCheck}
        problem={problemOf('addressTo')}
        showAll={showAll}
        onChange={(addressTo) => type({ addressTo })}
        onExtraId={(extraIdTo) => type({ extraIdTo, notProvideMemo: false })}
        onAmount={(amount) => dispatch(amountTaken({ side: 'to', amount }))}
        note={paysOutToOwnAccount(to) ? t('recipient.ownAccount') : undefined}
        isRequired
        tools={
          <>
            {tools}
            {addressTool?.(to, (addressTo) => type({ addressTo }))}
          </>
        }
      />
      <ResolvedName
        currency={to}
        lookup={useAddressName(to, draft.addressTo)}
        chosen={draft.addressToName && t('recipient.nameFrom', { name: draft.addressToName })}
        onChoose={(addressTo, addressToName) => type({ addressTo, addressToName })}
      />
      <ExtraIdField
        currency={to}
        value={draft.extraIdTo}
        needsNone={draft.notProvideMemo}
        carried={toCheck.carried}
        problem={problemOf('extraIdTo')}
        showAll={showAll}
        onChange={(extraIdTo) => type({ extraIdTo })}
        onNeedsNone={(notProvideMemo) => type({ notProvideMemo, extraIdTo: '' })}
      />
    </fieldset>
  )
}

function RefundFields({ from, showAll, state, addressTool }: PartProps) {
  const { t } = useTranslation('exchange')
  const type = useType()
  const { draft, refundCheck, problemOf, isRefundRequired, provider } = state
  const refunds = useRefundTerms(provider)
  return (
    <fieldset className={styles.group}>
      <legend>
        {t(isRefundRequired ? 'recipient.refundLegendRequired' : 'recipient.refundLegend', {
          ticker: from.symbolFront,
        })}
      </legend>
      <AddressField
        currency={from}
        label={t(from.isFiat ? 'recipient.refundAccount' : 'recipient.refundAddress', {
          ticker: from.symbolFront,
        })}
        value={draft.userRefundAddress}
        check={refundCheck}
        problem={problemOf('userRefundAddress')}
        showAll={showAll}
        onChange={(userRefundAddress) => type({ userRefundAddress })}
        onExtraId={(userRefundExtraId) => type({ userRefundExtraId, notProvideRefundMemo: false })}
        note={refunds ?? (isRefundRequired ? undefined : t('recipient.refundHint'))}
        isRequired={isRefundRequired}
        tools={addressTool?.(from, (userRefundAddress) => type({ userRefundAddress }))}
      />
      <ResolvedName
        currency={from}
        lookup={useAddressName(from, draft.userRefundAddress)}
        chosen={draft.userRefundName && t('recipient.nameFrom', { name: draft.userRefundName })}
        onChoose={(userRefundAddress, userRefundName) => type({ userRefundAddress, userRefundName })}
      />
      {draft.userRefundAddress !== '' && (
        <ExtraIdField
          currency={from}
          value={draft.userRefundExtraId}
          needsNone={draft.notProvideRefundMemo}
          carried={refundCheck.carried}
          problem={problemOf('userRefundExtraId')}
          showAll={showAll}
          onChange={(userRefundExtraId) => type({ userRefundExtraId })}
          onNeedsNone={(notProvideRefundMemo) => type({ notProvideRefundMemo, userRefundExtraId: '' })}
        />
      )}
    </fieldset>
  )
}

import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import type { Currency } from '@/domain/currency'
import { recipientProblems, type RecipientField, type RecipientProblems } from '@/domain/recipientProblems'
import { recipientTyped, selectDraft, type ExchangeDraft } from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { AddressField } from './AddressField'
import { ExtraIdField } from './ExtraIdField'
import styles from './RecipientFields.module.css'
import { useAddressCheck } from './useAddressCheck'

type Props = {
  from: Currency
  to: Currency
  /** Told at every change: whether every address has been checked, and what is still wrong. */
  children: (state: { isChecked: boolean; problems: RecipientProblems }) => React.ReactNode
  /** Fields the back end refused, by name. */
  refused: RecipientProblems
  /** After a first try every problem is shown; before it only those of fields that were left. */
  showAll: boolean
}

/** Where the exchanged money goes, and where it returns to if the exchange cannot be done. */
export function RecipientFields({ from, to, children, refused, showAll }: Props) {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const toCheck = useAddressCheck(to, draft.addressTo)
  const refundCheck = useAddressCheck(from, draft.userRefundAddress)
  const type = (changed: Partial<ExchangeDraft>) => dispatch(recipientTyped(changed))

  const problems = recipientProblems(
    {
      currency: to,
      address: draft.addressTo,
      extraId: draft.extraIdTo,
      needsNoExtraId: draft.notProvideMemo,
      verdict: toCheck.verdict,
    },
    {
      currency: from,
      address: draft.userRefundAddress,
      extraId: draft.userRefundExtraId,
      needsNoExtraId: draft.notProvideRefundMemo,
      verdict: refundCheck.verdict,
    },
  )
  const isChecked =
    toCheck.verdict !== null && (draft.userRefundAddress === '' || refundCheck.verdict !== null)
  // A refusal is about what was sent: it falls silent once that field has been changed.
  const [judged, setJudged] = useState({ refused, draft })
  if (judged.refused !== refused) setJudged({ refused, draft })
  const refusalOf = (field: RecipientField) =>
    judged.draft[field] === draft[field] ? refused[field] : undefined
  const common = (field: RecipientField) => ({ problem: problems[field] ?? refusalOf(field), showAll })

  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('recipient.legend', { ticker: to.symbolFront })}</legend>
        <AddressField
          {...common('addressTo')}
          currency={to}
          label={t('recipient.address', { ticker: to.symbolFront })}
          value={draft.addressTo}
          check={toCheck}
          onChange={(addressTo) => type({ addressTo })}
        />
        {to.has_extra_id && (
          <ExtraIdField
            {...common('extraIdTo')}
            currency={to}
            value={draft.extraIdTo}
            needsNone={draft.notProvideMemo}
            onChange={(extraIdTo) => type({ extraIdTo })}
            onNeedsNone={(notProvideMemo) => type({ notProvideMemo, extraIdTo: '' })}
          />
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('recipient.refundLegend', { ticker: from.symbolFront })}</legend>
        <AddressField
          {...common('userRefundAddress')}
          currency={from}
          label={t('recipient.refundAddress', { ticker: from.symbolFront })}
          value={draft.userRefundAddress}
          check={refundCheck}
          onChange={(userRefundAddress) => type({ userRefundAddress })}
        />
        {from.has_extra_id && draft.userRefundAddress !== '' && (
          <ExtraIdField
            {...common('userRefundExtraId')}
            currency={from}
            value={draft.userRefundExtraId}
            needsNone={draft.notProvideRefundMemo}
            onChange={(userRefundExtraId) => type({ userRefundExtraId })}
            onNeedsNone={(notProvideRefundMemo) => type({ notProvideRefundMemo, userRefundExtraId: '' })}
          />
        )}
        <p className={styles.hint}>{t('recipient.refundHint')}</p>
      </fieldset>
      {children({ isChecked, problems })}
    </>
  )
}

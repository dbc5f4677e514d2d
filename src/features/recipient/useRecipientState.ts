import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readTypedRecipient, storeTypedRecipient } from '@/browser/page/typedRecipient'
import type { RampOfferView } from '@/contract/ramps'
import { invoiceFault, type InvoicePayment } from '@/domain/address/lightningInvoice'
import type { Currency } from '@/domain/currency/currency'
import {
  recipientProblems,
  type RecipientField,
  type RecipientProblems,
} from '@/domain/exchange/recipientProblems'
import { rampProblems, recipientNeeds } from '@/domain/ramp/recipientNeeds'
import { selectWallet } from '@/store/slices/walletSlice'
import { recipientTyped, selectDraft } from '@/store/slices/exchangeSlice'
import { selectQuoteRequest } from '@/store/quote/quoteRequest'
import { selectQuote } from '@/store/slices/quoteSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type AddressCheck, useAddressCheck } from '@/store/currency/useAddressCheck'

export function useRecipientState(from: Currency, to: Currency, refused: RecipientProblems) {
  const draft = useAppSelector(selectDraft)
  const estimate = useAppSelector(selectQuote)?.estimate
  const provider = estimate?.provider ?? null
  const ramp = useRampNeeds(estimate?.ramp ?? null, from, to)
  const { needs } = ramp
  const isRefundRequired = needs ? needs.isRefundRequired : (provider?.isRefundRequired ?? false)
  const toCheck = useAddressCheck(to, draft.addressTo)
  const refundCheck = useAddressCheck(from, draft.userRefundAddress)
  const payment = usePayment(estimate?.estimate ?? null)
  const judged = recipientProblems(
    {
      currency: to,
      address: draft.addressTo,
      extraId: draft.extraIdTo,
      needsNoExtraId: draft.notProvideMemo,
      verdict: toCheck.verdict,
      carried: toCheck.carried,
      invoice: faultOf(toCheck, payment),
    },
    {
      currency: from,
      address: draft.userRefundAddress,
      extraId: draft.userRefundExtraId,
      needsNoExtraId: draft.notProvideRefundMemo,
      verdict: refundCheck.verdict,
      carried: refundCheck.carried,
      invoice: faultOf(refundCheck, null),
      isRequired: isRefundRequired,
    },
  )
  const problems = ramp.judge(judged)
  const [known, setKnown] = useState({ refused, draft })
  if (known.refused !== refused) setKnown({ refused, draft })
  const problemOf = (field: RecipientField) =>
    problems[field] ?? (known.draft[field] === draft[field] ? refused[field] : undefined)
  const isPayoutChecked = needs?.hasPayout === false || toCheck.verdict !== null
  const isRefundChecked =
    needs?.hasRefund === false || draft.userRefundAddress === '' || refundCheck.verdict !== null
  const isChecked = isPayoutChecked && isRefundChecked
  return {
    ...{ draft, toCheck, refundCheck, provider, problems, problemOf, isRefundRequired, isChecked },
    ...{ needs, offer: ramp.offer },
  }
}

/** What the offer of a ramp wants of its customer; nothing of it for an exchange of coins. */
function useRampNeeds(current: RampOfferView | null, from: Currency, to: Currency) {
  const offer = useLastOffer(current, `${from.symbol} ${to.symbol}`)
  const { owner, unregEmail, addressTo } = useAppSelector(selectDraft)
  const { connections } = useAppSelector(selectWallet)
  const needs = offer ? recipientNeeds(from.isFiat ? 'buy' : 'sell', offer.needs) : null
  const accounts = connections.flatMap((connection) => connection.accounts)
  const judge = (judged: RecipientProblems): RecipientProblems =>
    needs ? rampProblems(needs, judged, { owner, email: unregEmail, addressTo, accounts }) : judged
  return { offer, needs, judge }
}

/** What an invoice of Lightning has to be over. */
function usePayment(estimate: string | null): InvoicePayment | null {
  const request = useAppSelector(selectQuoteRequest)
  const amountTo = request?.reverse ? request.amount : estimate
  return request && amountTo ? { amountBtc: amountTo, isExact: request.fixed || request.reverse } : null
}

export type RecipientState = ReturnType<typeof useRecipientState>

/** Of the last quote of the pair while the next is on its way, so that no field goes and comes. */
function useLastOffer(offer: RampOfferView | null, pair: string): RampOfferView | null {
  const [last, setLast] = useState({ pair, offer })
  if ((offer && offer !== last.offer) || last.pair !== pair) setLast({ pair, offer })
  return offer ?? (last.pair === pair ? last.offer : null)
}

/** How much comes back in a refund nobody knows before. */
const faultOf = ({ invoice, checkedAt }: AddressCheck, payment: InvoicePayment | null) =>
  invoice && invoiceFault(invoice, payment, checkedAt)

/** Restores what was typed in this tab for this pair, and stores what is typed. */
export function useTypedRecipient(from: Currency, to: Currency) {
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const pair = `${from.symbol} ${to.symbol}`
  const { addressTo, addressToName, extraIdTo, notProvideMemo } = draft
  const { userRefundAddress, userRefundName, userRefundExtraId, notProvideRefundMemo } = draft
  const isTouched = Boolean(addressTo || extraIdTo || userRefundAddress || userRefundExtraId)

  const restore = useEffectEvent(() => {
    const typed = isTouched ? null : readTypedRecipient(pair)
    if (typed) dispatch(recipientTyped(typed.fields))
  })
  useEffect(() => restore(), [pair])
  const wasTouched = useRef(false)
  useEffect(() => {
    if (!isTouched) {
      if (wasTouched.current) storeTypedRecipient(null)
      return
    }
    wasTouched.current = true
    const texts = { addressTo, extraIdTo, userRefundAddress, userRefundExtraId }
    const names = { addressToName, userRefundName }
    storeTypedRecipient({ pair, fields: { ...texts, ...names, notProvideMemo, notProvideRefundMemo } })
  }, [
    pair,
    isTouched,
    addressTo,
    addressToName,
    extraIdTo,
    notProvideMemo,
    userRefundAddress,
    userRefundName,
    userRefundExtraId,
    notProvideRefundMemo,
  ])
}

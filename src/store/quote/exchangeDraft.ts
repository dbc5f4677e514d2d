import { emptyRecipient, type RecipientFields } from '@/domain/exchange/recipientFields'
import { toDigits } from '@/domain/money/amount'
import { type AccountOwner, emptyOwner } from '@/domain/ramp/accountOwner'

export type Side = 'from' | 'to'

export type ExchangeDraft = RecipientFields & {
  from: string
  to: string
  /** Which amount was typed; the other one follows from the quote. */
  side: Side
  /** Canonical decimal string; empty while what was typed is no amount. */
  amount: string
  /** The typed text itself, so that a half-typed number is not rewritten; null until something was typed. */
  typed: string | null
  /** Nobody chose this amount, so it may be changed to fit a currency and its limits. */
  isSuggested: boolean
  fixed: boolean
  /** Empty: the best one. */
  provider: string
  unregEmail: string
  /** Of the bank account, where a ramp needs to know. */
  owner: AccountOwner
  /** One that was found to be valid; empty: none. */
  promoCode: string
  /** What the last swap replaced: the next one gives it back. Null once the visitor has changed the amount or the pair. */
  beforeSwap: BeforeSwap | null
}

type BeforeSwap = RecipientFields &
  Pick<ExchangeDraft, 'from' | 'to' | 'side' | 'amount' | 'typed' | 'isSuggested'>

export const emptyDraft: ExchangeDraft = {
  from: 'btc',
  to: 'eth',
  side: 'from',
  amount: '0.003',
  typed: null,
  isSuggested: true,
  fixed: false,
  provider: '',
  ...emptyRecipient,
  unregEmail: '',
  owner: emptyOwner,
  promoCode: '',
  beforeSwap: null,
}

/** A resolved name belongs to its address: another address drops it. */
export const typeRecipient = (draft: ExchangeDraft, typed: Partial<ExchangeDraft>) => {
  if (typed.addressTo !== undefined) draft.addressToName = ''
  if (typed.userRefundAddress !== undefined) draft.userRefundName = ''
  Object.assign(draft, typed)
}

export const clearSide = (draft: ExchangeDraft, side: Side) => {
  // An address belongs to one network: it is forgotten when that side's currency changes.
  if (side === 'to') typeRecipient(draft, { addressTo: '', extraIdTo: '', notProvideMemo: false })
  else typeRecipient(draft, { userRefundAddress: '', userRefundExtraId: '', notProvideRefundMemo: false })
}

/** Of an amount carried over from the other side. */
const CARRIED_DIGITS = 6
const carried = (amount: string) => toDigits(amount, CARRIED_DIGITS)

export const isUntouched = ({ from, to, amount, isSuggested, typed }: ExchangeDraft) =>
  isSuggested &&
  typed === null &&
  amount === emptyDraft.amount &&
  from === emptyDraft.from &&
  to === emptyDraft.to

export const fillDraft = (draft: ExchangeDraft, filled: Partial<ExchangeDraft>) => {
  draft.beforeSwap = null
  if (filled.from && filled.from !== draft.from) clearSide(draft, 'from')
  if (filled.to && filled.to !== draft.to) clearSide(draft, 'to')
  if (filled.from || filled.to) draft.provider = ''
  if (filled.from && filled.from !== draft.from) Object.assign(draft, { typed: null, isSuggested: true })
  // Else the typed text would stand in the field beside the quote of the given amount.
  Object.assign(draft, filled.amount ? { side: 'from', typed: null, isSuggested: false } : {}, filled)
}

/** Retains the value: the other side's amount (`otherAmount`, from the quote) stays and this one follows. */
export const chooseCurrency = (
  draft: ExchangeDraft,
  { side, symbol, otherAmount }: { side: Side; symbol: string; otherAmount?: string | null },
) => {
  const other: Side = side === 'from' ? 'to' : 'from'
  if (draft[side] === symbol) return
  draft.beforeSwap = null
  const isSwap = draft[other] === symbol
  if (isSwap) {
    draft[other] = draft[side]
    clearSide(draft, other)
  }
  draft[side] = symbol
  draft.provider = ''
  clearSide(draft, side)
  if (!isSwap && draft.side !== side) return
  draft.isSuggested = true
  if (otherAmount)
    Object.assign(draft, { side: isSwap ? draft.side : other, amount: carried(otherAmount), typed: null })
}

/** What one was to get is what one now sends; pressed again, all that was typed is back. */
export const swapSides = (draft: ExchangeDraft, otherAmount: string | null) => {
  const { from, to, beforeSwap } = draft
  draft.provider = ''
  if (beforeSwap) {
    Object.assign(draft, beforeSwap, { beforeSwap: null })
    return
  }
  draft.beforeSwap = stateBeforeSwap(draft)
  Object.assign(draft, { from: to, to: from })
  if (draft.side === 'to') draft.side = 'from'
  else if (otherAmount) Object.assign(draft, { amount: carried(otherAmount), typed: null, isSuggested: true })
  clearSide(draft, 'from')
  clearSide(draft, 'to')
}

const stateBeforeSwap = (draft: ExchangeDraft): BeforeSwap => ({
  from: draft.from,
  to: draft.to,
  side: draft.side,
  amount: draft.amount,
  typed: draft.typed,
  isSuggested: draft.isSuggested,
  addressTo: draft.addressTo,
  addressToName: draft.addressToName,
  extraIdTo: draft.extraIdTo,
  notProvideMemo: draft.notProvideMemo,
  userRefundAddress: draft.userRefundAddress,
  userRefundName: draft.userRefundName,
  userRefundExtraId: draft.userRefundExtraId,
  notProvideRefundMemo: draft.notProvideRefundMemo,
})

import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { amountUnits } from '@/domain/currency/amountUnits'
import { parseTyped } from '@/domain/money/typedAmount'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'
import { draftPrefilled, selectCurrenciesStatus, selectDraft } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import type { ListStatus } from '@/store/currency/loadLists'
import { suggestWorth } from '@/store/quote/suggestWorth'
import { useLinkedPair } from './useLinkedPair'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'

/** `?from=btc-btc&to=eth-eth&amount=0.1` (R52), once per link, so that typing is never overwritten. */
export function usePrefill(): boolean {
  const { query } = useRouter()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const known = useLinkedPair()
  const { isMissing } = known
  const { from, to, amount, side, fixed } = query
  const link = known.isLink ? [from, to, amount, side, fixed].map(String).join('|') : null

  useLoadCurrencies(isMissing)

  const fill = useEffectEvent(() => {
    if (!known.from || !known.to || known.from === known.to) return
    const filled: Partial<ExchangeDraft> = { from: known.from.symbol, to: known.to.symbol }
    const linkedSide = side === 'to' ? 'to' : 'from'
    const typed = parseTyped(String(amount ?? ''), amountUnits(known[linkedSide]))
    if (typed) {
      Object.assign(filled, { amount: typed, typed: null, isSuggested: false })
      filled.side = linkedSide
    }
    if (fixed === 'true' || fixed === 'false') filled.fixed = fixed === 'true'
    const draft = selectDraft(store.getState())
    const isNew = Object.entries(filled).some(([key, value]) => draft[key as keyof ExchangeDraft] !== value)
    if (!isNew) return
    const isOther = draft.from !== filled.from
    dispatch(draftPrefilled(filled))
    if (isOther && !typed) {
      void dispatch(suggestWorth({ side: 'from', symbol: known.from.symbol, worthUsd: null }))
    }
  })
  useEffect(() => {
    if (link && !isMissing) fill()
  }, [link, isMissing])
  // Only where it counts: a form without a link draws itself anew for no list.
  return useAppSelector((state) => isMissing && isToCome(selectCurrenciesStatus(state)))
}

const isToCome = (status: ListStatus) => status === 'idle' || status === 'request'

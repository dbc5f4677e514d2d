import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { parseTyped } from '@/domain/amount'
import { slugOf, type Currency } from '@/domain/currency'
import {
  draftPrefilled,
  selectCurrencies,
  selectCurrenciesStatus,
  selectDraft,
  type ExchangeDraft,
} from '@/store/exchangeSlice'
import { useMissingCurrencies } from './useMissingCurrencies'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/**
 * The deep link `?from=btc-btc&to=eth-eth&amount=0.1` (field-notes E) fills the draft. What it names wrongly is left
 * alone. Runs once for each link, so that typing afterwards is never overwritten. Gives true while the currencies of the
 * link are on their way: what the draft then holds is not what was asked for.
 */
export function usePrefill(): boolean {
  const { query, isReady } = useRouter()
  const dispatch = useAppDispatch()
  const currencies = useAppSelector(selectCurrencies)
  const status = useAppSelector(selectCurrenciesStatus)
  const draft = useAppSelector(selectDraft)
  const { from, to, amount, side, fixed } = query
  const link = isReady && from && to ? [from, to, amount, side, fixed].map(String).join('|') : null
  const known = link ? { from: bySlug(currencies, from), to: bySlug(currencies, to) } : null
  const isMissing = known !== null && (!known.from || !known.to)

  useMissingCurrencies(isMissing)

  const fill = useEffectEvent(() => {
    if (!known?.from || !known.to || known.from === known.to) return
    const filled: Partial<ExchangeDraft> = { from: known.from.symbol, to: known.to.symbol }
    const typed = parseTyped(String(amount ?? ''))
    if (typed) Object.assign(filled, { amount: typed, typed: null, side: side === 'to' ? 'to' : 'from' })
    if (fixed === 'true' || fixed === 'false') filled.fixed = fixed === 'true'
    const isNew = Object.entries(filled).some(([key, value]) => draft[key as keyof ExchangeDraft] !== value)
    if (isNew) dispatch(draftPrefilled(filled))
  })
  useEffect(() => {
    if (link && !isMissing) fill()
  }, [link, isMissing])
  return isMissing && (status === 'idle' || status === 'request')
}

const bySlug = (currencies: Currency[], slug: unknown) =>
  currencies.find((currency) => slugOf(currency) === slug)

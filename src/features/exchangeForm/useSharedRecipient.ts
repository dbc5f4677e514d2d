import { useEffect, useEffectEvent, useState } from 'react'
import { logFailure } from '@/browser/logFailure'
import { sharedTextOf } from '@/domain/site/sharedText'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import {
  amountTaken,
  currencyChosen,
  recipientTyped,
  selectCurrencies,
  selectCurrenciesStatus,
  selectTo,
} from '@/store/slices/exchangeSlice'

type SharedTextReader = typeof import('@/domain/address/readSharedText')

export type SharedRecipient = 'none' | 'taken' | 'unread'

/** What another app has shared with this one, behind the `#`: it fills in the form, and the visitor confirms it in the steps as
 * if it were typed. */
export function useSharedRecipient(): SharedRecipient {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [text, setText] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<SharedRecipient>('none')
  const isListed = useAppSelector((state) => selectCurrenciesStatus(state) === 'success')
  useLoadCurrencies(text !== null)

  useEffect(() => {
    const take = () => {
      const shared = sharedTextOf(window.location.hash)
      if (shared === null) return
      // Out of the history, where others who use this device would find it.
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
      setText(shared)
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  const fill = useEffectEvent(({ readSharedText }: SharedTextReader, shared: string) => {
    const state = store.getState()
    const found = readSharedText(shared, selectCurrencies(state), selectTo(state) ?? null)
    setText(null)
    setOutcome(found ? 'taken' : 'unread')
    if (!found) return
    const { currency, code } = found
    dispatch(currencyChosen({ side: 'to', symbol: currency.symbol }))
    if (code.amount) dispatch(amountTaken({ side: 'to', amount: code.amount }))
    dispatch(recipientTyped({ addressTo: code.address, addressToName: '', extraIdTo: code.extraId ?? '' }))
  })
  useEffect(() => {
    if (text === null || !isListed) return
    import('@/domain/address/readSharedText').then(
      (reader) => fill(reader, text),
      (error: unknown) => logFailure('shared text', error),
    )
  }, [text, isListed])
  return outcome
}

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { reloadedDraft, storeDraft } from '@/browser/page/reloadedDraft'
import { isAmount } from '@/domain/money/amount'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { draftPrefilled, selectCurrencies, selectDraft } from '@/store/slices/exchangeSlice'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'

type Typed = Pick<ExchangeDraft, 'from' | 'to' | 'side' | 'amount' | 'fixed'>

/** The pair and the amount outlive a reload of the page; addresses have a storage of their own (useTypedRecipient). A link wins. */
export function useReloadedDraft(): void {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  // Null for the server, and for a page that was not reloaded: then nothing is rendered once more.
  const text = useSyncExternalStore(never, linklessDraft, () => null)
  const typed = useMemo(() => typedIn(text), [text])
  const isListed = useAppSelector(
    (state) =>
      typed !== null &&
      [typed.from, typed.to].every((symbol) => selectCurrencies(state).some((one) => one.symbol === symbol)),
  )
  useLoadCurrencies(typed !== null && !isListed)
  useEffect(() => {
    if (!typed || !isListed || filled.has(store)) return
    filled.add(store)
    dispatch(draftPrefilled({ ...typed, typed: null, isSuggested: false }))
  }, [dispatch, store, typed, isListed])
  useEffect(() => {
    const leave = () => {
      const { from, to, side, amount, fixed, isSuggested } = selectDraft(store.getState())
      if (!isSuggested) storeDraft({ from, to, side, amount, fixed })
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [store])
}

const never = () => () => {}

/** Once for a page: a form that is shown again, or another one, must not undo what was typed since. */
const filled = new WeakSet<object>()

const linklessDraft = () => (new URLSearchParams(window.location.search).has('from') ? null : reloadedDraft())

function typedIn(text: string | null): Typed | null {
  const draft = JSON.parse(text ?? 'null') as Record<string, unknown> | null
  const { from, to, side, amount, fixed } = draft ?? {}
  const isRight =
    typeof from === 'string' &&
    typeof to === 'string' &&
    from !== to &&
    (side === 'from' || side === 'to') &&
    typeof amount === 'string' &&
    isAmount(amount) &&
    typeof fixed === 'boolean'
  return isRight ? { from, to, side, amount, fixed } : null
}

import { useRouter } from 'next/router'
import { currencySpellings } from '@/domain/currency/currencySpellings'
import { selectCurrencies, selectCurrenciesStatus, selectCurrencyBySlug } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import type { RootState } from '@/store/makeStore'

/** By slug (`usdt-trx`), else as people write it (`USDT`): only the whole list says on which networks a coin is. */
const bySpelling = (spelling: unknown) => (state: RootState) => {
  if (typeof spelling !== 'string') return undefined
  const lower = spelling.toLowerCase()
  const known = selectCurrencyBySlug(lower)(state)
  if (known || selectCurrenciesStatus(state) !== 'success') return known
  return currencySpellings(selectCurrencies(state)).get(lower)
}

export function useLinkedPair() {
  const { query, isReady } = useRouter()
  const isLink = isReady && Boolean(query.from && query.to)
  const from = useAppSelector(bySpelling(isLink && query.from))
  const to = useAppSelector(bySpelling(isLink && query.to))
  const isMissing = isLink && (!from || !to)
  const hasLoaded = useAppSelector(selectCurrenciesStatus) === 'success'
  const isUnknown = isLink && (isMissing ? hasLoaded : from === to)
  return { isLink, from, to, isMissing, isUnknown }
}

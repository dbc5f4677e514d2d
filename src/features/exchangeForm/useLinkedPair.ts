import { useRouter } from 'next/router'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import { mainNetworkOf } from '@/domain/currency/mainNetwork'
import { selectCurrencies, selectCurrenciesStatus, selectCurrencyBySlug } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import type { RootState } from '@/store/makeStore'

/** By slug (`usdt-trx`), symbol or ticker: only the whole list says on which networks a coin is. */
const bySpelling = (spelling: unknown) => (state: RootState) => {
  if (typeof spelling !== 'string') return undefined
  const lower = spelling.toLowerCase()
  const known = selectCurrencyBySlug(lower)(state)
  return known || selectCurrenciesStatus(state) !== 'success'
    ? known
    : spelled(lower, selectCurrencies(state))
}

function spelled(lower: string, currencies: readonly Currency[]) {
  const symbol = currencies.find((one) => one.symbol === lower)
  const [first, ...others] = currencies.filter((one) => tickerOf(one) === lower)
  return symbol ?? (first && mainNetworkOf([first, ...others]))
}

export function useLinkedPair() {
  const { query, isReady } = useRouter()
  const isLink = isReady && Boolean(query.from && query.to)
  const from = useAppSelector(bySpelling(isLink && query.from))
  const to = useAppSelector(bySpelling(isLink && query.to))
  const isMissing = isLink && (!from || !to)
  const hasLoaded = useAppSelector((state) => isMissing && selectCurrenciesStatus(state) === 'success')
  const isUnknown = isLink && (isMissing ? hasLoaded : from === to)
  return { isLink, from, to, isMissing, isUnknown }
}

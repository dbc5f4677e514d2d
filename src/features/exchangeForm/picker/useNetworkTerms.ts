import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchNetworkTerms } from '@/api/quotes'
import type { NetworkTerms } from '@/contract/quotes'
import { tickerOf } from '@/domain/currency/currency'
import { minutesText } from '@/domain/exchange/quote'
import { fullAmount, isZero, toDigits } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppStore } from '@/store/hooks'
import type { Side } from '@/store/quote/exchangeDraft'
import { selectCurrencies, selectDraft, selectFrom, selectTo } from '@/store/slices/exchangeSlice'
import type { PickerTerms } from '@/ui/picker/PickerTerms'

/** Milliseconds in which the coins that come in sight are one request; the contract takes a dozen. */
const GATHERED = 120
const MOST = 12
/** Of a fee that is about this much. */
const FEE_DIGITS = 3

let isMissing = false

type Terms = { known: ReadonlyMap<string, NetworkTerms>; answered: ReadonlySet<string> }
const NOTHING: Terms = { known: new Map(), answered: new Set() }

/** Fetched when the picker is open; where the back end has none, the picker is as before. */
export function useNetworkTerms(side: Side): PickerTerms {
  const { known, answered, want } = useFetchedTerms(side)
  const textsOf = useTermsText(side)
  const [isExpected] = useState(() => !isMissing)
  const lines = side === 'to' ? 3 : 2
  const of = useCallback((symbol: string) => textsOf(known.get(symbol)), [known, textsOf])
  const isKnown = useCallback((ticker: string) => answered.has(ticker), [answered])
  return { lines: isExpected ? lines : 0, isKnown, of, want }
}

function useFetchedTerms(side: Side) {
  const store = useAppStore()
  const [{ known, answered }, setTerms] = useState(NOTHING)
  const wanted = useRef(new Set<string>())
  const waiting = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const fetchWaiting = useCallback(() => {
    const state = store.getState()
    const other = side === 'from' ? selectTo(state) : selectFrom(state)
    const { fixed } = selectDraft(state)
    while (other && waiting.current.length > 0) {
      const tickers = waiting.current.splice(0, MOST)
      const query = { side, tickers: tickers.join(','), fixed }
      fetchNetworkTerms({ ...query, ticker: tickerOf(other), network: other.network }).then(
        (rows) => {
          isMissing = false
          setTerms((before) => ({
            known: new Map([...before.known, ...rows.map((row) => [row.symbol, row] as const)]),
            answered: new Set([...before.answered, ...tickers]),
          }))
        },
        // Networks can be chosen without; the next picker leaves no room for what does not come.
        () => (isMissing = true),
      )
    }
  }, [side, store])
  const want = useCallback(
    (ticker: string) => {
      if (wanted.current.has(ticker)) return
      wanted.current.add(ticker)
      waiting.current.push(ticker)
      clearTimeout(timer.current)
      timer.current = setTimeout(fetchWaiting, GATHERED)
    },
    [fetchWaiting],
  )
  return { known, answered, want }
}

function useTermsText(side: Side) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const store = useAppStore()
  return useCallback(
    (terms: NetworkTerms | undefined): string[] => {
      if (!terms) return []
      const { symbol, min, networkFee, speed } = terms
      const state = store.getState()
      const coin = selectCurrencies(state).find((one) => one.symbol === symbol)
      const sent = side === 'from' ? coin : selectFrom(state)
      return [
        networkFee && coin
          ? t('picker.networkFee', {
              amount: `${fullAmount(toDigits(networkFee, FEE_DIGITS), intl)}\u00a0${coin.symbolFront}`,
            })
          : '',
        min && !isZero(min) && sent
          ? t('amount.min', { min: fullAmount(min, intl), ticker: sent.symbolFront })
          : '',
        speed ? t('form.speed', { minutes: minutesText(speed) }) : '',
      ].filter(Boolean)
    },
    [t, intl, store, side],
  )
}

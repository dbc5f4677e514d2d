import { useEffect, useState } from 'react'
import { fetchOffers } from '@/api/offers'
import { timings } from '@/config/timings'
import type { OfferList } from '@/contract/quotes'
import { quoteKey, type QuoteRequest } from '@/domain/exchange/quote'

type Listed = { key: string; list: OfferList | null }

/** The offers of a request; null while they are not known. Fetched again with each quote, and once more where a
 * provider had not answered yet. A failure leaves what is shown: the quote itself says why there is none. */
export function useOffers(request: QuoteRequest, quotedAt: string | null, isQuoting: boolean) {
  const [listed, setListed] = useState<Listed | null>(null)
  const key = quoteKey(request)
  useEffect(() => {
    if (isQuoting) return
    const stop = new AbortController()
    const show = (list: OfferList) => !stop.signal.aborted && setListed({ key, list })
    const load = async () => {
      const list = await fetchOffers(request, stop.signal)
      show(list)
      if (!list.missing.some(({ code }) => code === 'pending')) return
      await wait(timings.offersRetry)
      if (!stop.signal.aborted) show(await fetchOffers(request, stop.signal))
    }
    load().catch(() => setListed((known) => (known?.key === key ? known : { key, list: null })))
    return () => stop.abort()
  }, [request, key, quotedAt, isQuoting])
  return listed?.key === key ? listed.list : null
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

import { fetchPrices } from '@/api/markets'
import type { BitcoinPrice } from '@/api/pageServices'
import * as timings from '@/config/timings'
import { loadCatalogue } from './loadCatalogue'

let cached: { at: number; price: Promise<BitcoinPrice | null> } | undefined

/** Also a failure is cached: a hanging back end must not delay every visitor. */
export function loadBitcoinPrice(now = Date.now()): Promise<BitcoinPrice | null> {
  if (cached && now - cached.at < timings.pageFresh) return cached.price
  const price = fetchPrice().catch(() => null)
  cached = { at: now, price }
  return price
}

async function fetchPrice(): Promise<BitcoinPrice | null> {
  const [{ btc }, { isSandbox }] = await Promise.all([fetchPrices(['btc']), loadCatalogue()])
  return btc && Number(btc.priceUsd) > 0 ? { usd: btc.priceUsd, isSample: isSandbox } : null
}

import { fetchPrices } from '@/api/markets'
import { wireBackEnd } from '@/api/wireBackEnd'
import * as timings from '@/config/timings'
import { loadCatalogue } from '@/api/loadCatalogue'

/** In US dollars; `isSample`: the sandbox's, no market price. */
export type BitcoinPrice = { usd: string; isSample: boolean }

const held = globalThis as { halyardBitcoinPrice?: { at: number; price: Promise<BitcoinPrice | null> } }

/** Also a failure is cached: a hanging back end must not delay every visitor. */
export function loadBitcoinPrice(now = Date.now()): Promise<BitcoinPrice | null> {
  const cached = held.halyardBitcoinPrice
  if (cached && now - cached.at < timings.pageFresh) return cached.price
  const price = fetchPrice().catch(() => null)
  held.halyardBitcoinPrice = { at: now, price }
  return price
}

async function fetchPrice(): Promise<BitcoinPrice | null> {
  wireBackEnd()
  const [{ btc }, { isSandbox }] = await Promise.all([fetchPrices(['btc']), loadCatalogue()])
  return btc && Number(btc.priceUsd) > 0 ? { usd: btc.priceUsd, isSample: isSandbox } : null
}

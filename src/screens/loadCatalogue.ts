import { fetchCurrencies } from '@/api/currencies'
import { timings } from '@/config/timings'
import type { Currency } from '@/domain/currency'

type Kept = { at: number; list: Promise<Currency[]> }
const held = globalThis as { halyardCatalogue?: Kept }

/** The currency list for page loaders, asked for once in the time a page stays fresh. A failure is not kept. */
export function loadCatalogue(now = Date.now()): Promise<Currency[]> {
  const kept = held.halyardCatalogue
  if (kept && now - kept.at < timings.pageFresh) return kept.list
  const list = fetchCurrencies()
  held.halyardCatalogue = { at: now, list }
  list.catch(() => (held.halyardCatalogue = undefined))
  return list
}

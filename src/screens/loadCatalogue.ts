import { fetchCurrencies } from '@/api/currencies'
import { timings } from '@/config/timings'
import type { Currency } from '@/domain/currency'

type Kept = { at: number; list: Promise<Currency[]> }
const held = globalThis as { halyardPageCatalogue?: Kept }

/** The currency list for page loaders, asked for once in the time a page stays fresh. A failure is not kept. */
export function loadCatalogue(now = Date.now()): Promise<Currency[]> {
  const kept = held.halyardPageCatalogue
  if (kept && now - kept.at < timings.pageFresh) return kept.list
  const list = fetchCurrencies()
  held.halyardPageCatalogue = { at: now, list }
  list.catch(() => (held.halyardPageCatalogue = undefined))
  return list
}

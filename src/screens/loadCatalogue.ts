import { fetchCatalogue } from '@/api/currencies'
import { timings } from '@/config/timings'

type Catalogue = ReturnType<typeof fetchCatalogue>
const held = globalThis as { halyardPageCatalogue?: { at: number; catalogue: Catalogue } }

/** The currency list for page loaders, asked for once in the time a page stays fresh. A failure is not kept. */
export function loadCatalogue(now = Date.now()): Catalogue {
  const kept = held.halyardPageCatalogue
  if (kept && now - kept.at < timings.pageFresh) return kept.catalogue
  const catalogue = fetchCatalogue()
  held.halyardPageCatalogue = { at: now, catalogue }
  catalogue.catch(() => (held.halyardPageCatalogue = undefined))
  return catalogue
}

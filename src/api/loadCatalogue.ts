import { fetchCatalogue } from '@/api/currencies'
import { timings } from '@/config/timings'

type Catalogue = ReturnType<typeof fetchCatalogue>
const held = globalThis as { halyardPageCatalogue?: { until: number; catalogue: Catalogue } }

/**
 * The currency list for page loaders, asked for once in the time a page stays fresh. A failure is kept for a moment: the
 * error page is made of the same list, and must not wait once more for a back end that hangs.
 */
export function loadCatalogue(): Catalogue {
  const kept = held.halyardPageCatalogue
  if (kept && Date.now() < kept.until) return kept.catalogue
  const catalogue = fetchCatalogue()
  const asked = { until: Date.now() + timings.pageFresh, catalogue }
  held.halyardPageCatalogue = asked
  catalogue.catch(() => {
    asked.until = Date.now() + timings.backEndRest
  })
  return catalogue
}

import { fetchCatalogue } from '@/api/currencies'
import { startedOperator } from '@/config/operator/startOperator'
import * as timings from '@/config/timings'
import { offeredOf } from '@/domain/currency/currencyChoice'

type Catalogue = ReturnType<typeof fetchCatalogue>
const held = globalThis as { halyardPageCatalogue?: { until: number; catalogue: Catalogue } }

/** Cached as long as a page stays fresh; a failure for a moment, so that the error page need not wait again. */
export function loadCatalogue(): Catalogue {
  const cached = held.halyardPageCatalogue
  if (cached && Date.now() < cached.until) return cached.catalogue
  const { currencies: choice } = startedOperator().file
  const catalogue = fetchCatalogue().then((fetched) => ({
    ...fetched,
    currencies: offeredOf(fetched.currencies, choice),
  }))
  const pending = { until: Date.now() + timings.pageFresh, catalogue }
  held.halyardPageCatalogue = pending
  catalogue.catch(() => {
    pending.until = Date.now() + timings.backEndCooldown
  })
  return catalogue
}

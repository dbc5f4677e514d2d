import { fetchCatalogue } from '@/api/currencies'
import type { Catalogue } from '@/api/pageServices'
import { startedOperator } from '@/config/operator/startOperator'
import * as timings from '@/config/timings'
import { offeredOf } from '@/domain/currency/currencyChoice'

let cached: { until: number; catalogue: Promise<Catalogue> } | undefined

/** Cached as long as a page stays fresh; a failure for a moment, so that the error page need not wait again. */
export function loadCatalogue(): Promise<Catalogue> {
  if (cached && Date.now() < cached.until) return cached.catalogue
  const { currencies: choice } = startedOperator().file
  const catalogue = fetchCatalogue().then((fetched) => ({
    ...fetched,
    currencies: offeredOf(fetched.currencies, choice),
  }))
  const pending = { until: Date.now() + timings.pageFresh, catalogue }
  cached = pending
  catalogue.catch(() => {
    pending.until = Date.now() + timings.backEndCooldown
  })
  return catalogue
}

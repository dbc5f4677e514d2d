import type { NextApiRequest, NextApiResponse } from 'next'
import { servedCountries } from '@/config/operator/operatorFacts'
import { isCountryServed } from '@/domain/site/servedCountry'
import type { VisitorRegion } from '@/domain/site/visitorRegion'
import { callerCountry } from '@/runtime/callerCountry'

/** GET /api/site/region: what the proxy says of this visitor's country. Pages are cached for all countries, so browsers
 * request it by themselves, where COUNTRY_HEADER is set. */
export function regionHandler(req: NextApiRequest, res: NextApiResponse<VisitorRegion>) {
  const country = callerCountry(req)
  res.setHeader('cache-control', 'private, no-store')
  res.status(200).json({ country, isServed: isCountryServed(country, servedCountries()) })
}

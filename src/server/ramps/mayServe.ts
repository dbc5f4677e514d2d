import { env } from '@/config/env'
import { servedCountries } from '@/config/operator/operatorFacts'
import { isAuthorised } from '@/domain/ramp/restrictedRegions'
import { isCountryServed } from '@/domain/site/region'
import { SANDBOX } from '@/server/database/schema'
import type { Ramp } from './ramp'

/** Regions and countries in which the operator has found it authorised. */
const authorisationsOf = (id: string): string[] =>
  env.rampAuthorisations.flatMap(([ramp, region]) => (ramp === id ? [region] : []))

/**
 * Whether it may be offered to somebody who says that they live in `country`.
 * @param callerCountry by COUNTRY_HEADER; null: not known. Whoever calls from where it may not be offered gets no offer,
 * whatever country they choose
 */
export function mayServe({ id }: Pick<Ramp, 'id'>, country: string, callerCountry: string | null): boolean {
  const named = authorisationsOf(id)
  // Where no money moves, nobody needs to be authorised.
  const isOpen = (one: string) =>
    (id === SANDBOX || isAuthorised(one, named)) && isCountryServed(one, servedCountries())
  return isOpen(country) && (callerCountry === null || isOpen(callerCountry))
}

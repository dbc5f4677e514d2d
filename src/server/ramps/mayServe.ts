import { env } from '@/config/env'
import { servedCountries } from '@/config/operator/operatorFacts'
import { isAuthorised } from '@/domain/ramp/restrictedRegions'
import { isCountryServed } from '@/domain/site/region'
import type { Ramp } from './ramp'

/** Regions and countries in which the operator has found it authorised. */
export const authorisationsOf = (id: string): string[] =>
  env.rampAuthorisations.flatMap(([ramp, region]) => (ramp === id ? [region] : []))

/**
 * Whether it may be offered to somebody who says that they live in `country`.
 * @param callerCountry by COUNTRY_HEADER; null: not known. Whoever calls from where it may not be offered gets no offer,
 * whatever country they choose
 */
export function mayServe({ id }: Pick<Ramp, 'id'>, country: string, callerCountry: string | null): boolean {
  const named = authorisationsOf(id)
  const isOpen = (one: string) => isAuthorised(one, named) && isCountryServed(one, servedCountries())
  return isOpen(country) && (callerCountry === null || isOpen(callerCountry))
}

/** In at least one country, where it names none. */
export const mayServeSomewhere = ({ id }: Pick<Ramp, 'id'>, countries: Iterable<string>): boolean =>
  [...countries].some((country) => mayServe({ id }, country, null))

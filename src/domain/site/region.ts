/** Visitors whose clock stands at one of these offsets may not use the service (R9). */
export const RESTRICTED_OFFSETS: readonly string[] = ['+03:30', '+04:30', '+06:30']

/** `utcOffset` as `+05:30`. */
export const isRestricted = (utcOffset: string): boolean => RESTRICTED_OFFSETS.includes(utcOffset)

/** Proxies' names for unknown countries. Cloudflare's for Tor, T1, is no code at all. */
const UNKNOWN = ['XX', 'ZZ']

/** ISO 3166-1; null where a proxy names none. */
export function countryCode(named: string | undefined): string | null {
  const country = (named ?? '').toUpperCase()
  return /^[A-Z]{2}$/.test(country) && !UNKNOWN.includes(country) ? country : null
}

/** ISO 3166-1 codes: all of `allow`, or all there are, but none of `deny`. */
export type CountryChoice = { allow?: readonly string[] | undefined; deny?: readonly string[] | undefined }

/** Where only some countries are allowed, an unknown one is not among them. */
export function isCountryServed(country: string | null, { allow, deny }: CountryChoice = {}): boolean {
  if (country === null) return !allow
  return (!allow || allow.includes(country)) && !deny?.includes(country)
}
